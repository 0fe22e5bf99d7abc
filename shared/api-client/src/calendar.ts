import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { CalendarFeedWire, NewCalendarFeedWire } from './generated/wire';

/** Where a batch's calendar file is, for a link: everybody may open that of a public course. */
export function batchCalendarUrl(http: AxiosInstance, batchId: number): string {
  return `${http.defaults.baseURL ?? ''}/calendar/batch/${batchId}.ics`;
}

/** A batch's calendar file as text, of a draft's batch, too: the person's own session goes along. */
export async function getBatchCalendar(http: AxiosInstance, batchId: number): Promise<string> {
  return (await http.get<string>(`/calendar/batch/${batchId}.ics`, { responseType: 'text' })).data;
}

/** Whether the signed-in person has a private calendar address, and since when (ISO 8601, UTC). */
export async function getCalendarFeed(http: AxiosInstance): Promise<{ active: boolean; createdAt: string | null }> {
  const { active, created_at } = resultOf<CalendarFeedWire>(await http.get('/calendar/feed'));
  return { active, createdAt: created_at };
}

/**
 * Makes a private calendar address with all that the person learns and teaches, and ends an earlier one. It is told
 * this once; whoever has it can read the calendar.
 */
export async function createCalendarFeed(http: AxiosInstance): Promise<{ url: string; createdAt: string }> {
  const { url, created_at } = resultOf<NewCalendarFeedWire>(await http.post('/calendar/feed', {}));
  return { url, createdAt: created_at };
}

export async function deleteCalendarFeed(http: AxiosInstance): Promise<void> {
  await http.delete('/calendar/feed');
}
