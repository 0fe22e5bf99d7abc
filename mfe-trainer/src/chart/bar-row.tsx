import { formatDay } from '@kaksha/domain/dates';
import type { DayActivity } from '@kaksha/domain/engagement';
import clsx from 'clsx';
import styles from './activity-chart.module.css';
import { type Metric, metricLabels } from './metrics';

interface BarRowProps {
  metric: Metric;
  series: readonly DayActivity[];
  /** Number of days at the end with solid bars. */
  solid: number;
}

/** One bar per day, scaled to the highest day of the row. */
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
            {/* Makes the whole column show the day's tooltip. */}
            <rect className={styles.column} x={`${index * step}%`} width={`${step}%`} height="100%" />
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
