import { type StoredPaymentConfig, savePaymentConfig } from '@kaksha/api-client/trainer-settings';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { currencies } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { type PaymentConfigForm, paymentConfigRules } from '@kaksha/domain/trainer-rules';
import { CheckboxField } from '@kaksha/forms/checkbox-field';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { resetAfterSave, useLoadedValues } from '@kaksha/forms/unsaved-values';
import {
  applyTo,
  type ComparedField,
  comparedFields,
  textOf,
  useConflict,
  useEdited,
} from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { TextLink } from '@kaksha/ui/link';
import { useTrainerStore } from '../../store/store-context';
import { CurrencyField, currencyLabels } from './currency-field';
import { PayoutFields } from './payout-fields';

/** Values of the form. */
interface PricingValues extends PaymentConfigForm {
  /** Last digits of the stored account number; an empty account number means this one. */
  accountNumberEnding: string | null;
}

const formOf = (stored: StoredPaymentConfig): PricingValues => ({
  currencies: stored.updatedAt === null ? ['INR'] : stored.currencies,
  payoutKind: stored.payoutKind ?? 'upi',
  upiId: stored.upiId,
  accountName: stored.accountName,
  accountNumber: '',
  accountNumberEnding: stored.accountNumberEnding,
  ifsc: stored.ifsc,
  bankName: stored.bankName,
  taxNumber: stored.taxNumber,
  refundTermsAccepted: stored.refundTermsAccepted,
});

const replacedNumber = 'Another account was saved meanwhile. Please enter the account number again';

/** The refund terms are accepted in all that is saved. */
const comparedPricing: ComparedField<PricingValues>[] = [
  ...comparedFields<PricingValues>(
    { currencies: 'What learners pay in' },
    {
      currencies: (chosen) =>
        textOf(currencies.filter((one) => chosen.includes(one)).map((one) => currencyLabels[one])),
    },
  ),
  {
    label: 'Payout account',
    names: ['payoutKind', 'upiId', 'accountName', 'accountNumber', 'accountNumberEnding', 'ifsc', 'bankName'],
    show({ payoutKind, upiId, accountName, accountNumber, accountNumberEnding, ifsc, bankName }) {
      if (payoutKind === 'upi') return `UPI ID ${textOf(upiId)}`;
      const number = accountNumber.trim() || `ending in ${accountNumberEnding}`;
      const parts = [accountName, `account number ${number}`, ifsc.toUpperCase(), bankName];
      return parts
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', ');
    },
  },
  ...comparedFields<PricingValues>(
    { taxNumber: 'Tax number' },
    { taxNumber: (number) => textOf(number.toUpperCase()) },
  ),
];

export function PricingForm({ stored }: { stored: StoredPaymentConfig }) {
  const store = useTrainerStore();
  const host = useHost();
  const form = useYupForm(paymentConfigRules, formOf(stored), {
    context: () => ({ hasAccount: stored.accountNumberEnding !== null }),
  });
  useLoadedValues(form, formOf(stored));
  const { isDirty } = form.formState;
  const { release } = useUnsavedWork(isDirty ? 'Your payment settings are not saved yet.' : null);

  const conflict = useConflict<PricingValues, StoredPaymentConfig>({
    record: 'payout account',
    edited: useEdited({ version: stored.version, values: formOf(stored) }, isDirty),
    fields: comparedPricing,
    valuesOf: formOf,
    apply: applyTo(form),
  });

  const save = async (values: PricingValues) => {
    let sent = values;
    const saved = await conflict.save(values, async (choice, version, latest) => {
      sent = choice;
      const { accountNumberEnding, ...config } = choice;
      const isKept = config.payoutKind === 'bank' && !config.accountNumber.trim();
      if (latest && isKept && accountNumberEnding !== latest.accountNumberEnding) {
        // The API keeps the latest number only.
        form.setError('accountNumber', { message: replacedNumber });
        return null;
      }
      // The form names the courses that cannot be bought then.
      return savePaymentConfig(host.http, config, { confirmed: true, version });
    });
    if (!saved) return;
    store.pricing.put(saved);
    if (resetAfterSave(form, sent, formOf(saved))) release();
    host.notify.success('Payment settings saved');
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Pricing" className="stack gap-6">
      <div className="stack gap-5 top card">
        <h2>What learners pay in</h2>
        <CurrencyField courses={stored.courses} />
      </div>
      <div className="stack gap-5 top card">
        <h2>Payout account</h2>
        <PayoutFields accountEnding={stored.accountNumberEnding} />
        <TextField
          name="taxNumber"
          label="Tax number"
          hint="GSTIN or PAN, for your payouts"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="stack gap-5 top card">
        <h2>Refund terms</h2>
        <p>
          <span>{`A learner gets the fee back within ${limits.refund.days} days of enrolling, while at most ${limits.refund.heldPercent}% of the sessions are held. `}</span>
          <TextLink to="/policy" tone="prose">
            Read the policy
          </TextLink>
        </p>
        <CheckboxField name="refundTermsAccepted" label="I accept these refund terms" />
      </div>
      <div className="cluster gap-3 gap-x-4 middle">
        <SubmitButton>Save</SubmitButton>
        {isDirty && <p className="meta">Not saved yet</p>}
      </div>
      {conflict.dialog}
    </Form>
  );
}
