import { formatDate } from '@kaksha/domain/dates';
import type { DayActivity } from '@kaksha/domain/engagement';
import { Disclosure } from '@kaksha/ui/disclosure';
import styles from './metric-table.module.css';
import { metricLabels, metrics } from './metrics';

/** The chart's metrics as a table, latest day first. */
export function MetricTable({ series, caption }: { series: readonly DayActivity[]; caption: string }) {
  return (
    <Disclosure title="The same as a table" className={styles.frame}>
      {/* A scrollable region must be focusable for keyboard users. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section className={styles.scroll} aria-label="Figures by day" tabIndex={0}>
        <table className={`figures ${styles.table}`}>
          <caption className="visually-hidden">{`${caption}, by day`}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {metrics.map((metric) => (
                <th key={metric} scope="col">
                  {metricLabels[metric]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{formatDate(day.date)}</th>
                {metrics.map((metric) => (
                  <td key={metric}>{day[metric]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
