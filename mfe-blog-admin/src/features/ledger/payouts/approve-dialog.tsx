import { ApiError, messageOf } from '@kaksha/api-client/errors';
import { approvePayout, setPayoutRoute } from '@kaksha/api-client/payouts';
import { formatMoney } from '@kaksha/domain/money';
import { payoutRouteRules } from '@kaksha/domain/payout-rules';
import type { AdminPayout } from '@kaksha/domain/payouts';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Banner } from '@kaksha/ui/banner';
import { Dialog } from '@kaksha/ui/dialog';
import { useBlogStore } from '../../../store/store-context';
import styles from './payouts.module.css';

const wantedAccount = ({ routeAccount }: { routeAccount: string }) => routeAccount.trim() || null;

/** Codes that mean that the shown payout is outdated. */
const outdated: readonly ApiError['code'][] = [
  'PAYOUT_CHANGED',
  'PAYOUT_STATE',
  'PAYOUT_ACCOUNT_CHANGED',
  'PAYOUT_ACCOUNT_MISSING',
  'PAYOUT_ACCOUNT_NEW',
];

interface ApproveDialogProps {
  payout: AdminPayout;
  onChanged: (payout: AdminPayout) => void;
  /** The amount or the account changed meanwhile. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Asks before a payout is approved. The server asks for a second factor. */
export function ApproveDialog({ payout, onChanged, onOutdated, onClose }: ApproveDialogProps) {
  const { http, notify } = useBlogStore().host;
  const { id, amount, currency, trainerName, currentAccount, routeAccount, isPayableByRoute } = payout;
  const { approvals, approvalsNeeded } = payout;
  const sum = formatMoney(amount, currency);
  const typed = { routeAccount: routeAccount ?? '' };
  const form = useYupForm(payoutRouteRules, typed, { read: (values) => ({ routeAccount: wantedAccount(values) }) });

  const approve = async (values: { routeAccount: string }) => {
    const wanted = wantedAccount(values);
    try {
      const isOtherRoute = isPayableByRoute && wanted !== routeAccount;
      // The linked account is a part of the fingerprint; amount and bank account stay those that are shown.
      const shown = isOtherRoute ? await setPayoutRoute(http, id, wanted) : payout;
      if (shown.currentAccount !== currentAccount) {
        onChanged(shown);
        notify.error('The payout was not approved', { description: 'The trainer has changed the account.' });
        onClose();
        return;
      }
      const changed = await approvePayout(http, id, { amount, accountFingerprint: shown.accountFingerprint });
      onChanged(changed);
      const isApproved = changed.state !== 'awaiting';
      const title = isApproved ? `${sum} for ${trainerName} is approved` : `You approved ${sum} for ${trainerName}`;
      notify.success(title, isApproved ? {} : { description: 'Another administrator has to approve it, too.' });
    } catch (error) {
      notify.error('The payout was not approved', { description: messageOf(error, 'Please try again.') });
      if (!(error instanceof ApiError && outdated.includes(error.code))) return;
      onOutdated();
    }
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Approve ${sum} for ${trainerName}?`}
      description={currentAccount ? `It goes to ${currentAccount}.` : undefined}
    >
      {currentAccount ? (
        <Form form={form} onSubmit={approve} aria-label="Approval" className="stack gap-4">
          {isPayableByRoute && (
            <TextField
              name="routeAccount"
              label="Linked account of Razorpay Route"
              hint="Empty: you pay by hand and enter the reference"
            />
          )}
          <p className={styles.facts}>Refunds that arrive later are taken from the next payout.</p>
          {approvalsNeeded > approvals.length + 1 && (
            <p className={styles.facts}>{`It needs the approval of ${approvalsNeeded} administrators.`}</p>
          )}
          <div className={`cluster gap-2 end ${styles.buttons}`}>
            <FormButton onClick={onClose}>Cancel</FormButton>
            <SubmitButton>Approve</SubmitButton>
          </div>
        </Form>
      ) : (
        <Banner tone="saffron">The trainer has typed no account for payouts yet. It is on the page Pricing.</Banner>
      )}
    </Dialog>
  );
}
