import { type OwnAttendance, ownAttendanceText } from '@kaksha/domain/attendance';
import { usualHours } from '@kaksha/domain/batch-sessions';
import type { Certificate } from '@kaksha/domain/certificates';
import { ianaZone } from '@kaksha/domain/dates';
import type { BatchMessage } from '@kaksha/domain/engagement';
import { formatPrice } from '@kaksha/domain/money';
import { classPath, trainerPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { coursePath } from '@kaksha/domain/slugs';
import { firstClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { ButtonLink } from '@kaksha/ui/button';
import { Cover } from '@kaksha/ui/cover';
import { DateTile } from '@kaksha/ui/date-tile';
import { canJoin } from '@kaksha/ui/join-class';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AddToCalendar } from '../../add-to-calendar';
import { ContactTrainer } from '../../contact/contact-trainer';
import { JoinClass } from '../../join-class';
import { CertificateLink } from '../../seat/certificate-link';
import { ClassMessages } from '../../seat/class-messages';
import { nextClassOf, seatStatusOf } from '../../seat/seat-status';
import { TicketLink } from '../../ticket-link';
import styles from './purchased-courses.module.css';
import { SeatActions } from './seat-actions';

interface PurchasedCourseCardProps {
  seat: Enrolment;
  now: Date;
  /** Null before the first class. */
  attendance: OwnAttendance | null;
  certificate: Certificate | null;
  /** Messages of the trainer to the batch, latest first. */
  messages: readonly BatchMessage[];
  /** Materials and recordings that the learner can open. */
  materialCount: number;
}

export function PurchasedCourseCard({
  seat,
  now,
  attendance,
  certificate,
  messages,
  materialCount,
}: PurchasedCourseCardProps) {
  const heading = useId();
  const { course, batch } = seat;
  const { tone, label, held, total, progress } = seatStatusOf(seat, now);
  const next = nextClassOf(seat, now);
  const isOver = label === 'Completed';
  const isRefunded = seat.status === 'Refunded';
  return (
    <article aria-labelledby={heading} className={`panel ${styles.card}`}>
      <div className={styles.cover}>
        <Cover
          motif={course.category.motif}
          seed={course.id}
          picture={course.thumbnail}
          sizes="(min-width: 600px) 150px, 100vw"
        />
        <DateTile
          className={styles.tile}
          size="s"
          onCover
          date={firstClassDay(batch)}
          now={now.toISOString()}
          timeZone={ianaZone(batch.timeZone)}
        />
      </div>
      <div className={`stack gap-1 ${styles.details}`}>
        <Badge tone={tone}>{label}</Badge>
        <h2 id={heading} className={styles.name}>
          <Link to={coursePath(course)} dir="auto">
            {course.name}
          </Link>
        </h2>
        <p className={`cluster gap-x-4 ${styles.facts}`}>
          <Link to={trainerPath(course.trainer.id)} dir="auto">
            {course.trainer.name}
          </Link>
          <span>{scheduleLabel(batch)}</span>
          <span>{usualHours(batch, now)}</span>
        </p>
        {!isRefunded && (
          <>
            {total !== null && (
              <progress
                className={`progress-bar ${styles.bar}`}
                max={total}
                value={Math.min(held, total)}
                aria-label="Sessions done"
              />
            )}
            <p className={`meta ${styles.progress}`}>{[progress, next].filter(Boolean).join('. ')}</p>
            {attendance && <p className={`meta ${styles.progress}`}>{ownAttendanceText(attendance)}</p>}
            <ClassMessages messages={messages} />
          </>
        )}
      </div>
      <div className={`stack gap-2 ${styles.side}`}>
        {certificate && <CertificateLink certificate={certificate} size="s" aria-describedby={heading} />}
        {!isRefunded && canJoin(batch, now) && <JoinClass batch={batch} size="s" aria-describedby={heading} />}
        <TicketLink seat={seat} size="s" aria-describedby={heading} />
        {!isRefunded && (
          <ButtonLink size="s" to={classPath(batch.id)} aria-describedby={heading}>
            {materialCount > 0 ? `Class and materials (${materialCount})` : 'Class and materials'}
          </ButtonLink>
        )}
        {!isRefunded && !isOver && <AddToCalendar seat={seat} size="s" aria-describedby={heading} />}
        {!isRefunded && !isOver && <SeatActions seat={seat} now={now} heading={heading} />}
        {!isRefunded && <ContactTrainer seat={seat} size="s" aria-describedby={heading} />}
        {!isRefunded && held > 0 && (
          <ButtonLink size="s" to={`${trainerPath(course.trainer.id)}#feedback`} aria-describedby={heading}>
            Write a review
          </ButtonLink>
        )}
        <p className={`meta ${styles.paid}`}>{seat.price.amount === 0 ? 'Free' : `Paid ${formatPrice(seat.price)}`}</p>
      </div>
    </article>
  );
}
