import { useNow } from '@kaksha/contract/now';
import { describeBatch } from '@kaksha/domain/batches';
import { countText } from '@kaksha/domain/count-text';
import { formatMoney } from '@kaksha/domain/money';
import type { DeletionPreview } from '@kaksha/domain/profile';
import styles from './profile-page.module.css';

/** Seats with their refunds, places in waiting lists, certificates and invoices of an account that is to be deleted. */
export function DeletionFacts({ preview }: { preview: DeletionPreview }) {
  const { seats, waiting, certificates, invoices } = preview;
  const now = useNow();
  const isOne = certificates === 1;
  return (
    <>
      {seats.length > 0 && (
        <div className={styles.facts}>
          <h3 id="seats-to-leave">Your seats go to other learners</h3>
          <ul aria-labelledby="seats-to-leave">
            {seats.map((seat) => (
              <li key={seat.batch.id}>
                <strong dir="auto">{seat.courseName}</strong>
                <span className="meta">{describeBatch(seat.batch, now)}</span>
                <span>{refundText(seat)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {waiting > 0 && <p>{`You leave ${countText(waiting, 'waiting list')}.`}</p>}
      {certificates > 0 && (
        <p>
          {`Your ${isOne ? 'certificate is' : `${certificates} certificates are`} revoked: ${isOne ? 'its page is' : 'their pages are'} gone, and ${isOne ? 'it does' : 'they do'} not verify any more.`}
        </p>
      )}
      {invoices > 0 && (
        <p>Invoices are kept, with the name on them, as the law asks. Download yours at Payments before you go.</p>
      )}
    </>
  );
}

function refundText({ amount, refund, currency, message }: DeletionPreview['seats'][number]): string {
  if (refund > 0) return `${formatMoney(refund, currency)} goes back to you the way you paid.`;
  return amount === 0 ? 'The seat was free.' : `No refund of ${formatMoney(amount, currency)}. ${message}`;
}
