import { ItemBoundary } from '@kaksha/contract/host-context';
import { firstSession } from '@kaksha/domain/batch-sessions';
import { formatLongDay, zoneAt } from '@kaksha/domain/dates';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { ListedCourseCard } from '../../listed-course-card';
import { narrowBatches } from '../../narrow-batches';
import { courseCountLabel, dayPanelId } from './day-chooser';
import styles from './day-courses.module.css';
import { type RailDay, startsOn } from './rail-days';

const initialCount = 6;

/** The courses of the chosen day. */
export function DayCourses({ day, courses, now }: RailDay & { now: Date }) {
  const [openDay, setOpenDay] = useState<string | null>(null);
  const shown = openDay === day ? courses : courses.slice(0, initialCount);
  const isMeant = startsOn(day);
  const starts = courses
    .flatMap((course) => course.batches.filter(isMeant))
    .flatMap((batch) => firstSession(batch) ?? []);
  const [timeZone, ...otherZones] = new Set(starts.map((first) => zoneAt(first.timeZone, first.start)));
  return (
    <div id={dayPanelId} role="tabpanel" aria-labelledby="chosen-day">
      <div className={`cluster gap-x-4 baseline ${styles.head}`}>
        <h3 id="chosen-day">{formatLongDay(day)}</h3>
        <p>
          {`${courseCountLabel(courses.length)} ${courses.length === 1 ? 'starts' : 'start'}${timeZone && otherZones.length === 0 ? `, all times ${timeZone}` : ''}`}
        </p>
      </div>
      <ul className={`stack gap-4 ${styles.grid}`}>
        {shown.map((course) => (
          <ItemBoundary key={course.id}>
            <li>
              <ListedCourseCard course={narrowBatches(course, isMeant)} now={now.toISOString()} level={4} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
      {courses.length > shown.length && (
        <TextButton
          className={styles.more}
          onClick={() => setOpenDay(day)}
        >{`${courses.length - shown.length} more on this day`}</TextButton>
      )}
    </div>
  );
}
