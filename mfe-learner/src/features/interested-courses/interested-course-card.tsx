import { firstBatch } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { formatDay, ianaZone } from '@kaksha/domain/dates';
import { payableCurrency } from '@kaksha/domain/money';
import { trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { firstClassDay } from '@kaksha/domain/timetable';
import { ButtonLink } from '@kaksha/ui/button';
import { Cover } from '@kaksha/ui/cover';
import { DateTile } from '@kaksha/ui/date-tile';
import { IconButton } from '@kaksha/ui/icon-button';
import { TextLink } from '@kaksha/ui/link';
import { Hand } from 'lucide-react';
import { useId } from 'react';
import { CourseFee } from './course-fee';
import { enrolPath } from './enrol-path';
import styles from './interested-course-card.module.css';

export interface InterestedCourseCardProps {
  course: CourseSummary;
  now: Date;
  userId: number | null;
  /** Loads the image eagerly, for cards above the fold. */
  priority?: boolean;
  onTakeBack: () => void;
}

export function InterestedCourseCard({ course, now, userId, priority, onTakeBack }: InterestedCourseCardProps) {
  const heading = useId();
  const batch = firstBatch(course.batches, now);
  return (
    <article className={`panel ${styles.card}`} aria-labelledby={heading}>
      <div className={styles.cover}>
        <Cover
          motif={course.category.motif}
          seed={course.id}
          picture={course.thumbnail}
          sizes="(min-width: 600px) 384px, 100vw"
          priority={priority}
        />
      </div>
      <IconButton
        className={styles.interest}
        variant="float"
        label="Interested"
        icon={<Hand aria-hidden="true" />}
        pressed
        aria-describedby={heading}
        onClick={onTakeBack}
      />
      <DateTile
        className={styles.tile}
        date={batch && firstClassDay(batch)}
        now={now.toISOString()}
        timeZone={batch ? ianaZone(batch.timeZone) : undefined}
      />
      <div className={styles.text}>
        <p className={`meta ${styles.meta}`}>
          <span>{course.category.displayName}</span>
          <span>{course.difficulty || 'Beginner'}</span>
          <span>{course.mode}</span>
        </p>
        <h2 id={heading} className={styles.name}>
          <span dir="auto">{course.name}</span>
        </h2>
        <TextLink tone="quiet" to={trainerPath(course.trainer.id)} className={styles.trainer} dir="auto">
          {course.trainer.name}
        </TextLink>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Batch Start</dt>
          <dd className={styles.start}>{batch ? formatDay(firstClassDay(batch)) : 'To be announced'}</dd>
        </div>
        <div>
          <dt>Course Fee</dt>
          <dd>
            <CourseFee fees={course.fees} />
          </dd>
        </div>
      </dl>
      <div className={`cluster gap-2 ${styles.actions}`}>
        <ButtonLink block size="s" to={coursePath(course)} aria-describedby={heading}>
          View Details
        </ButtonLink>
        {payableCurrency(course.fees) ? (
          <ButtonLink block size="s" variant="ink" to={enrolPath(course, batch, userId)} aria-describedby={heading}>
            Enroll Now
          </ButtonLink>
        ) : (
          <ButtonLink block size="s" variant="ink" to={`${coursePath(course)}#enquire`} aria-describedby={heading}>
            Enquire
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
