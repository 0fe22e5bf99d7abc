import { batchProgress, byFirstSession, isUpcoming } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { calendarPath, courseActivityPath } from '../../paths';
import styles from './home-panels.module.css';

/** The calendar page shows all of them. */
const maxBatches = 5;

/** The batches that start next. */
export function UpcomingBatches({ courses, now }: { courses: readonly CourseSummary[]; now: Date }) {
  const heading = useId();
  const upcoming = byFirstSession(
    courses.flatMap((course) => course.batches.map((batch) => ({ ...batch, course }))),
  ).filter((batch) => batch.state !== 'cancelled' && isUpcoming(batch, now));
  return (
    <section aria-labelledby={heading} className={`panel round ${styles.panel}`}>
      <h2 id={heading}>Batches ahead</h2>
      {upcoming.length === 0 ? (
        <p className={styles.none}>No batch begins after today.</p>
      ) : (
        <ul>
          {upcoming.slice(0, maxBatches).map(({ course, ...batch }) => (
            <li key={batch.id}>
              <Link to={courseActivityPath(course.id)} className={`row gap-4 middle ${styles.row}`}>
                <DateTile
                  size="xs"
                  date={firstClassDay(batch)}
                  now={now.toISOString()}
                  timeZone={ianaZone(batch.timeZone)}
                />
                <span className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {course.name || 'Untitled Course'}
                  </span>
                  <span className={styles.text}>
                    {batchProgress(batch, now) + (batch.state === 'open' ? '' : ', closed for enrolment')}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {upcoming.length > maxBatches && (
        <p className={styles.more}>
          <TextLink to={calendarPath}>{`All ${upcoming.length} batches`}</TextLink>
        </p>
      )}
    </section>
  );
}
