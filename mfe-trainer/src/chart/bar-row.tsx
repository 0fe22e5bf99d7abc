import { formatDay } from '@kaksha/domain/dates';
import type { DayActivity } from '@kaksha/domain/engagement';
import clsx from 'clsx';
import styles from './activity-chart.module.css';
import { type Metric, metricLabels } from './metrics';

interface BarRowProps {
  metric: Metric;
  series: readonly DayActivity[];
  /** So many of the last days are solid. */
  solid: number;
}

/** A bar for each day: as high as the day's metric, against the highest of this row. */
export function BarRow({ metric, series, solid }: BarRowProps) {
  const highest = Math.max(1, ...series.map((day) => day[metric]));
  const step = 100 / series.length;
  const gap = Math.min(0.9, step * 0.3);
  const peak = series.find((day) => day[metric] === highest);
  const label = peak
    ? `${metricLabels[metric]} by day, most on ${formatDay(peak.date)}: ${highest}`
    : `${metricLabels[metric]} by day: none`;
  return (
    <svg className={clsx(styles.bars, styles[metric])} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1="100%" y2="100%" className={styles.base} />
      {series.map((day, index) => {
        const height = (day[metric] / highest) * 100;
        return (
          <g key={day.date} className={clsx(styles.day, index < series.length - solid && styles.before)}>
            <title>{`${formatDay(day.date)}: ${day[metric]}`}</title>
            {/* Hovering anywhere above a day tells its metric. */}
            <rect className={styles.ground} x={`${index * step}%`} width={`${step}%`} height="100%" />
            {height > 0 && (
              <rect
                className={styles.bar}
                x={`${index * step + gap / 2}%`}
                width={`${step - gap}%`}
                y={`${100 - height}%`}
                height={`${height}%`}
                rx="2"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
