import { joinClass } from '@kaksha/api-client/classes';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { useClock } from '@kaksha/contract/now';
import { currentSession, sessionDayText, sessionHours } from '@kaksha/domain/batch-sessions';
import { hasClassroom } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { canChangeBatch } from '@kaksha/domain/change-batch';
import * as limits from '@kaksha/domain/limits';
import { isJoinedOnline, timeLeft, timeToSession } from '@kaksha/domain/meetings';
import { changeBatchPath, classPath, coursePathOf, ticketPath } from '@kaksha/domain/paths';
import type { Enrolment, WaitingEntry } from '@kaksha/domain/payments';
import { ButtonLink, type ButtonProps } from '@kaksha/ui/button';
import { Classroom } from '@kaksha/ui/classroom';
import { canJoin, JoinClass } from '@kaksha/ui/join-class';
import { TextLink } from '@kaksha/ui/link';
import styles from './seat-parts.module.css';

/** The seat whose class goes on or comes next; else the latest. Null without a seat. */
export function soonestSeat(seats: readonly Enrolment[], now: Date): Enrolment | null {
  const startOf = ({ batch }: Enrolment) => currentSession(batch, now)?.start.getTime() ?? Number.MAX_VALUE;
  return [...seats].sort((one, other) => startOf(one) - startOf(other))[0] ?? null;
}

export interface SeatProps {
  seat: Enrolment;
}

/** The next class of the learner, over the introduction of the home page. */
export function NextClass({ seat }: SeatProps) {
  const { course, batch } = seat;
  const session = currentSession(batch, useClock());
  return (
    <div className={`row gap-3 middle ${styles.next}`}>
      <div className={styles.words}>
        <TextLink to={coursePathOf(course)} className={styles.name} dir="auto">
          {course.name}
        </TextLink>
        {session && <p>{`${sessionDayText(session)}, ${sessionHours(session)}`}</p>}
      </div>
      <ClassButton seat={seat} />
    </div>
  );
}

export interface SeatOffersProps {
  offers: readonly WaitingEntry[];
  userId: number;
}

/** Seats that are held for the learner, with the time that is left. */
export function SeatOffers({ offers, userId }: SeatOffersProps) {
  const now = useClock();
  return (
    <ul aria-label="Seats for you" className={`stack gap-2 ${styles.offers}`}>
      {offers.map(({ batch, courseId, courseName, offerEndsAt }) => {
        const left = offerEndsAt && timeLeft(new Date(offerEndsAt), now);
        if (!left) return null;
        return (
          <li key={batch.id} className="row gap-3 middle between">
            <p>
              <strong dir="auto">{courseName}</strong>
              <span>{`: a seat is free for you, ${left} left`}</span>
            </p>
            <ButtonLink size="s" to={`/payment/${courseId}/${batch.trainerId}?t=${batch.id}&u=${userId}`}>
              Take your seat
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

/** 'Join class' while that is possible, else 'Open class'. */
export function ClassButton({ seat: { batch }, ...look }: SeatProps & Pick<ButtonProps, 'size' | 'block'>) {
  const { http, notify } = useHost();
  const notice = `join-${batch.id}`;
  const tell = (error: unknown) => {
    if (error === null) notify.dismiss(notice);
    else {
      const description = messageOf(error, 'Please try again.');
      notify.error('The class could not be opened', { id: notice, description });
    }
  };
  if (canJoin(batch, useClock())) {
    return <JoinClass onJoin={() => joinClass(http, batch.id)} onFailure={tell} {...look} />;
  }
  return (
    <ButtonLink variant="accent" to={classPath(batch.id)} {...look}>
      Open class
    </ButtonLink>
  );
}

/** Nothing when the seat cannot move any more. */
export function ChangeBatch({ seat }: SeatProps) {
  if (!canChangeBatch(seat, useClock())) return null;
  return <ButtonLink to={changeBatchPath(seat.batch.id)}>Change batch</ButtonLink>;
}

/** While another batch is chosen than that of the seat. */
export function OtherBatchNote({ seat }: SeatProps) {
  return (
    <div className="cluster gap-3 middle">
      <p>Your seat is in another batch.</p>
      <ChangeBatch seat={seat} />
    </div>
  );
}

/** `Next class on Thu, Jan 15, in 7 h`; null after the last class. */
function nextClassText(batch: Batch, now: Date): string | null {
  const session = currentSession(batch, now);
  if (!session) return null;
  const left = timeToSession(session, now);
  return left === null ? 'Your class goes on now' : `Next class on ${sessionDayText(session)}, in ${left}`;
}

/** What is to know before the next class: when it opens, its place and the ticket. */
export function SeatNote({ seat: { batch, course } }: SeatProps) {
  const now = useClock();
  const next = nextClassText(batch, now);
  const isAhead = next !== null && isJoinedOnline(batch) && !canJoin(batch, now);
  return (
    <>
      {next && (
        <p>{`${next}.${isAhead ? ` You can join from here ${limits.meeting.joinMinutes} minutes before.` : ''}`}</p>
      )}
      <Classroom batch={batch} city={course.city} />
      {next && hasClassroom(batch) && <TextLink to={ticketPath(batch.id)}>Ticket</TextLink>}
    </>
  );
}
