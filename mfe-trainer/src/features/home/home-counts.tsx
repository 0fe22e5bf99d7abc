import type { ActivityOverview } from '@kaksha/domain/engagement';
import clsx from 'clsx';
import { type Change, changeOf } from '../../chart/metrics';
import styles from './home-counts.module.css';
import { answeredTile, nextClassTile, salesTile } from './metric-tiles';
import type { NextClass } from './next-class';

interface HomeCountsProps {
  /** Statistics of the last seven days and the seven before. */
  week: ActivityOverview;
  /** Null without a planned class, undefined until the courses have loaded. */
  next: NextClass | null | undefined;
  /** Whether the trainer is paid, and not only an institute. */
  isPaid: boolean;
  now: Date;
}

/** The next class, answers, earnings and users: totals, this week, and compared with last week. */
export function HomeCounts({ week, next, isPaid, now }: HomeCountsProps) {
  const { counts, period, previous, answers, earned } = week;
  const counted = [
    { label: 'Views', all: counts.viewcourse, now: period.views, before: previous.views },
    { label: 'Contacted', all: counts.contacted, now: period.contacts, before: previous.contacts },
    { label: 'Enrolled', all: counts.enrolled, now: period.enrolments, before: previous.enrolments },
  ];
  const tiles = [nextClassTile(next, now), answeredTile(answers), ...(isPaid ? [salesTile(earned)] : [])];
  return (
    <section aria-label="Counts">
      <dl className={styles.counts}>
        {tiles.map(({ label, number, note, change }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
            <dd className={`meta ${styles.note}`}>
              <span>{note}</span>
              {change && (
                <span>
                  , <ChangeText change={change} />
                </span>
              )}
            </dd>
          </div>
        ))}
        {counted.map(({ label, all, now: recent, before }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd className={styles.number}>{all.toLocaleString('en-IN')}</dd>
            <dd className={`meta ${styles.note}`}>
              <span>{`${recent.toLocaleString('en-IN')} this week, `}</span>
              <ChangeText change={changeOf(recent, before)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ChangeText({ change: { text, tone } }: { change: Change }) {
  if (tone === 'even') return <span>as many as last week</span>;
  return (
    <>
      <span className={clsx(styles[tone])}>{text}</span>
      <span>{` ${/%|point/.test(text) ? 'on' : 'than'} last week`}</span>
    </>
  );
}
