import { setPayoutRoute } from '@kaksha/api-client/payouts';
import { useAction } from '@kaksha/api-client/use-action';
import { isolated } from '@kaksha/domain/isolated';
import { payoutRouteRules } from '@kaksha/domain/payout-rules';
import type { AdminPayout } from '@kaksha/domain/payouts';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { useBlogStore } from '../../store/store-context';
import styles from './payouts.module.css';

const wantedAccount = ({ routeAccount }: { routeAccount: string }) => routeAccount.trim() || null;

interface RouteDialogProps {
  payout: AdminPayout;
  onChanged: (payout: AdminPayout) => void;
  onOutdated: () => void;
  onClose: () => void;
}

/** The linked account of Razorpay Route, which pays to the trainer's bank account. */
export function RouteDialog({ payout, onChanged, onOutdated, onClose }: RouteDialogProps) {
  const { http, notify } = useBlogStore().host;
  const { run } = useAction();
  const { id, trainerName, currentAccount, routeAccount } = payout;
  const typed = { routeAccount: routeAccount ?? '' };
  const form = useYupForm(payoutRouteRules, typed, { read: (values) => ({ routeAccount: wantedAccount(values) }) });
  const save = async (values: { routeAccount: string }) => {
    await run(
      async () => {
        onChanged(await setPayoutRoute(http, id, wantedAccount(values)));
        notify.success('The linked account is saved');
        onClose();
      },
      { failed: 'The linked account was not saved', onError: onOutdated },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Linked account"
      description={`${isolated(trainerName)}, ${currentAccount ?? ''}`}
    >
      <Form form={form} onSubmit={save} aria-label="Linked account" className="stack gap-4">
        <TextField
          name="routeAccount"
          label="Linked account of Razorpay Route"
          hint="Without one, you pay from the platform's bank and enter the reference"
        />
        <div className={`cluster gap-2 end ${styles.buttons}`}>
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
