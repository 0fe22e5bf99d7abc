import { useNow } from '@kaksha/contract/now';
import { countText } from '@kaksha/domain/count-text';
import { formatClock, weekdayName } from '@kaksha/domain/dates';
import type { ActivityOverview } from '@kaksha/domain/engagement';
import clsx from 'clsx';
import { type Change, changeOf } from '../../chart/metrics';
import styles from './home-counts.module.css';
import { answeredTile, salesTile } from './metric-tiles';
import type { NextClass } from './next-class';

interface HomeCountsProps {
  /** Statistics of the last seven days and the seven before. */
  week: ActivityOverview;
  /** Null without a planned class, undefined until the courses have loaded. */
  next: NextClass | null | undefined;
}

/** The next class, answers, earnings and users: totals, this week, and compared with last week. */
export function HomeCounts({ week, next }: HomeCountsProps) {
  const { counts, period, previous, answers, earned } = week;
  const now = useNow();
  const counted = [
    { label: 'Views', all: counts.viewcourse, now: period.views, before: previous.views },
    { label: 'Contacted', all: counts.contacted, now: period.contacts, before: previous.contacts },
    { label: 'Enrolled', all: counts.enrolled, now: period.enrolments, before: previous.enrolments },
  ];
  return (
    <section aria-label="Counts">
      <dl className={styles.counts}>
        <div className={styles.count}>
          <dt>Next class</dt>
          <dd className={styles.number}>{next ? whenWords(next) : next === null ? 'None' : '–'}</dd>
          <dd className={`meta ${styles.note}`}>
            {next ? untilWords(next.start, now) : next === null ? 'No batch is open' : 'Courses have not loaded'}
          </dd>
        </div>
        {[answeredTile(answers), salesTile(earned)].map(({ label, number, note, change }) => (
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

/** `Mon 7 PM`. */
function whenWords({ day, time }: NextClass): string {
  return `${weekdayName(day).slice(0, 3)} ${formatClock(time).replace(':00', '')}`;
}

/** `in 2 days, 9 hours`. */
function untilWords(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((at.getTime() - now.getTime()) / 60_000));
  const unit = (count: number, word: string) => (count > 0 ? countText(count, word) : '');
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (minutes < 1) return 'now';
  const parts = days > 6 ? [unit(days, 'day')] : [unit(days, 'day'), unit(hours, 'hour')];
  return `in ${parts.filter(Boolean).join(', ') || unit(minutes, 'minute')}`;
}
