import { addDays, dayOfMonth, isDay, startOfWeek } from '@kaksha/domain/dates';

export const calendarViews = ['week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const viewLabels: Readonly<Record<CalendarView, string>> = { week: 'Week', month: 'Month' };

/** What the address of the page says. */
export interface CalendarAddress {
  view: CalendarView;
  /** A day of the shown week or month. */
  date: string;
}

export function readCalendar(search: URLSearchParams, today: string): CalendarAddress {
  const date = search.get('date') ?? '';
  return { view: search.get('view') === 'month' ? 'month' : 'week', date: isDay(date) ? date : today };
}

export const writeCalendar = ({ view, date }: CalendarAddress): string => `?view=${view}&date=${date}`;

/** The first and the last shown day. A month has whole weeks, from Monday on. */
export function shownDays({ view, date }: CalendarAddress): { from: string; to: string } {
  if (view === 'week') return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) };
  return { from: startOfWeek(firstOfMonth(date)), to: addDays(startOfWeek(addDays(nextMonth(date), -1)), 6) };
}

/** The week or month before (-1) or after (1). */
export function neighbour({ view, date }: CalendarAddress, step: 1 | -1): CalendarAddress {
  if (view === 'week') return { view, date: addDays(date, 7 * step) };
  return { view, date: step === 1 ? nextMonth(date) : firstOfMonth(addDays(firstOfMonth(date), -1)) };
}

const firstOfMonth = (day: string) => addDays(day, 1 - dayOfMonth(day));
const nextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 31));
