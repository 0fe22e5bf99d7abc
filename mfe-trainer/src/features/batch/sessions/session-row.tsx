import { type Session, sessionHours } from '@kaksha/domain/batch-sessions';
import type { SessionAction } from '@kaksha/domain/catalogue';
import { formatWeekdayAndDay, ianaZone } from '@kaksha/domain/dates';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import styles from './sessions-tab.module.css';

interface SessionRowProps {
  session: Session;
  now: Date;
  disabled?: boolean | undefined;
  /** Absent for a session that cannot be changed, as `onRestore` for one that cannot be restored. */
  onChange?: ((action: SessionAction) => void) | undefined;
  onRestore?: (() => void) | undefined;
}

/** A session with its day, hours and change, and buttons to skip, to move or to restore it before it begins. */
export function SessionRow({ session, now, disabled, onChange, onRestore }: SessionRowProps) {
  const { day, change, start, end } = session;
  const isNow = start <= now && now < end;
  const isSkipped = change?.action === 'skip';
  const name = formatWeekdayAndDay(day);
  return (
    <li className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
      <DateTile size="xs" date={day} now={now.toISOString()} timeZone={ianaZone(session.timeZone)} live={isNow} />
      <div className={styles.words}>
        <p className={styles.day}>
          <span>{`${name} `}</span>
          {isNow && <Badge tone="good">On now</Badge>}
          {isSkipped && <Badge tone="neutral">Skipped</Badge>}
          {change && !isSkipped && <Badge tone="info">Moved</Badge>}
        </p>
        <p className="note">
          {isSkipped ? <span>No class</span> : <span>{sessionHours(session)}</span>}
          {change && !isSkipped && <span>{`, instead of ${formatWeekdayAndDay(change.day)}`}</span>}
          {change?.reason && <span dir="auto">{`: ${change.reason}`}</span>}
        </p>
      </div>
      {onChange && (
        <div className="row gap-1">
          <Button
            size="s"
            variant="ghost"
            disabled={disabled}
            aria-label={`Move ${name}`}
            onClick={() => onChange('move')}
          >
            Move
          </Button>
          <Button
            size="s"
            variant="ghost"
            disabled={disabled}
            aria-label={`Skip ${name}`}
            onClick={() => onChange('skip')}
          >
            Skip
          </Button>
        </div>
      )}
      {change && onRestore && (
        <Button
          size="s"
          variant="ghost"
          disabled={disabled}
          aria-label={`Restore ${formatWeekdayAndDay(change.day)}`}
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
    </li>
  );
}
