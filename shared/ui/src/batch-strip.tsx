import { addDays, daysBetween, startOfWeek } from '@kaksha/domain/dates';
import { firstClassDay, lastClassDay, type Schedule, sessionsBetween } from '@kaksha/domain/timetable';
import clsx from 'clsx';
import styles from './batch-strip.module.css';

const cell = 8;
const pitch = 10.5;
const weekLimit = 26;
/** Weeks drawn for a batch with an open end. */
const openWeeks = 6;

export interface BatchStripProps {
  batch: Schedule;
  className?: string;
}

/**
 * A batch as a calendar: columns are weeks, rows are days from Monday, the first class is saffron. Skipped sessions are
 * left out, and moved ones are on their new day. Decorative, because
 * the text repeats it.
 */
export function BatchStrip({ batch, className }: BatchStripProps) {
  const first = firstClassDay(batch);
  const monday = startOfWeek([first, batch.startDate].sort()[0] ?? first);
  const last = lastClassDay(batch);
  const end = last ?? addDays(monday, openWeeks * 7 - 1);
  const weeks = Math.min(weekLimit, Math.max(1, Math.ceil((daysBetween(monday, end) + 1) / 7)));
  const slots = sessionsBetween({ ...batch, startTime: '00:00' }, { from: monday, to: end });
  const meets = new Set(slots.map(({ day }) => day));
  const days = Array.from({ length: weeks * 7 }, (_, index) => ({ index, day: addDays(monday, index) }));
  const size = (count: number) => (count - 1) * pitch + cell;
  return (
    <svg
      className={clsx(styles.strip, className)}
      width={size(weeks)}
      height={size(7)}
      viewBox={`0 0 ${size(weeks)} ${size(7)}`}
      aria-hidden="true"
    >
      {days.map(({ index, day }) => {
        const isClass = meets.has(day);
        return (
          <rect
            key={day}
            className={clsx(day === first ? styles.first : isClass && styles.class)}
            x={Math.floor(index / 7) * pitch}
            y={(index % 7) * pitch}
            width={cell}
            height={cell}
            rx={2}
          />
        );
      })}
    </svg>
  );
}
