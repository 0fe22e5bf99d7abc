import type { Rating } from '@kaksha/domain/catalogue';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  rating: Rating;
  /** `brief` is '4.8 (96)', `long` '4.9 128 reviews', `bare` the number only. */
  variant?: 'brief' | 'long' | 'bare';
  className?: string;
}

/** A rating from 1 to 5. */
export function StarRating({ rating, variant = 'brief', className }: StarRatingProps) {
  const average = rating.average.toFixed(1);
  const reviews = rating.count === 1 ? '1 review' : `${rating.count} reviews`;
  return (
    <span className={clsx(styles.rating, variant === 'long' && styles.long, className)}>
      <Star aria-hidden="true" strokeWidth={1.5} />
      <span className="visually-hidden">{`Rated ${average} of 5${variant === 'bare' ? '' : `, ${reviews}`}`}</span>
      <span aria-hidden="true">{average}</span>
      {variant !== 'bare' && (
        <span className={styles.count} aria-hidden="true">
          {variant === 'brief' ? `(${rating.count})` : reviews}
        </span>
      )}
    </span>
  );
}
