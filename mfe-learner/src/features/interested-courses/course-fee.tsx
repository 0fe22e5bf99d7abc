import type { Fees } from '@kaksha/domain/catalogue';
import { formatPrice, payableCurrency, priceIn } from '@kaksha/domain/money';
import { Price } from '@kaksha/ui/price';
import styles from './interested-course-card.module.css';

/** What the learner pays, and the fee in $ beside a price in ₹. */
export function CourseFee({ fees }: { fees: Fees }) {
  const currency = payableCurrency(fees) ?? (fees.usd === null ? undefined : 'USD');
  const dollars = priceIn(fees, 'USD');
  return (
    <>
      <Price fees={fees} currency={currency} size="s" full="after" />
      {currency === 'INR' && dollars && dollars.amount > 0 && (
        <span className={`meta ${styles.paid}`}>{formatPrice(dollars)}</span>
      )}
    </>
  );
}
