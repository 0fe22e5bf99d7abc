import { useResource } from '@kaksha/api-client/use-resource';
import { ownAttendanceText } from '@kaksha/domain/attendance';
import {
  currentSession,
  type Session,
  sessionHours,
  sessionHoursIn,
  sessionStart,
} from '@kaksha/domain/batch-sessions';
import { ianaZone } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { isJoinedOnline, timeLeft } from '@kaksha/domain/meetings';
import { trainerPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { coursePath } from '@kaksha/domain/slugs';
import { firstClassDay, lastClassDay } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { Classroom } from '@kaksha/ui/classroom';
import { DateTile } from '@kaksha/ui/date-tile';
import { canJoin } from '@kaksha/ui/join-class';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { Link } from 'react-router-dom';
import { AddToCalendar } from '../../add-to-calendar';
import { ContactTrainer } from '../../contact/contact-trainer';
import { JoinClass } from '../../join-class';
import { CertificateLink } from '../../seat/certificate-link';
import { nextClassOf, seatStatusOf } from '../../seat/seat-status';
import { useLearnerStore } from '../../store/store-context';
import { TicketLink } from '../../ticket-link';
import styles from './class-page.module.css';

/** The next class of a seat with the way into it, what is done so far, and the certificate. */
export function ClassSummary({ seat, now }: { seat: Enrolment; now: Date }) {
  const store = useLearnerStore();
  const { course, batch } = seat;
  const ofBatch = ({ batchId }: { batchId: number }) => batchId === batch.id;
  const certificate = useResource(store.certificates).data?.find(ofBatch);
  const attendance = useResource(store.attendance).data?.find(ofBatch);
  const { tone, label, held, total, progress } = seatStatusOf(seat, now);
  const isOver = label === 'Completed';
  const session = currentSession(batch, now);
  const left = session && timeLeft(session.start, now);
  const isOpen = canJoin(batch, now);
  return (
    <section className={styles.summary} aria-label="Your seat">
      <DateTile
        size="xl"
        date={session?.day ?? lastClassDay(batch) ?? firstClassDay(batch)}
        now={now.toISOString()}
        timeZone={ianaZone(batch.timeZone)}
        live={session !== null && left === null}
      />
      <div className={`stack gap-1 ${styles.words}`}>
        <p className={`cluster gap-1 gap-x-4 middle ${styles.facts}`}>
          <Badge tone={tone}>{label}</Badge>
          <Link to={trainerPath(course.trainer.id)} dir="auto">
            {course.trainer.name}
          </Link>
          <Link to={coursePath(course)}>Course page</Link>
        </p>
        <p className={styles.next}>{nextClassOf(seat, now) ?? (isOver ? 'All classes are over' : progress)}</p>
        {session && <Hours session={session} />}
        <Classroom batch={batch} city={course.city} className={styles.note} />
        {total !== null && (
          <progress
            className={`progress-bar ${styles.bar}`}
            max={total}
            value={Math.min(held, total)}
            aria-label="Sessions done"
          />
        )}
        <p className={styles.note}>
          {[progress, attendance && ownAttendanceText(attendance)].filter(Boolean).join('. ')}
        </p>
        {session && isJoinedOnline(batch) && !isOpen && (
          <p
            className={styles.note}
          >{`You can join from here ${limits.meeting.joinMinutes} minutes before the class.`}</p>
        )}
      </div>
      {left && (
        <p className={`meta ${styles.left}`}>
          <span>Starts in</span> <strong>{left}</strong>
        </p>
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        {isOpen && <JoinClass batch={batch} />}
        <TicketLink seat={seat} />
        {certificate && <CertificateLink certificate={certificate} />}
        {!isOver && <AddToCalendar seat={seat} />}
        <ContactTrainer seat={seat} />
      </div>
    </section>
  );
}

/** The hours of a session, also in the zone of the viewer. */
function Hours({ session }: { session: Session }) {
  const viewerZone = useViewerZone();
  const { change } = session;
  const elsewhere = viewerZone && sessionHoursIn(session, viewerZone);
  return (
    <p className={styles.hours}>
      {(change ? `Moved to ${sessionStart(session)}: ${change.reason}` : sessionHours(session)) +
        (elsewhere ? ` (${elsewhere})` : '')}
    </p>
  );
}
