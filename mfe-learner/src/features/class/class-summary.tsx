import { useResource } from '@kaksha/api-client/use-resource';
import {
  currentSession,
  type Session,
  sessionHours,
  sessionHoursIn,
  sessionStart,
} from '@kaksha/domain/batch-sessions';
import { ianaZone } from '@kaksha/domain/dates';
import { isJoinedOnline, joinText, timeToSession } from '@kaksha/domain/meetings';
import type { Enrolment } from '@kaksha/domain/payments';
import { firstClassDay, lastClassDay } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { DateTile } from '@kaksha/ui/date-tile';
import { canJoin } from '@kaksha/ui/join-class';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { AddToCalendar } from '../../add-to-calendar';
import { JoinClass } from '../../join-class';
import { CertificateLink } from '../../seat/certificate-link';
import { nextClassOf, seatStatusOf } from '../../seat/seat-status';
import { useLearnerStore } from '../../store/store-context';
import { TicketLink } from '../../ticket-link';
import styles from './class-page.module.css';

/** The next class of a seat with the way into it, what is done so far, and the certificate. */
export function ClassSummary({ seat, now }: { seat: Enrolment; now: Date }) {
  const store = useLearnerStore();
  const { batch } = seat;
  const ofBatch = ({ batchId }: { batchId: number }) => batchId === batch.id;
  const certificate = useResource(store.certificates).data?.find(ofBatch);
  const { tone, label, held, total, progress } = seatStatusOf(seat, now);
  const isOver = label === 'Finished';
  const session = currentSession(batch, now);
  const left = session && timeToSession(session, now);
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
        <Badge tone={tone}>{label}</Badge>
        <p className={styles.next}>{nextClassOf(seat, now) ?? (isOver ? 'All sessions are over' : progress)}</p>
        {session && <Hours session={session} />}
        {total !== null && (
          <progress
            className={`progress-bar ${styles.bar}`}
            max={total}
            value={Math.min(held, total)}
            aria-label="Sessions done"
          />
        )}
        {session && isJoinedOnline(batch) && !isOpen && <p className="note">{joinText('here')}</p>}
      </div>
      {left && (
        <p className={`meta ${styles.left}`}>
          <span>Starts in</span> <strong>{left}</strong>
        </p>
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        {/* A phone shows it in the bar at its lower edge. */}
        {isOpen && (
          <div className={styles.join}>
            <JoinClass batch={batch} />
          </div>
        )}
        <TicketLink seat={seat} />
        {certificate && <CertificateLink certificate={certificate} />}
        {!isOver && <AddToCalendar seat={seat} />}
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
