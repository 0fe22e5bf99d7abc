import { formatDate } from '@kaksha/domain/dates';
import type { DayActivity } from '@kaksha/domain/engagement';
import { Disclosure } from '@kaksha/ui/disclosure';
import styles from './figure-table.module.css';
import { figureLabels, figures } from './figures';

/** The chart's figures in words, latest day first. */
export function FigureTable({ series, caption }: { series: readonly DayActivity[]; caption: string }) {
  return (
    <Disclosure title="The same as a table" className={styles.frame}>
      {/* It scrolls by itself, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section className={styles.scroll} aria-label="Figures by day" tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}, by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {figureLabels[figure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{formatDate(day.date)}</th>
                {figures.map((figure) => (
                  <td key={figure}>{day[figure]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
