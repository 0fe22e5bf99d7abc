import { toResourceError } from '@kaksha/api-client/resource';
import { getPaidEnrolment } from '@kaksha/api-client/trainer-refunds';
import { useHost } from '@kaksha/contract/host-context';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { formatMoney } from '@kaksha/domain/money';
import type { PaidEnrolment } from '@kaksha/domain/payments';
import { Banner } from '@kaksha/ui/banner';
import { Dialog } from '@kaksha/ui/dialog';
import { TextLink } from '@kaksha/ui/link';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import styles from './refund-dialog.module.css';
import { RefundForm } from './refund-form';

interface RefundDialogProps {
  enrolmentId: number;
  name: string;
  /** IANA. */
  timeZone: string;
  onRefunded: () => void;
  onClose: () => void;
}

/** Shows what a learner paid and got back, and refunds the learner in full or in part. */
export function RefundDialog({ enrolmentId, name, timeZone, onRefunded, onClose }: RefundDialogProps) {
  const { http } = useHost();
  const [paid, setPaid] = useState<PaidEnrolment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(async () => {
    setFailure(null);
    setPaid(null);
    try {
      setPaid(await getPaidEnrolment(http, enrolmentId));
    } catch (error) {
      setFailure(toResourceError(error).message);
    }
  }, [http, enrolmentId]);
  useEffect(() => void load(), [load]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Refund ${name}`}
      description={paid ? paid.courseName : undefined}
    >
      {failure && <RegionError level={3} title="The payment did not load" text={failure} onRetry={() => void load()} />}
      {!failure && !paid && (
        <>
          <p role="status" className="visually-hidden">
            Loading the payment…
          </p>
          <Skeleton shape="block" className={styles.waiting} />
        </>
      )}
      {paid && (
        <div className="stack gap-4">
          <PaymentFacts paid={paid} timeZone={timeZone} />
          {paid.invoices.length > 0 && (
            <ul className={`cluster gap-1 gap-x-4 ${styles.documents}`} aria-label="Invoice and credit notes">
              {paid.invoices.map(({ id, kind, number, url }) => (
                <li key={id}>
                  <TextLink
                    to={url}
                    reloadDocument
                    target="_blank"
                    rel="noopener"
                  >{`${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`}</TextLink>
                </li>
              ))}
            </ul>
          )}
          {paid.refundable > 0 ? (
            <RefundForm paid={paid} onRefunded={onRefunded} onChanged={() => void load()} onClose={onClose} />
          ) : (
            <Banner role="status">All of it was refunded, or is on its way back.</Banner>
          )}
        </div>
      )}
    </Dialog>
  );
}

const heldText = 'waits for our approval, because your next payouts do not cover it';
const statusTexts = { requested: 'on its way', succeeded: 'paid back', failed: 'did not go through' } as const;

function PaymentFacts({ paid, timeZone }: { paid: PaidEnrolment; timeZone: string }) {
  const { currency, amount, paidAt, refunds } = paid;
  const dayOf = (moment: string) => formatDate(dayIn(timeZone, new Date(moment)));
  return (
    <dl className={styles.facts}>
      <dt>{`Paid on ${dayOf(paidAt)}`}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
      {refunds.map((refund) => (
        <div key={refund.requestedAt} className={styles.refund}>
          <dt>
            <span>{`Refund of ${dayOf(refund.requestedAt)}, ${refund.isHeld ? heldText : statusTexts[refund.status]}`}</span>
            {refund.reason && <span dir="auto">{refund.reason}</span>}
          </dt>
          <dd>{formatMoney(-refund.amount, currency)}</dd>
        </div>
      ))}
      {refunds.length > 0 && (
        <div className={styles.refund}>
          <dt>Can be refunded</dt>
          <dd>{formatMoney(paid.refundable, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
