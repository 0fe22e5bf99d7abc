import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Banner } from '@kaksha/ui/banner';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Spinner } from '@kaksha/ui/spinner';
import { useLearnerStore } from '../../store/store-context';
import { OutcomePanel } from './outcome-panel';
import styles from './outcome-view.module.css';
import { useConfirmation } from './use-confirmation';

/** Shown after the payment until the provider confirms it. */
export function ConfirmingView({ orderId }: { orderId: number }) {
  usePage({ title: 'Confirming your payment', noindex: true });
  const { user } = useSession();
  const { error, status } = useResource(useLearnerStore().order, orderId);
  const { slow, checking, check } = useConfirmation(orderId);
  return (
    <OutcomePanel>
      <Spinner text="Waiting for the bank…" className={styles.wheel} />
      <PageHeading
        title="Confirming your payment"
        text="Your bank has been asked, and its answer is on its way to us. This usually takes a few seconds."
      />
      {status === 'failed' && error && (
        <Banner role="status">{`${error.message} We keep asking; your payment is not lost.`}</Banner>
      )}
      {slow && (
        <Banner
          tone="saffron"
          role="status"
        >{`It takes longer than usual. You need not wait here: as soon as the money arrives you are enrolled${user ? `, and we write to ${user.email}` : ''}. If it does not arrive, your bank gives it back.`}</Banner>
      )}
      <div className={`cluster gap-3 ${styles.actions}`}>
        <Button busy={checking} onClick={check}>
          Check now
        </Button>
        {slow && <ButtonLink to="/user-dashboard/purchased-course">Purchased Courses</ButtonLink>}
      </div>
    </OutcomePanel>
  );
}
