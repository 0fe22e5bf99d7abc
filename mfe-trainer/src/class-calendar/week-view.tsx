import { addDays, dayOfMonth, formatLongDay, weekdayName } from '@kaksha/domain/dates';
import type { ReactNode } from 'react';
import styles from './class-calendar.module.css';
import type { DayEntry } from './day-entry';

interface WeekViewProps<T extends DayEntry> {
  entries: readonly T[];
  /** The Monday. */
  from: string;
  today: string;
  /** Shows a session. */
  children: (entry: T) => ReactNode;
}

/** Seven columns; on a phone a list of the days. */
export function WeekView<T extends DayEntry>({ entries, from, today, children }: WeekViewProps<T>) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return (
    <ol className={styles.week}>
      {days.map((day) => {
        const ofDay = entries.filter((entry) => entry.day === day);
        return (
          <li key={day} className={styles.column} data-empty={ofDay.length === 0 || undefined}>
            <h3 className={styles.dayName} aria-current={day === today ? 'date' : undefined}>
              <span className="visually-hidden">{formatLongDay(day)}</span>
              <span aria-hidden="true">{weekdayName(day).slice(0, 3)}</span>
              <span aria-hidden="true" className={styles.number}>
                {dayOfMonth(day)}
              </span>
            </h3>
            {ofDay.length > 0 && (
              <ul className="stack gap-2">
                {ofDay.map((entry) => (
                  <li key={entry.key}>{children(entry)}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
