import { useNow } from '@kaksha/contract/now';
import { usualHours } from '@kaksha/domain/batch-sessions';
import { firstBatch } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { firstClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { ButtonLink } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { homePath } from '../../paths';
import styles from './course-heading.module.css';

interface CourseHeadingProps {
  /** Null while the course loads. */
  name: string | null;
  /** Undefined unless the course is in the trainer's own lists. */
  course: CourseSummary | undefined;
  enrolled: number | undefined;
  actions?: ReactNode;
}

/** The course's name, its next batch and a link back. */
export function CourseHeading({ name, course, enrolled, actions }: CourseHeadingProps) {
  const now = useNow();
  const batch = course && firstBatch(course.batches, now);
  return (
    <header className={styles.header}>
      <ButtonLink
        to={`${homePath}/courses/allcourses`}
        variant="ghost"
        size="s"
        className={styles.back}
        icon={<ArrowLeft aria-hidden="true" />}
      >
        Back to Courses
      </ButtonLink>
      <div className={`cluster gap-3 gap-x-5 middle ${styles.heading}`}>
        {batch && <DateTile date={firstClassDay(batch)} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />}
        <div className={styles.words}>
          <h1 className={styles.title}>
            {name === null ? <Loading /> : <span dir="auto">{name || 'Untitled Course'}</span>}
          </h1>
          {course && <p>{summaryOf(course, now, enrolled)}</p>}
        </div>
        {actions && <div className={`row gap-3 ${styles.actions}`}>{actions}</div>}
      </div>
    </header>
  );
}

function Loading() {
  return (
    <>
      <span className="visually-hidden">Course activity</span>
      <Skeleton className={styles.name} />
    </>
  );
}

/** `Weekday(Mon-Fri), 7:00–9:00 PM IST, 38 enrolled`. The filter of the list has the batches with learners. */
function summaryOf({ batches }: CourseSummary, now: Date, enrolled: number | undefined): string {
  const batch = firstBatch(batches, now);
  if (!batch) return 'No batch yet';
  return [
    scheduleLabel(batch),
    usualHours(batch, now),
    enrolled !== undefined && `${enrolled.toLocaleString('en-IN')} enrolled`,
  ]
    .filter(Boolean)
    .join(', ');
}
