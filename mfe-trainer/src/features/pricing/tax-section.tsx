import { saveTaxProfile, type TaxProfile } from '@kaksha/api-client/tax-profile';
import { useResource } from '@kaksha/api-client/use-resource';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { billingRules } from '@kaksha/domain/billing-rules';
import {
  type BillingForm,
  billingLimits,
  gstStateOptions,
  gstStates,
  isGstState,
  normalGstin,
} from '@kaksha/domain/tax';
import { BillingFields } from '@kaksha/forms/billing-fields';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { resetAfterSave, useLoadedValues } from '@kaksha/forms/unsaved-values';
import { applyTo, comparedFields, textOf, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect } from 'react';
import styles from '../../settings/settings.module.css';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';

/** How the trainer appears on invoices. */
export function TaxSection() {
  const { taxProfile } = useTrainerStore();
  const userId = useStoreUserId();
  useEffect(() => void taxProfile.load(), [taxProfile]);
  return (
    <AsyncBoundary
      resource={useResource(taxProfile)}
      name="The details of your invoices"
      onRetry={() => void taxProfile.load()}
      loading={<Skeleton shape="block" className={styles.waiting} />}
      // A failed reload must not move a half-filled form.
      staleError="hidden"
    >
      {(stored) => <TaxForm key={userId} stored={stored} />}
    </AsyncBoundary>
  );
}

const comparedTax = comparedFields<BillingForm>(
  { name: 'Name on the invoice', address: 'Address', state: 'State', gstin: 'GST number' },
  {
    state: (code) => (isGstState(code) ? gstStates[code] : textOf(code)),
    gstin: (number) => textOf(normalGstin(number)),
  },
);

const formOf = ({ name, address, state, gstin }: TaxProfile): BillingForm => ({ name, address, state, gstin });

function TaxForm({ stored }: { stored: TaxProfile }) {
  const { taxProfile } = useTrainerStore();
  const host = useHost();
  const form = useYupForm(billingRules, formOf(stored));
  useLoadedValues(form, formOf(stored));
  const { isDirty } = form.formState;
  const { release } = useUnsavedWork(isDirty ? 'The details of your invoices are not saved yet.' : null);
  const conflict = useConflict<BillingForm, TaxProfile>({
    record: 'invoice profile',
    edited: useEdited({ version: stored.version, values: formOf(stored) }, isDirty),
    fields: comparedTax,
    valuesOf: formOf,
    apply: applyTo(form),
  });
  const save = async (values: BillingForm) => {
    let sent = values;
    const saved = await conflict.save(values, (choice, version) => {
      sent = choice;
      return saveTaxProfile(host.http, choice, version);
    });
    if (!saved) return;
    taxProfile.put(saved);
    if (resetAfterSave(form, sent, formOf(saved))) release();
    host.notify.success('Details of your invoices saved');
  };
  return (
    <Form form={form} onSubmit={save} aria-label="Invoices" className="stack gap-6">
      <div className="stack gap-5 top card">
        <h2>Invoices and GST</h2>
        <p>
          Learners get an invoice with these details for each payment. With a GST number, your prices include 18% GST,
          which you pay to the state. Without one, the invoice is a bill of supply without tax.
        </p>
        <BillingFields
          states={gstStateOptions}
          limits={billingLimits}
          gstinHint="Only when you are registered for GST"
        />
      </div>
      <div className="cluster gap-3 gap-x-4 middle">
        <SubmitButton>Save invoice details</SubmitButton>
        {isDirty && <p className="meta">Not saved yet</p>}
      </div>
      {conflict.dialog}
    </Form>
  );
}
