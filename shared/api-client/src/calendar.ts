import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf } from './envelope';
import type { CalendarFeedWire, NewCalendarFeedWire } from './generated/wire';

/** URL of the calendar file of a batch. The file of a public course needs no session. */
export function batchCalendarUrl(http: AxiosInstance, batchId: number): string {
  return `${http.defaults.baseURL ?? ''}/calendar/batch/${batchId}.ics`;
}

/** The calendar file of a batch as text. The call sends the session token, so it also works for drafts. */
export async function getBatchCalendar(http: AxiosInstance, batchId: number): Promise<string> {
  return (await http.get<string>(`/calendar/batch/${batchId}.ics`, { responseType: 'text' })).data;
}

/** Whether the signed-in user has a private calendar URL, and its creation time (ISO 8601, UTC). */
export async function getCalendarFeed(http: AxiosInstance): Promise<{ active: boolean; createdAt: string | null }> {
  return toCamelCaseKeys(resultOf<CalendarFeedWire>(await http.get('/calendar/feed')));
}

/**
 * Creates a private calendar URL for all batches that the user attends or teaches, and revokes the previous one. The
 * URL is returned only once and gives read access without a session.
 */
export async function createCalendarFeed(http: AxiosInstance): Promise<{ url: string; createdAt: string }> {
  return toCamelCaseKeys(resultOf<NewCalendarFeedWire>(await http.post('/calendar/feed', {})));
}

export async function deleteCalendarFeed(http: AxiosInstance): Promise<void> {
  await http.delete('/calendar/feed');
}
