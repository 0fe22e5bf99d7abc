import { billingRules } from '@kaksha/domain/billing-rules';
import { type BillingForm, billingLimits, emptyBilling, gstStateOptions } from '@kaksha/domain/tax';
import { BillingFields } from '@kaksha/forms/billing-fields';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';

interface BillingDialogProps {
  billing: BillingForm | null;
  /** Null: the invoice has the learner's name. */
  onSave: (billing: BillingForm | null) => void;
  onClose: () => void;
}

/** Asks for whom the invoice is. */
export function BillingDialog({ billing, onSave, onClose }: BillingDialogProps) {
  const form = useYupForm(billingRules, billing ?? emptyBilling);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Invoice details"
      description="The invoice is issued when you have paid, and cannot be changed then."
    >
      <Form
        form={form}
        aria-label="Invoice details"
        className="stack gap-4"
        onSubmit={async (values) => onSave(values)}
      >
        <BillingFields
          states={gstStateOptions}
          limits={billingLimits}
          gstinHint="Only for a company that is registered for GST"
        />
        <div className="cluster gap-2 end">
          {billing ? (
            <FormButton onClick={() => onSave(null)}>Use my name instead</FormButton>
          ) : (
            <FormButton onClick={onClose}>Cancel</FormButton>
          )}
          <SubmitButton>Use for the invoice</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
