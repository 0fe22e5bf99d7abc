import type { Fees } from '@kaksha/domain/catalogue';
import { formatPrice, payableCurrency, priceIn } from '@kaksha/domain/money';
import { Price } from '@kaksha/ui/price';
import clsx from 'clsx';
import styles from './course-prices.module.css';

/** What learners pay, and below it the fee in dollars where there are both. */
export function CoursePrices({ fees, className }: { fees: Fees; className?: string }) {
  const dollars = payableCurrency(fees) === 'INR' ? priceIn(fees, 'USD') : null;
  return (
    <div className={clsx(styles.prices, className)}>
      <Price fees={fees} />
      {dollars && dollars.amount > 0 && <span className={styles.dollars}>{formatPrice(dollars)}</span>}
    </div>
  );
}
