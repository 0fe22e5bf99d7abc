import { hasClassroom } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { checkInSessions } from '@kaksha/domain/check-in';
import { dayIn, formatClock, ianaZone } from '@kaksha/domain/dates';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { batchPath } from '../paths';
import { CheckInLink } from './check-in-link';
import styles from './check-in-today.module.css';

interface CheckInTodayProps {
  courses: readonly CourseSummary[];
  now: Date;
  /** Ids of batches that the page shows with their check-in already. */
  without: readonly number[];
}

/** The classroom batches that have a class today, each with its check-in. Nothing without one. */
export function CheckInToday({ courses, now, without }: CheckInTodayProps) {
  const heading = useId();
  const today = courses.flatMap((course) =>
    course.batches.flatMap((batch) => {
      if (!hasClassroom(batch) || without.includes(batch.id)) return [];
      const day = dayIn(ianaZone(batch.timeZone), now);
      const session = checkInSessions(batch, now).find(({ date }) => date === day);
      return session ? [{ course, batch, session }] : [];
    }),
  );
  if (today.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="panel round pad-4">
      <h2 id={heading} className={styles.title}>
        In the classroom today
      </h2>
      <ul className={styles.list}>
        {today.map(({ course, batch, session }) => (
          <li key={batch.id} className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
            <span id={`${heading}-${batch.id}`} className={styles.words}>
              <strong>
                <Link to={batchPath(batch.id)} dir="auto">
                  {course.name || 'Untitled Course'}
                </Link>
              </strong>
              <span>{[`${formatClock(session.time)} ${batch.timeZone}`, batch.area].filter(Boolean).join(', ')}</span>
            </span>
            <CheckInLink batch={batch} size="s" aria-describedby={`${heading}-${batch.id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
