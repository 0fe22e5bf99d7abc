import { sessionHours } from '@kaksha/domain/batch-sessions';
import { dayIn, ianaZone, timeUntil } from '@kaksha/domain/dates';
import { classPath } from '@kaksha/domain/paths';
import { scheduleLabel } from '@kaksha/domain/timetable';
import { DateTile } from '@kaksha/ui/date-tile';
import { Link } from 'react-router-dom';
import type { PlannedClass } from '../../seat/planned-classes';
import styles from './home-page.module.css';

/** Courses whose next class is after the shown week. */
export function LaterClasses({ planned, now }: { planned: readonly PlannedClass[]; now: Date }) {
  return (
    <ul className={`panel ${styles.rows}`} aria-label="Later">
      {planned.map(({ seat: { id, course, batch }, session }) => (
        <li key={id} className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
          <DateTile size="s" date={session.day} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />
          <div className={styles.rowText}>
            <h3>
              <Link to={classPath(batch.id)} dir="auto">
                {course.name}
              </Link>
            </h3>
            <p>
              {`${timeUntil(session.day, dayIn(ianaZone(batch.timeZone), now))}, ${scheduleLabel(batch)}, ${sessionHours(session)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
