import { deviceTimeZone, formatDay } from '@kaksha/domain/dates';
import {
  type ActivityFigures,
  type ActivityPeriod,
  activityPeriods,
  type DayActivity,
} from '@kaksha/domain/engagement';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import clsx from 'clsx';
import { useId } from 'react';
import styles from './activity-chart.module.css';
import { BarRow } from './bar-row';
import { MetricTable } from './metric-table';
import { type Change, type Metric, metricLabels, metrics, shareOf } from './metrics';

interface ActivityChartProps {
  title: string;
  /** One entry per day, today last. */
  series: readonly DayActivity[];
  /** Totals of the period. */
  totals: ActivityFigures;
  /** Changes since the earlier period. */
  changes: Partial<Record<Metric, Change>>;
  /** Name of the earlier period, e.g. 'the 30 days before'. */
  against: string;
  days: ActivityPeriod;
  onDays: (days: ActivityPeriod) => void;
}

/** Number of days at the end with solid bars. */
const solidDays = 7;
const periods = activityPeriods.map((days) => ({ value: String(days), label: `${days} days` }));

/** Views, contacts and enrolments per day on a common time axis, also available as a table. */
export function ActivityChart({ title, series, totals, changes, against, days, onDays }: ActivityChartProps) {
  const heading = useId();
  const highest = Math.max(0, ...series.map(({ views }) => views));
  const notes: Record<Metric, string | null> = {
    views: highest > 0 ? `highest day ${highest}` : null,
    contacts: shareOf(totals.contacts, totals.views, 'views'),
    enrolments:
      shareOf(totals.enrolments, totals.contacts, 'contacts') ?? shareOf(totals.enrolments, totals.views, 'views'),
  };
  return (
    <section aria-labelledby={heading} className={`panel round ${styles.chart}`}>
      <SectionHeading
        id={heading}
        title={title}
        level={2}
        className={styles.heading}
        action={
          <ViewSwitch
            label="Period"
            options={periods}
            value={String(days)}
            onValueChange={(next) => onDays(Number(next) as ActivityPeriod)}
          />
        }
      />
      <div className={styles.rows}>
        {metrics.map((metric) => (
          <div key={metric} className={styles.row}>
            <dl className={styles.metric}>
              <dt className={styles.label}>{metricLabels[metric]}</dt>
              <dd className={styles.number}>{totals[metric].toLocaleString('en-IN')}</dd>
              {changes[metric] && (
                <dd className={clsx(styles.change, styles[changes[metric].tone])}>
                  <span>{changes[metric].text}</span>
                  <span className="visually-hidden">{` against ${against}`}</span>
                </dd>
              )}
            </dl>
            <div className={styles.plot}>
              {notes[metric] && <p className={styles.note}>{notes[metric]}</p>}
              <BarRow metric={metric} series={series} solid={Math.min(series.length, solidDays)} />
            </div>
          </div>
        ))}
        <div className={styles.axis} aria-hidden="true">
          {axisDays(series).map(({ date }) => (
            <span key={date}>{date === series.at(-1)?.date ? 'Today' : formatDay(date)}</span>
          ))}
        </div>
      </div>
      <p className={`meta ${styles.key}`}>
        {`Each bar counts the different people of one day in ${zoneName(deviceTimeZone())}. Changes are against ${against}.${series.length > solidDays ? ' The last 7 days are solid.' : ''}`}
      </p>
      <MetricTable series={series} caption={title} />
    </section>
  );
}

/** `Kolkata time`, `UTC`. */
const zoneName = (timeZone: string) =>
  timeZone.includes('/') ? `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : timeZone;

/** Five equally spaced days, including the first and the last. */
function axisDays(series: readonly DayActivity[]): DayActivity[] {
  const last = series.length - 1;
  const places = [0, 0.25, 0.5, 0.75, 1].map((share) => series[Math.round(share * last)]);
  return [...new Set(places.filter((day) => day !== undefined))];
}
