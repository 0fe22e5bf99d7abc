import { usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress, firstBatch, isUpcoming } from '@kaksha/domain/batches';
import type { Batch, DescribedCourse } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { Cover } from '@kaksha/ui/cover';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { useId } from 'react';
import { NoLinkBadge } from '../../batch/no-link-badge';
import { batchPath, type CourseTab } from '../../paths';
import { ReadyNote } from '../../ready-to-sell/ready-note';
import type { ListingAction } from '../../store/own-courses';
import { BatchesButton } from './batches-button';
import { CourseActivity } from './course-activity';
import { CourseMenu } from './course-menu';
import { CoursePrices } from './course-prices';
import { CourseProgress } from './course-progress';
import { HiddenNote } from './hidden-note';
import styles from './trainer-course-card.module.css';

export interface TrainerCourseCardProps {
  course: DescribedCourse;
  now: Date;
  /** Loads the picture eagerly, for cards above the fold. */
  priority?: boolean;
  /** A deleted course offers its learners and Restore, one of an institute its learners only. */
  tab: CourseTab;
  onDelete: () => void;
  onChange: (action: ListingAction | 'restore') => void;
}

/** A course in its trainer's list. */
export function TrainerCourseCard({ course, now, priority, tab, onDelete, onChange }: TrainerCourseCardProps) {
  const heading = useId();
  const batch = firstBatch(course.batches, now);
  const published = course.status === 'published';
  return (
    <div className={styles.frame}>
      <article className={`panel ${styles.card}`} aria-labelledby={heading}>
        <div className={styles.cover}>
          <Cover
            motif={course.category.motif}
            seed={course.id}
            picture={course.thumbnail}
            sizes="(min-width: 900px) 208px, 100vw"
            priority={priority}
          />
        </div>
        <DateTile
          className={styles.tile}
          date={batch && firstClassDay(batch)}
          now={now.toISOString()}
          timeZone={batch ? ianaZone(batch.timeZone) : undefined}
        />
        <div className={styles.main}>
          <div className={styles.words}>
            <p className={`meta ${styles.meta}`}>
              <span>{course.category.displayName}</span>
              <span>{course.difficulty}</span>
              <span>{course.language.displayName}</span>
            </p>
            <h2 id={heading} className={styles.name}>
              <span dir="auto">{course.name || 'Untitled Course'}</span>
            </h2>
            {course.description && (
              <p className={styles.description} dir="auto">
                {course.description}
              </p>
            )}
          </div>
          <div className={`row gap-1 middle end ${styles.state}`}>
            <ListingBadge course={course} tab={tab} />
            <CourseMenu course={course} tab={tab} onDelete={onDelete} onChange={onChange} />
          </div>
          <CoursePrices fees={course.fees} className={styles.prices} />
          <div className={`cluster gap-2 gap-x-4 middle ${styles.when}`}>
            <BatchesButton course={course} now={now} />
            {batch && (
              <>
                <TextLink to={batchPath(batch.id)}>{progressText(batch, now)}</TextLink>
                <NoLinkBadge batch={batch} />
              </>
            )}
          </div>
          {published && tab === 'published' && !course.hidden && <ReadyNote course={course} />}
          {course.hiddenReason && tab !== 'deleted' && <HiddenNote reason={course.hiddenReason} />}
        </div>
        <div className={`cluster gap-1 gap-x-4 middle between ${styles.foot}`}>
          {published || tab !== 'pending' ? (
            <CourseActivity course={course} shared={published && tab !== 'deleted' && !course.hidden} />
          ) : (
            <CourseProgress course={course} />
          )}
        </div>
      </article>
    </div>
  );
}

function ListingBadge({ course, tab }: { course: DescribedCourse; tab: CourseTab }) {
  if (tab === 'teaching') return <Badge tone="info">{course.trainer.name}</Badge>;
  if (course.hiddenReason && tab !== 'deleted') return <Badge tone="bad">Hidden by an administrator</Badge>;
  if (tab === 'deleted') return <Badge tone="bad">Deleted</Badge>;
  if (course.status === 'draft') return <Badge tone="neutral">Draft</Badge>;
  return course.hidden ? <Badge tone="neutral">Hidden</Badge> : <Badge tone="good">Published</Badge>;
}

/** `In 2 days, 7:00–9:00 PM IST`; running batches are shown without their hours. */
function progressText(batch: Batch, now: Date): string {
  const progress = batchProgress(batch, now);
  return isUpcoming(batch, now) ? `${progress}, ${usualHours(batch, now)}` : progress;
}
