import { countText } from '@kaksha/domain/count-text';
import { addDays, dayOfMonth, daysBetween, formatLongDay, weekdayName } from '@kaksha/domain/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CalendarAddress, shownDays } from './calendar-address';
import styles from './class-calendar.module.css';
import type { DayEntry } from './day-entry';

interface MonthViewProps<T extends DayEntry> {
  entries: readonly T[];
  address: CalendarAddress;
  today: string;
  /** Where a day leads to. */
  dayPath: (day: string) => string;
  /** The day whose sessions are listed below, if one is. */
  chosen?: string;
  /** Shows a session on one line. */
  children: (entry: T) => ReactNode;
}

const shownOfDay = 3;

/** The weeks of a month. A phone shows how many classes a day has; the day leads to them. */
export function MonthView<T extends DayEntry>({ entries, address, ...days }: MonthViewProps<T>) {
  const { from, to } = shownDays(address);
  const weeks = Array.from({ length: (daysBetween(from, to) + 1) / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, index) => addDays(from, 7 * week + index)),
  );
  const [first = []] = weeks;
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          {first.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day)}>
              {weekdayName(day).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-outside={day.slice(0, 7) !== address.date.slice(0, 7) || undefined}
                data-chosen={day === days.chosen || undefined}
              >
                <Day {...days} day={day} entries={entries.filter((entry) => entry.day === day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps<T extends DayEntry> extends Omit<MonthViewProps<T>, 'address'> {
  day: string;
}

function Day<T extends DayEntry>({ day, entries, today, dayPath, chosen, children }: DayProps<T>) {
  const more = entries.length - shownOfDay;
  const held = entries.filter(({ isHeld }) => isHeld).length;
  const facts = [
    formatLongDay(day),
    held === 0 ? 'no class' : countText(held, 'class', 'classes'),
    entries.length > held && `${entries.length - held} skipped`,
    day === chosen && 'shown below',
  ];
  return (
    <>
      <Link
        to={dayPath(day)}
        preventScrollReset
        className={styles.dayName}
        aria-current={day === today ? 'date' : undefined}
      >
        <span className="visually-hidden">{facts.filter(Boolean).join(', ')}</span>
        <span className={styles.number} aria-hidden="true">
          {dayOfMonth(day)}
        </span>
        {entries.length > 0 && (
          <span className={styles.count} aria-hidden="true" data-skipped={held === 0 || undefined}>
            {held || entries.length}
          </span>
        )}
      </Link>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.slice(0, shownOfDay).map((entry) => (
            <li key={entry.key}>{children(entry)}</li>
          ))}
          {more > 0 && (
            <li>
              <Link to={dayPath(day)} preventScrollReset className={styles.more}>
                {`${more} more`}
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
