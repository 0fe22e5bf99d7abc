import { sessionHours, sessionHoursIn, sessionNumber, sessionStart } from '@kaksha/domain/batch-sessions';
import { dayIn, ianaZone, timeUntil } from '@kaksha/domain/dates';
import { isJoinedOnline, joinText, timeToSession } from '@kaksha/domain/meetings';
import { classPath } from '@kaksha/domain/paths';
import { sessionCount } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { Classroom } from '@kaksha/ui/classroom';
import { DateTile } from '@kaksha/ui/date-tile';
import { canJoin } from '@kaksha/ui/join-class';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AddToCalendar } from '../../add-to-calendar';
import { ContactTrainer } from '../../contact/contact-trainer';
import { JoinClass } from '../../join-class';
import type { PlannedClass } from '../../seat/planned-classes';
import { TrainerName } from '../../seat/trainer-name';
import { TicketLink } from '../../ticket-link';
import styles from './home-page.module.css';

/** The next or current class: time, trainer, and the way into the meeting. */
export function NextClassCard({ planned: { seat, session }, now }: { planned: PlannedClass; now: Date }) {
  const heading = useId();
  const viewerZone = useViewerZone();
  const { course, batch } = seat;
  const zone = ianaZone(batch.timeZone);
  const left = timeToSession(session, now);
  const ahead = timeUntil(session.day, dayIn(zone, now))?.toLowerCase() ?? 'today';
  const total = sessionCount(batch);
  const elsewhere = viewerZone && sessionHoursIn(session, viewerZone);
  return (
    <article aria-labelledby={heading} className={styles.next}>
      <DateTile size="xl" date={session.day} now={now.toISOString()} timeZone={zone} live={left === null} />
      <div className={`stack gap-1 ${styles.nextWords}`}>
        {seat.isPaused && <Badge tone="saffron">Course paused</Badge>}
        <p className={styles.eyebrow}>{left === null ? 'Your class goes on now' : `Your next class, ${ahead}`}</p>
        <h2 id={heading} className={styles.nextName}>
          <Link to={classPath(batch.id)} dir="auto">
            {course.name}
          </Link>
        </h2>
        <p className={`cluster gap-x-4 ${styles.facts}`}>
          <span>
            <span>{`Session ${sessionNumber(batch, session)}${total === null ? '' : ` of ${total}`} with `}</span>
            <TrainerName seat={seat} tone="prose" />
          </span>
          <span>
            {(session.change ? `Moved to ${sessionStart(session)}: ${session.change.reason}` : sessionHours(session)) +
              (elsewhere ? ` (${elsewhere})` : '')}
          </span>
        </p>
        {isJoinedOnline(batch) && !canJoin(batch, now) && <p>{joinText('here')}</p>}
        <Classroom batch={batch} city={course.city} className={styles.classroom} />
        <div className={`cluster gap-3 ${styles.actions}`}>
          {canJoin(batch, now) && <JoinClass batch={batch} aria-describedby={heading} />}
          <TicketLink seat={seat} aria-describedby={heading} />
          {!seat.isPaused && <ContactTrainer seat={seat} aria-describedby={heading} />}
          <AddToCalendar seat={seat} aria-describedby={heading} />
        </div>
      </div>
      {left && (
        <p className={`note ${styles.left}`}>
          <span>Starts in</span> <strong>{left}</strong>
        </p>
      )}
    </article>
  );
}
