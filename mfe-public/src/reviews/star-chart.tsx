import type { Rating } from '@kaksha/domain/catalogue';
import { percentText, wholePercents } from '@kaksha/domain/percent';
import { Star } from 'lucide-react';
import styles from './star-chart.module.css';

interface StarChartProps {
  rating: Rating;
  /** Counts of 1, 2, 3, 4 and 5 stars. */
  stars: readonly number[];
}

/** The average and the share of each number of stars, five stars first. */
export function StarChart({ rating, stars }: StarChartProps) {
  const percents = wholePercents(stars);
  const rows = stars.map((count, index) => ({ given: index + 1, count, percent: percents[index] ?? 0 })).reverse();
  return (
    <div className={styles.chart}>
      <p className={styles.average}>
        <span className={styles.figure}>
          <span>{rating.average.toFixed(1)}</span>
          <Star aria-hidden="true" strokeWidth={1.5} className={styles.star} />
        </span>
        <span className="meta">
          <span className="visually-hidden">of 5 stars, </span>
          <span>{rating.count === 1 ? '1 review' : `${rating.count} reviews`}</span>
        </span>
      </p>
      <ul className={styles.rows} aria-label="Ratings by number of stars">
        {rows.map(({ given, count, percent }) => (
          <li key={given} className={styles.row}>
            <span className="visually-hidden">
              {`${given} ${given === 1 ? 'star' : 'stars'}: ${count} of ${rating.count}, ${percentText(percent)}`}
            </span>
            <span className="row gap-1 middle end" aria-hidden="true">
              <span>{given}</span>
              <Star strokeWidth={1.5} className={styles.star} />
            </span>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="8" />
              <rect className={styles.share} width={percent} height="8" />
            </svg>
            <span className={styles.percent} aria-hidden="true">
              {percentText(percent)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
