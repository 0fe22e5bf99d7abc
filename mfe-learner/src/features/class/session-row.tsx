import type { OwnAttendance } from '@kaksha/domain/attendance';
import { type Session, sessionHours } from '@kaksha/domain/batch-sessions';
import { formatClock, formatWeekdayAndDay, ianaZone, wallClock } from '@kaksha/domain/dates';
import { timeToSession } from '@kaksha/domain/meetings';
import { Badge } from '@kaksha/ui/badge';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import styles from './class-timeline.module.css';
import { GivenItems } from './given-items';
import type { TimelineSession } from './timeline';
import type { GivenOn } from './use-given';

interface SessionRowProps extends TimelineSession {
  now: Date;
  /** Hours of the timetable, which only other hours repeat. */
  usual: string;
  attendance: OwnAttendance | null;
  isMissed: boolean;
  given: ReturnType<GivenOn>;
}

/** One session: its day, what was given to it, and whether the learner was there. */
export function SessionRow({ session, standing, now, usual, attendance, isMissed, given }: SessionRowProps) {
  const day = formatWeekdayAndDay(session.day);
  const hours = sessionHours(session);
  const isOff = standing === 'off';
  return (
    <li className={clsx(styles.session, styles[standing])} data-session={session.start.toISOString()} tabIndex={-1}>
      <div className={styles.when}>
        <p className={styles.day}>
          <time dateTime={session.start.toISOString()}>{isOff ? <s>{day}</s> : day}</time>
        </p>
        {(session.change || hours !== usual || standing === 'now' || standing === 'next') && (
          <p className="meta">{isOff ? <s>{hours}</s> : hours}</p>
        )}
      </div>
      <div className={styles.body}>
        <ChangeNote session={session} isOff={isOff} usual={usual} />
        <GivenItems label={`Given on ${day}`} {...given} />
      </div>
      <div className={styles.mark}>
        <Mark
          session={session}
          standing={standing}
          left={timeToSession(session, now)}
          isMissed={isMissed}
          attendance={attendance}
        />
      </div>
    </li>
  );
}

/** Why a session is skipped, or from when it was moved. */
function ChangeNote({ session, isOff, usual }: { session: Session; isOff: boolean; usual: string }) {
  const { change, plannedDay, day } = session;
  if (!change) return isOff ? <p className={styles.change}>Cancelled by the trainer</p> : null;
  if (isOff) {
    return (
      <p className={styles.change}>
        <span>{change.reason ? 'Skipped: ' : 'Skipped'}</span>
        <span dir="auto">{change.reason}</span>
      </p>
    );
  }
  const { time } = wallClock(session.start, ianaZone(session.timeZone));
  const planned = plannedDay === day ? usual : formatWeekdayAndDay(plannedDay);
  return (
    <p className={styles.change}>
      <s>{planned}</s>
      <span>{` Moved to ${formatWeekdayAndDay(day)}, ${formatClock(time)}${change.reason ? ': ' : ''}`}</span>
      <span dir="auto">{change.reason}</span>
    </p>
  );
}

interface MarkProps {
  session: Session;
  standing: TimelineSession['standing'];
  /** Null after the start. */
  left: string | null;
  isMissed: boolean;
  attendance: OwnAttendance | null;
}

function Mark({ session: { plannedDay }, standing, left, isMissed, attendance }: MarkProps) {
  if (standing === 'now') return <Badge tone="saffron">On now</Badge>;
  if (standing === 'next') return <Badge tone="saffron">{left ? `In ${left}` : 'Next'}</Badge>;
  if (standing !== 'held') return null;
  if (isMissed) return <Badge>Missed</Badge>;
  if (attendance?.present?.includes(plannedDay)) {
    return (
      <Badge tone="good">
        <Check aria-hidden="true" />
        <span>Attended</span>
      </Badge>
    );
  }
  return attendance?.tooEarly?.includes(plannedDay) ? <p className="meta">Before you enrolled</p> : null;
}
