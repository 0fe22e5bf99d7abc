import { countText } from '@kaksha/domain/count-text';
import { addDays, dayOfMonth, daysBetween, formatLongDay, weekdayName } from '@kaksha/domain/dates';
import { Link } from 'react-router-dom';
import { type CalendarAddress, shownDays, writeCalendar } from './calendar-address';
import type { CalendarEntry } from './calendar-entries';
import { CalendarEntryLink } from './calendar-entry';
import styles from './class-calendar.module.css';

interface MonthViewProps {
  entries: readonly CalendarEntry[];
  address: CalendarAddress;
  today: string;
}

const shownOfDay = 3;

/** The weeks of a month. A phone shows how many classes a day has; the day leads to its week. */
export function MonthView({ entries, address, today }: MonthViewProps) {
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
              <td key={day} data-outside={day.slice(0, 7) !== address.date.slice(0, 7) || undefined}>
                <Day day={day} entries={entries.filter((entry) => entry.day === day)} isToday={day === today} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, entries, isToday }: { day: string; entries: readonly CalendarEntry[]; isToday: boolean }) {
  const more = entries.length - shownOfDay;
  const week = writeCalendar({ view: 'week', date: day });
  return (
    <>
      <Link
        to={week}
        preventScrollReset
        className={styles.dayName}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${formatLongDay(day)}, ${entries.length === 0 ? 'no class' : countText(entries.length, 'class', 'classes')}`}
      >
        <span className={styles.number}>{dayOfMonth(day)}</span>
        {entries.length > 0 && <span className={styles.count}>{entries.length}</span>}
      </Link>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.slice(0, shownOfDay).map((entry) => (
            <li key={`${entry.batch.id} ${entry.session.plannedDay}`}>
              <CalendarEntryLink entry={entry} compact />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={week} preventScrollReset className={styles.more}>
                {`${more} more`}
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
