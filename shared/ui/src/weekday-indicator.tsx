import { type ClassDays, classDays, scheduleLabel } from '@kaksha/domain/timetable';
import clsx from 'clsx';
import styles from './weekday-indicator.module.css';

const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

export interface WeekdayIndicatorProps {
  batch: ClassDays;
  className?: string;
}

/** The week from Monday with the class days highlighted. Screen readers announce e.g. 'Weekday(Mon-Fri)'. */
export function WeekdayIndicator({ batch, className }: WeekdayIndicatorProps) {
  const days = classDays(batch);
  return (
    <span className={clsx(styles.weekdays, className)}>
      <span className="visually-hidden">{scheduleLabel(batch)}</span>
      <span className={styles.letters} aria-hidden="true">
        {letters.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is what tells two T's apart
          <span key={index} className={days.includes(index + 1) ? styles.on : undefined}>
            {letter}
          </span>
        ))}
      </span>
    </span>
  );
}
