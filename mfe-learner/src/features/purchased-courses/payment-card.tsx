import { useNow } from '@kaksha/contract/now';
import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { formatMoney } from '@kaksha/domain/money';
import { classPath } from '@kaksha/domain/paths';
import type { PaymentRecord } from '@kaksha/domain/payments';
import { refundDeadline } from '@kaksha/domain/refunds';
import { coursePath } from '@kaksha/domain/slugs';
import { upperFirst } from '@kaksha/domain/upper-first';
import { Badge } from '@kaksha/ui/badge';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Receipt } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { describePartialRefund, isOpen, isPaid, stateOf } from './payment-state';
import styles from './purchased-courses-page.module.css';

const RefundDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "refund-dialog" */ './refund-dialog')).RefundDialog,
);

export function PaymentCard({ payment }: { payment: PaymentRecord }) {
  const heading = useId();
  const now = useNow();
  const [isRefundOpen, setRefundOpen] = useState(false);
  const { price, paidAt, createdAt, invoices, method } = payment;
  const { tone, label } = stateOf(payment);
  const at = paidAt ?? createdAt;
  const course = { id: payment.courseId, name: payment.courseName };
  const isHeld = payment.status === 'paid' && payment.enrolmentId !== null && payment.refund === null;
  const refundUntil = isPaid(payment) ? refundDeadline(new Date(at)) : null;
  const facts = [
    formatDateTime(at, brand.timeZone),
    payment.trainerName,
    invoices[0]?.number,
    method && methodName(method),
  ].filter(Boolean);
  return (
    <article aria-labelledby={heading} className={`stack gap-4 panel pad-5 ${styles.card}`}>
      <div className={`stack gap-1 ${styles.details}`}>
        <Badge tone={tone}>{label}</Badge>
        <h2 id={heading} className={styles.name}>
          <Link to={isHeld ? classPath(payment.batchId) : coursePath(course)} dir="auto">
            {payment.courseName}
          </Link>
        </h2>
        <p className={`cluster gap-x-4 note ${styles.facts}`}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {payment.partialRefunds.length > 0 && (
          <ul className={`stack gap-1 ${styles.parts}`} aria-label="Refunds of a part">
            {payment.partialRefunds.map((refund) => (
              <li key={refund.requestedAt}>
                <span>{describePartialRefund(refund, price.currency)}</span>
                {refund.reason && <span dir="auto">{refund.reason}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={`stack gap-3 ${styles.side}`}>
        <p className={`row gap-2 baseline ${styles.amount}`}>
          {price.full > price.amount && <s>{formatMoney(price.full, price.currency)}</s>}
          <span>{price.amount === 0 ? 'Free' : formatMoney(price.amount, price.currency)}</span>
        </p>
        <div className={`cluster gap-2 ${styles.actions}`}>
          {invoices.map(({ id, kind, number, url }) => (
            <ButtonLink
              key={id}
              size="s"
              to={url}
              reloadDocument
              target="_blank"
              rel="noopener"
              icon={<Receipt aria-hidden="true" />}
              aria-describedby={heading}
            >
              {kind === 'invoice' ? 'Invoice' : `Credit note ${number}`}
            </ButtonLink>
          ))}
          {isOpen(payment) && (
            <ButtonLink
              size="s"
              variant="ink"
              to={`/payment/${payment.courseId}/${payment.trainerId}?t=${payment.batchId}`}
              aria-describedby={heading}
            >
              {payment.status === 'created' ? 'Continue payment' : 'Try again'}
            </ButtonLink>
          )}
          {refundUntil && now <= refundUntil && (
            <Button size="s" variant="ghost" aria-describedby={heading} onClick={() => setRefundOpen(true)}>
              Ask for a refund
            </Button>
          )}
        </div>
        {refundUntil && <p className="meta">{refundText(refundUntil, now)}</p>}
      </div>
      {isRefundOpen && <RefundDialog payment={payment} onClose={() => setRefundOpen(false)} />}
    </article>
  );
}

/** Until when a refund can be requested; the dialog shows whether the progress of the batch allows it. */
function refundText(until: Date, now: Date): string {
  const moment = formatDateTime(until.toISOString(), brand.timeZone);
  return now <= until ? `Refund possible until ${moment}` : `A refund was possible until ${moment}`;
}

/** Display name of the provider's payment method, e.g. `UPI` or `Card`. */
const methodName = (method: string) => (method.length <= 3 ? method.toUpperCase() : upperFirst(method));
