import { type OwnAttendance, ownAttendanceText } from '@kaksha/domain/attendance';
import { currentSession, type Session, sessionHours } from '@kaksha/domain/batch-sessions';
import type { Certificate } from '@kaksha/domain/certificates';
import { dayIn, formatWeekdayAndDay, ianaZone } from '@kaksha/domain/dates';
import { timeToSession } from '@kaksha/domain/meetings';
import { classPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { firstClassDay, lastClassDay } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { ButtonLink } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { canJoin } from '@kaksha/ui/join-class';
import { createElement, useId } from 'react';
import { Link } from 'react-router-dom';
import { JoinClass } from '../../join-class';
import { seatStatusOf } from '../../seat/seat-status';
import { isHeld } from '../../store/learner-data';
import styles from './my-courses.module.css';
import { SeatMenu } from './seat-menu';

interface ClassRowProps {
  seat: Enrolment;
  now: Date;
  /** Of the heading. */
  level: 2 | 3;
  /** Null before the first class. */
  attendance: OwnAttendance | null;
  certificate: Certificate | null;
}

/** A class of the learner: its next session and one action; a menu has all others. */
export function ClassRow({ seat, now, level, attendance, certificate }: ClassRowProps) {
  const heading = useId();
  const { course, batch } = seat;
  const { tone, label, held, progress } = seatStatusOf(seat, now);
  const session = isHeld(seat) ? currentSession(batch, now) : null;
  const facts = [progress, attendance && ownAttendanceText(attendance)].filter(Boolean).join('. ');
  const name = (
    <Link to={classPath(batch.id)} dir="auto">
      {course.name}
    </Link>
  );
  return (
    <article aria-labelledby={heading} className={styles.row}>
      <DateTile
        date={session?.day ?? lastClassDay(batch) ?? firstClassDay(batch)}
        now={now.toISOString()}
        timeZone={ianaZone(batch.timeZone)}
        live={session !== null && session.start <= now}
      />
      <div className={`stack gap-1 ${styles.text}`}>
        {createElement(
          `h${level}`,
          { id: heading, className: styles.name },
          isHeld(seat) ? name : <span dir="auto">{course.name}</span>,
        )}
        {seat.isPaused && <Badge tone="saffron">Course paused</Badge>}
        {session ? <p className={styles.next}>{nextText(session, now)}</p> : <Badge tone={tone}>{label}</Badge>}
        <p className={`cluster gap-x-4 meta ${styles.facts}`}>
          <span dir="auto">{course.trainer.name}</span>
          <span>{facts}</span>
        </p>
      </div>
      <div className={`row gap-2 middle ${styles.actions}`}>
        {isHeld(seat) ? (
          <>
            {canJoin(batch, now) ? (
              <JoinClass batch={batch} aria-describedby={heading} />
            ) : (
              <ButtonLink to={classPath(batch.id)} aria-describedby={heading}>
                Open class
              </ButtonLink>
            )}
            <SeatMenu seat={seat} now={now} held={held} certificate={certificate} />
          </>
        ) : (
          <ButtonLink to="/user-dashboard/purchased-course" aria-describedby={heading}>
            Open order
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** `Today, 7:00–9:00 PM IST, in 7 h`, `Mon, 19 Jan, 7:00–9:00 PM IST, in 4 days`. */
function nextText(session: Session, now: Date): string {
  const isToday = session.day === dayIn(ianaZone(session.timeZone), now);
  const left = timeToSession(session, now);
  const day = isToday ? 'Today' : formatWeekdayAndDay(session.day);
  return `${day}, ${sessionHours(session)}, ${left ? `in ${left}` : 'on now'}`;
}
