import type { Currency, Fees } from '@kaksha/domain/catalogue';
import { formatMoney, formatPrice, payableCurrency, priceIn } from '@kaksha/domain/money';
import clsx from 'clsx';
import styles from './price.module.css';

export interface PriceProps {
  fees: Fees;
  /** The learner's currency by default: ₹ when there is a fee in ₹, else $. */
  currency?: Currency;
  size?: 's' | 'm' | 'l';
  /** Where the struck full fee stands. */
  full?: 'before' | 'after' | 'below';
  className?: string;
}

/** What a course costs: the full fee struck through and the discounted one, 'Free' or 'Price on request'. */
export function Price({ fees, currency, size = 'm', full = 'before', className }: PriceProps) {
  const paid = currency ?? payableCurrency(fees);
  const price = paid && priceIn(fees, paid);
  const look = clsx(
    styles.price,
    styles[size],
    full === 'after' && styles.after,
    full === 'below' && styles.stack,
    className,
  );
  return (
    <span className={look}>
      {price && price.full > price.amount && (
        <s className={styles.full}>
          <span className="visually-hidden">Full fee </span>
          {formatMoney(price.full, price.currency)}
        </s>
      )}
      <span className={clsx(!price && styles.words, price?.amount === 0 && styles.free)}>{formatPrice(price)}</span>
    </span>
  );
}
