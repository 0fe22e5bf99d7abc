import type { Fees } from '@kaksha/domain/catalogue';
import { formatPrice, payablePrice } from '@kaksha/domain/money';
import { Price } from '@kaksha/ui/price';
import styles from './interested-course-card.module.css';

/**
 * The fee in $ if there is one, else in ₹. With both, the ₹ amount is shown too, because it is the one that is paid.
 */
export function CourseFee({ fees }: { fees: Fees }) {
  const inDollars = fees.usd !== null;
  const paid = payablePrice(fees);
  return (
    <>
      <Price fees={fees} currency={inDollars ? 'USD' : undefined} size="s" full="after" />
      {inDollars && paid?.currency === 'INR' && paid.amount > 0 && (
        <span className={`meta ${styles.paid}`}>{`You pay ${formatPrice(paid)}`}</span>
      )}
    </>
  );
}
