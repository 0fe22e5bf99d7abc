import { useNow } from '@kaksha/contract/now';
import { formatClock, formatClockRange } from '@kaksha/domain/dates';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { batchPath } from '../../paths';
import type { CalendarEntry } from './calendar-entries';
import styles from './class-calendar.module.css';

/** A session, with a link to its batch. `compact`: on one line. */
export function CalendarEntryLink({ entry, compact = false }: { entry: CalendarEntry; compact?: boolean }) {
  const now = useNow();
  const { course, batch, session, time, endTime } = entry;
  const isOver = session.end <= now;
  const isRunning = !isOver && session.start <= now;
  return (
    <Link
      to={batchPath(batch.id)}
      className={clsx(styles.entry, compact && styles.compact, isOver && styles.over, isRunning && styles.running)}
    >
      <span className={styles.time}>{compact ? formatClock(time) : formatClockRange(time, endTime)}</span>
      <span className={styles.name} dir="auto">
        {course.name || 'Untitled Course'}
      </span>
      {!compact && session.change && <span className="meta">Moved</span>}
      {!compact && isRunning && <span className={styles.now}>Now</span>}
    </Link>
  );
}
