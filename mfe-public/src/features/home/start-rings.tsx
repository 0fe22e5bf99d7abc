import { ItemBoundary } from '@kaksha/contract/host-context';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { dayIn, formatClock, ianaZone, weekdayName } from '@kaksha/domain/dates';
import { coursePathOf } from '@kaksha/domain/paths';
import { DateTile } from '@kaksha/ui/date-tile';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import type { CourseStart } from './course-starts';
import { ringWeeks } from './ring-weeks';
import { shortName } from './short-name';
import styles from './start-rings.module.css';

const center = { x: 42, y: 438 };
const radii = [172, 302, 432];
const width = 574;

interface StartRingsProps {
  courses: readonly CourseSummary[];
  now: Date;
  timeZone: string;
}

/**
 * The coming weeks as rings around today, with courses that start in them. Repeats the rail below, so a phone does not
 * show it.
 */
export function StartRings({ courses, now, timeZone }: StartRingsProps) {
  const rings = ringWeeks(courses, now);
  const today = dayIn(timeZone, now);
  return (
    <div className={styles.ringArea}>
      <svg className={styles.rings} viewBox={`0 0 ${width} 516`} aria-hidden="true">
        <line x1={center.x} x2={width} y1={center.y} y2={center.y} />
        {radii.map((radius) => (
          <g key={radius}>
            <path d={`M${center.x} ${center.y - radius}A${radius} ${radius} 0 0 1 ${center.x + radius} ${center.y}`} />
            <circle cx={center.x + radius} cy={center.y} r="3.5" />
          </g>
        ))}
      </svg>
      <div className={clsx(styles.today)}>
        <DateTile date={today} now={now.toISOString()} size="l" />
        <span aria-hidden="true">Today</span>
      </div>
      {rings.map(({ label }, ring) => (
        <span key={label} className={clsx(styles.label, styles[`ring${ring + 1}`])} aria-hidden="true">
          {label}
        </span>
      ))}
      <ul aria-label="Starting in the weeks ahead">
        {rings.flatMap(({ stops }, ring) =>
          stops.map((stop, place) => (
            <ItemBoundary key={stop.batch.id}>
              <li className={clsx(styles.stop, styles[`stop${ring + 1}${place + 1}`])}>
                <Stop stop={stop} now={now} />
              </li>
            </ItemBoundary>
          )),
        )}
      </ul>
    </div>
  );
}

function Stop({ stop: { course, first }, now }: { stop: CourseStart; now: Date }) {
  const short = shortName(course.name);
  return (
    <Link to={coursePathOf(course)} className={styles.link}>
      <DateTile date={first.day} now={now.toISOString()} timeZone={ianaZone(first.timeZone)} size="s" />
      <span className={styles.text}>
        <span className={styles.name}>{short}</span>
        {/* The rest of the name, for screen readers. */}
        <span className="visually-hidden">{course.name.slice(short.length)}</span>
        <span className={styles.time}>{`${weekdayName(first.day).slice(0, 3)}, ${formatClock(first.time)}`}</span>
      </span>
    </Link>
  );
}
