import { dayOfMonth, formatLongDay, weekdayName } from '@kaksha/domain/dates';
import { classPath } from '@kaksha/domain/paths';
import hues from '@kaksha/ui/hues.module.css';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import type { WeekDay } from '../../seat/planned-classes';
import styles from './week-strip.module.css';

/** The next seven days with their classes; phones show only days with classes. */
export function WeekStrip({ week }: { week: readonly WeekDay[] }) {
  return (
    <ol className={styles.week} aria-label="The next seven days">
      {week.map(({ day, classes }, index) => (
        <li key={day} className={clsx(styles.day, index === 0 && styles.today, classes.length === 0 && styles.free)}>
          <p className={`meta ${styles.date}`}>
            <span className="visually-hidden">{`${index === 0 ? 'Today, ' : ''}${formatLongDay(day)}`}</span>
            <span aria-hidden="true">{index === 0 ? 'Today' : weekdayName(day).slice(0, 3)}</span>
            <span className={styles.number} aria-hidden="true">
              {dayOfMonth(day)}
            </span>
          </p>
          {classes.length === 0 && <p className="visually-hidden">No class</p>}
          {classes.map(({ planned: { seat, session }, time }) => (
            <Link
              key={`${seat.id}/${session.start.getTime()}`}
              to={classPath(seat.batch.id)}
              className={clsx(styles.class, hues[seat.course.category.motif])}
            >
              <span className={styles.name} dir="auto">
                {seat.course.name}
              </span>
              <span className={styles.time}>{time}</span>
            </Link>
          ))}
        </li>
      ))}
    </ol>
  );
}
