import type { Currency, Fees } from '@kaksha/domain/catalogue';
import { formatMoney, formatPrice, payableCurrency, priceIn } from '@kaksha/domain/money';
import clsx from 'clsx';
import styles from './price.module.css';

export interface PriceProps {
  fees: Fees;
  /** By default ₹ when there is a fee in ₹, else $. */
  currency?: Currency;
  size?: 's' | 'm' | 'l';
  /** Position of the struck full fee. */
  full?: 'before' | 'after' | 'below';
  className?: string;
}

/** The price of a course with the full fee struck through, 'Free' or 'Price on request'. */
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
        <s className={`note ${styles.full}`}>
          <span className="visually-hidden">Full fee </span>
          <span>{formatMoney(price.full, price.currency)}</span>
        </s>
      )}
      <span className={clsx(!price && styles.noPrice, price?.amount === 0 && styles.free) || undefined}>
        {formatPrice(price)}
      </span>
    </span>
  );
}
