import { useNow } from '@kaksha/contract/now';
import { formatClock, formatClockRange } from '@kaksha/domain/dates';
import { Link } from 'react-router-dom';
import styles from '../../class-calendar/class-calendar.module.css';
import { entryLook } from '../../class-calendar/entry-look';
import { batchPath } from '../../paths';
import type { CalendarEntry } from './calendar-entries';

/** A session, with a link to its batch. `compact`: on one line. */
export function CalendarEntryLink({ entry, compact = false }: { entry: CalendarEntry; compact?: boolean }) {
  const now = useNow();
  const { course, batch, session, time, endTime } = entry;
  const isRunning = session.start <= now && now < session.end;
  return (
    <Link to={batchPath(batch.id)} className={entryLook(session, now, compact)}>
      <span className={styles.time}>{compact ? formatClock(time) : formatClockRange(time, endTime)}</span>
      <span className={styles.name} dir="auto">
        {course.name || 'Untitled Course'}
      </span>
      {!compact && session.change && <span className="meta">Moved</span>}
      {!compact && isRunning && <span className={styles.now}>Now</span>}
    </Link>
  );
}
