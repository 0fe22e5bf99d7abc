import type { Fees } from '@kaksha/domain/catalogue';
import { formatPrice, payableCurrency, priceIn } from '@kaksha/domain/money';
import { Price } from '@kaksha/ui/price';
import clsx from 'clsx';
import styles from './course-prices.module.css';

/** The payable price, with the fee in dollars below it if there are both fees. */
export function CoursePrices({ fees, className }: { fees: Fees; className?: string }) {
  const dollars = payableCurrency(fees) === 'INR' ? priceIn(fees, 'USD') : null;
  return (
    <div className={clsx(styles.prices, className)}>
      <Price fees={fees} />
      {dollars && dollars.amount > 0 && <span className={`note ${styles.dollars}`}>{formatPrice(dollars)}</span>}
    </div>
  );
}
