import { currentSession } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone } from '@kaksha/domain/dates';
import { lastClassDay } from '@kaksha/domain/timetable';
import {
  type CalendarAddress,
  type CalendarView,
  calendarViews,
  readCalendar,
  viewLabels,
} from '../../../class-calendar/calendar-address';

export type SessionView = CalendarView | 'list';

export const sessionViews: readonly { value: SessionView; label: string }[] = [
  ...calendarViews.map((value) => ({ value, label: viewLabels[value] })),
  { value: 'list', label: 'List' },
];

/** The view that the query names; by default the list, which fits a phone. */
export const readView = (search: URLSearchParams): SessionView =>
  calendarViews.find((view) => view === search.get('view')) ?? 'list';

/** The week or month that the query names; by default that of the next class, or of the last one. */
export function readSessionDays(search: URLSearchParams, batch: Batch, now: Date): CalendarAddress {
  const today = dayIn(ianaZone(batch.timeZone), now);
  return readCalendar(search, currentSession(batch, now)?.day ?? lastClassDay(batch) ?? today);
}
