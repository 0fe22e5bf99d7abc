import { ApiError, messageOf } from '@kaksha/api-client/errors';
import { failPayout, markPayoutPaid } from '@kaksha/api-client/payouts';
import { isolated } from '@kaksha/domain/isolated';
import { formatMoney } from '@kaksha/domain/money';
import { payoutResultRules } from '@kaksha/domain/payout-rules';
import { type AdminPayout, payoutTexts } from '@kaksha/domain/payouts';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { useBlogStore } from '../../store/store-context';
import { FullAccount } from './full-account';
import styles from './payouts.module.css';

interface ResultDialogProps {
  payout: AdminPayout;
  result: 'paid' | 'failed';
  onChanged: (payout: AdminPayout) => void;
  /** Another administrator entered a result, or a failed payout has a new one. */
  onOutdated: () => void;
  onClose: () => void;
}

/** What came of a payment by hand. */
export function ResultDialog({ payout, result, onChanged, onOutdated, onClose }: ResultDialogProps) {
  const { http, notify } = useBlogStore().host;
  const { id, amount, currency, trainerName, account } = payout;
  const form = useYupForm<{ text: string }>(payoutResultRules[result], { text: '' });
  const isPaid = result === 'paid';

  const save = async (values: { text: string }) => {
    try {
      const change = isPaid ? markPayoutPaid : failPayout;
      onChanged(await change(http, id, values.text.trim()));
      notify.success(isPaid ? 'The payout is marked as paid' : 'The payout is marked as failed');
      if (!isPaid) onOutdated();
    } catch (error) {
      notify.error('Nothing was changed', { description: messageOf(error, 'Please try again.') });
      if (!(error instanceof ApiError && error.code === 'PAYOUT_STATE')) return;
      onOutdated();
    }
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={isPaid ? `Was ${formatMoney(amount, currency)} paid?` : `Did ${formatMoney(amount, currency)} fail?`}
      description={`${isolated(trainerName)}, ${account ?? ''}`}
    >
      <Form form={form} onSubmit={save} aria-label="Result of the payment" className="stack gap-4">
        {isPaid ? (
          <>
            <FullAccount payoutId={id} />
            <TextField name="text" label="Reference of the payment" required hint="For example the UTR number" />
          </>
        ) : (
          <TextAreaField
            name="text"
            label="Reason"
            rows={2}
            maxLength={payoutTexts.reasonMax}
            required
            hint="The trainer reads it. The orders join the next payout."
          />
        )}
        <div className={`cluster gap-2 end ${styles.buttons}`}>
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton danger={!isPaid}>{isPaid ? 'Mark as paid' : 'Mark as failed'}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
