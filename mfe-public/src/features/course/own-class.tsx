import { joinClass } from '@kaksha/api-client/classes';
import { messageOf } from '@kaksha/api-client/errors';
import { getPurchases } from '@kaksha/api-client/payment';
import { useHost } from '@kaksha/contract/host-context';
import { useClock } from '@kaksha/contract/now';
import { currentSession, sessionDayText, usualHours } from '@kaksha/domain/batch-sessions';
import { hasClassroom } from '@kaksha/domain/batches';
import * as limits from '@kaksha/domain/limits';
import { isJoinedOnline, timeLeft } from '@kaksha/domain/meetings';
import { classPath, ticketPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { scheduleLabel } from '@kaksha/domain/timetable';
import { ButtonLink } from '@kaksha/ui/button';
import { Classroom } from '@kaksha/ui/classroom';
import { canJoin, JoinClass } from '@kaksha/ui/join-class';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import styles from './own-class.module.css';

interface OwnClassProps {
  courseId: number;
  userId: number;
}

/** The seats of the user in the course, each with the way into its class. Nothing without a seat. */
export function OwnClass({ courseId, userId }: OwnClassProps) {
  const { http, telemetry } = useHost();
  const [seats, setSeats] = useState<readonly Enrolment[]>([]);
  useEffect(() => {
    let wanted = true;
    getPurchases(http, userId)
      .then((all) => {
        const own = all.filter(({ course, status }) => course.id === courseId && status !== 'Refunded');
        if (wanted) setSeats(own);
      })
      .catch((error: unknown) => telemetry.error(error, 'load own seats of a course'));
    return () => {
      wanted = false;
    };
  }, [http, telemetry, courseId, userId]);
  return seats.map((seat) => <OwnSeat key={seat.id} seat={seat} />);
}

/** The classroom of a batch that is not bought. */
export function ChosenClassroom(props: ComponentProps<typeof Classroom>) {
  return <Classroom {...props} />;
}

function OwnSeat({ seat: { batch, course } }: { seat: Enrolment }) {
  const { http, notify } = useHost();
  const now = useClock();
  const heading = useId();
  const notice = `join-${batch.id}`;
  const session = currentSession(batch, now);
  const left = session && timeLeft(session.start, now);
  const tell = (error: unknown) => {
    if (error === null) notify.dismiss(notice);
    else {
      const description = messageOf(error, 'Please try again.');
      notify.error('The class could not be opened', { id: notice, description });
    }
  };
  return (
    <section aria-labelledby={heading} className={`cluster gap-3 gap-x-6 middle panel round pad-5 ${styles.panel}`}>
      <div className={styles.words}>
        <h2 id={heading} className={styles.title}>
          You have a seat
        </h2>
        <p>{`${scheduleLabel(batch)}, ${usualHours(batch, now)}`}</p>
        <Classroom batch={batch} city={course.city} />
        {session && (
          <p className={styles.next}>
            {(left === null ? 'Your class goes on now.' : `Next class on ${sessionDayText(session)}, in ${left}.`) +
              (isJoinedOnline(batch) && !canJoin(batch, now)
                ? ` You can join from here ${limits.meeting.joinMinutes} minutes before.`
                : '')}
          </p>
        )}
      </div>
      <div className="cluster gap-2">
        {canJoin(batch, now) && (
          <JoinClass onJoin={() => joinClass(http, batch.id)} onFailure={tell} aria-describedby={heading} />
        )}
        {hasClassroom(batch) && session && (
          <ButtonLink to={ticketPath(batch.id)} aria-describedby={heading}>
            Ticket
          </ButtonLink>
        )}
        <ButtonLink to={classPath(batch.id)} aria-describedby={heading}>
          Class and materials
        </ButtonLink>
      </div>
    </section>
  );
}
