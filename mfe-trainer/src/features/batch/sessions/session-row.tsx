import { isSkipped, type Session } from '@kaksha/domain/batch-sessions';
import { formatWeekdayAndDay, ianaZone } from '@kaksha/domain/dates';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { batchPath } from '../../../paths';
import { isOnNow } from './planned-sessions';
import { SessionChangeText } from './session-change';
import type { SessionActions } from './session-parts';
import styles from './sessions-tab.module.css';

interface SessionRowProps extends SessionActions {
  batchId: number;
  session: Session;
  now: Date;
  disabled?: boolean | undefined;
}

/** A session with its day, hours and change, and buttons to skip, to move or to restore it before it begins. */
export function SessionRow({ batchId, session, now, disabled, onChange, onRestore, materials }: SessionRowProps) {
  const { day, change } = session;
  const isNow = isOnNow(session, now);
  const skipped = isSkipped(session);
  const name = formatWeekdayAndDay(day);
  return (
    <li className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
      <DateTile size="xs" date={day} now={now.toISOString()} timeZone={ianaZone(session.timeZone)} live={isNow} />
      <div className={styles.words}>
        <p className={styles.day}>
          {skipped ? <s>{name}</s> : <span>{name}</span>} {isNow && <Badge tone="good">On now</Badge>}
          {skipped && <Badge tone="neutral">Skipped</Badge>}
          {change && !skipped && <Badge tone="info">Moved</Badge>}
        </p>
        <p className="note">
          <SessionChangeText session={session} />
        </p>
      </div>
      {materials && (
        <TextLink tone="prose" to={batchPath(batchId, 'materials')} aria-label={`${materials} of ${name}`}>
          {materials}
        </TextLink>
      )}
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
