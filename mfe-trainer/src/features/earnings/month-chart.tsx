import type { Currency } from '@kaksha/domain/catalogue';
import { formatMoney } from '@kaksha/domain/money';
import { type EarningsMonth, monthLabel } from '@kaksha/domain/payouts';
import { Disclosure } from '@kaksha/ui/disclosure';
import { TextLink } from '@kaksha/ui/link';
import styles from './earnings.module.css';
import { linesPath } from './lines/lines-view';

interface MonthChartProps {
  /** Earliest first. */
  months: readonly EarningsMonth[];
  currency: Currency;
}

/** Sales by month as bars, with the trainer's part solid, and the same as a table. */
export function MonthChart({ months, currency }: MonthChartProps) {
  const highest = Math.max(1, ...months.map(({ sales }) => sales));
  const peak = months.find(({ sales }) => sales === highest);
  const label = peak
    ? `Sales by month, most in ${monthLabel(peak.month)}: ${formatMoney(highest, currency)}`
    : 'Sales by month: none';
  const step = 100 / months.length;
  const percent = (minor: number) => (Math.max(0, minor) / highest) * 100;
  return (
    <section aria-labelledby="earnings-months" className="stack gap-4 card">
      <h2 id="earnings-months">Sales by month</h2>
      <div>
        <p className={styles.peak}>{peak ? `most ${formatMoney(highest, currency)}` : 'no sales in these months'}</p>
        <svg className={styles.bars} role="img" aria-label={label}>
          <line x1="0" x2="100%" y1="100%" y2="100%" className={styles.base} />
          {months.map(({ month, sales, net }, index) => {
            const place = { x: `${index * step + step * 0.18}%`, width: `${step * 0.64}%`, rx: 3 };
            // Refunds of earlier sales can exceed the sales of a month.
            const solid = percent(Math.min(sales, net));
            return (
              <g key={month}>
                <title>{`${monthLabel(month)}: ${formatMoney(sales, currency)} sold, ${formatMoney(net, currency)} yours`}</title>
                <rect className={styles.column} x={`${index * step}%`} width={`${step}%`} height="100%" />
                {sales > 0 && (
                  <rect
                    {...place}
                    className={styles.sold}
                    y={`${100 - percent(sales)}%`}
                    height={`${percent(sales)}%`}
                  />
                )}
                {solid > 0 && <rect {...place} className={styles.yours} y={`${100 - solid}%`} height={`${solid}%`} />}
              </g>
            );
          })}
        </svg>
        <div className={styles.axis} aria-hidden="true">
          {months.map(({ month }) => (
            <span key={month}>{monthLabel(month).slice(0, 3)}</span>
          ))}
        </div>
        <p className={`cluster gap-1 gap-x-2 middle ${styles.key}`}>
          <span className={styles.keyYours} /> yours <span className={styles.keySold} /> fees and refunds
        </p>
      </div>
      <MonthTable months={months} currency={currency} />
    </section>
  );
}

function MonthTable({ months, currency }: MonthChartProps) {
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <Disclosure title="Months as a table, with statements">
      {/* A scrollable region must be focusable for keyboard users. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section className={styles.scroll} aria-label="Figures by month" tabIndex={0}>
        <table className={`figures ${styles.table}`}>
          <caption className="visually-hidden">Earnings by month</caption>
          <thead>
            <tr>
              {['Month', 'Orders', 'Sales', 'Refunds', 'Fees', 'Yours', 'Statement'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, orders, sales, refunds, fees, net, links }) => (
              <tr key={month}>
                <th scope="row">
                  <TextLink to={linesPath({ of: { currency, month } })}>{monthLabel(month)}</TextLink>
                </th>
                <td>{orders}</td>
                <td>{money(sales)}</td>
                <td>{money(refunds)}</td>
                <td>{money(fees)}</td>
                <td>{money(net)}</td>
                <td>
                  <TextLink to={links.pdf} target="_blank" reloadDocument aria-label={`PDF of ${monthLabel(month)}`}>
                    PDF
                  </TextLink>{' '}
                  <TextLink to={links.csv} reloadDocument aria-label={`CSV of ${monthLabel(month)}`}>
                    CSV
                  </TextLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
