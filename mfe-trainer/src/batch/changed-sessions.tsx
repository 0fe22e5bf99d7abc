import type { Batch, SessionChange } from '@kaksha/domain/catalogue';
import { formatClock, formatWeekdayAndDay, ianaZone, instantOf } from '@kaksha/domain/dates';
import { effectiveChanges } from '@kaksha/domain/timetable';
import { TextButton } from '@kaksha/ui/text-button';
import styles from './changed-sessions.module.css';

export interface ChangedSessionsProps {
  batch: Batch;
  now: Date;
  disabled: boolean;
  onRestore: (day: string) => void;
}

/** The skipped and moved sessions that are still ahead. Renders nothing without any. */
export function ChangedSessions({ batch, now, disabled, onRestore }: ChangedSessionsProps) {
  const isAhead = (day: string, time: string) => instantOf(day, time, ianaZone(batch.timeZone)) > now;
  const ahead = effectiveChanges(batch).filter(({ day, toDay, toTime }) =>
    isAhead(toDay ?? day, toTime ?? batch.startTime),
  );
  if (ahead.length === 0 || batch.state === 'cancelled') return null;
  return (
    <ul className={styles.changes} aria-label="Changed sessions">
      {ahead.map((change) => (
        <li key={change.day}>
          <span>
            <strong>{formatWeekdayAndDay(change.day)}</strong>
            <span>{` ${outcomeOf(change)}: ${change.reason}`}</span>
          </span>
          {isAhead(change.day, batch.startTime) && (
            <TextButton
              disabled={disabled}
              aria-label={`Restore ${formatWeekdayAndDay(change.day)}`}
              onClick={() => onRestore(change.day)}
            >
              Restore
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  );
}

const outcomeOf = ({ toDay, toTime }: SessionChange) =>
  toDay && toTime ? `moved to ${formatWeekdayAndDay(toDay)}, ${formatClock(toTime)}` : 'skipped';
