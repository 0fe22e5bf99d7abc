import type { Batch, SessionAction, SessionChange } from './catalogue';
import { addDays, dayIn, daysBetween, ianaZone, instantOf, isDay } from './dates';
import { effectiveChanges, isPlannedDay, lastClassDay, sessionsBetween } from './timetable';

export interface SessionChangeForm {
  /** Day of the session in the timetable. */
  date: string;
  /** Last day of holidays that skip several sessions; '' for one session. */
  until: string;
  action: SessionAction;
  /** New day and clock time of a moved session, in the zone of the batch. */
  toDay: string;
  toTime: string;
  reason: string;
}

/** The days of the timetable that the form names and that have a session at their planned time now. */
export function changedDays(batch: Batch, { date, until, action }: SessionChangeForm): string[] {
  const last = action === 'skip' && until ? until : date;
  if (!isDay(date) || !isDay(last) || last < date || daysBetween(date, last) > 366) return [];
  const changed = new Set(effectiveChanges(batch).map(({ day }) => day));
  const days: string[] = [];
  for (let day = date; day <= last; day = addDays(day, 1)) {
    if (isPlannedDay(batch, day) && !changed.has(day)) days.push(day);
  }
  return days;
}

/** The batch's changes with those of the form. */
export function withSessionChange(batch: Batch, form: SessionChangeForm): SessionChange[] {
  const { action, reason } = form;
  const to = action === 'move' ? { toDay: form.toDay, toTime: form.toTime } : { toDay: null, toTime: null };
  const added = changedDays(batch, form).map((day) => ({ day, action, ...to, reason: reason.trim() }));
  return [...effectiveChanges(batch), ...added].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The planned sessions that have not begun, for a selection; at most `max`. */
export function changeableDays(batch: Batch, now: Date, max = 60): string[] {
  const zone = ianaZone(batch.timeZone);
  const from = dayIn(zone, now);
  const last = lastClassDay(batch);
  const first = [batch.startDate, from].sort()[1] ?? from;
  const end = addDays(first, 200);
  return sessionsBetween(batch, { from, to: last && last < end ? last : end })
    .filter(({ change, day, time }) => !change && instantOf(day, time, zone) > now)
    .map(({ day }) => day)
    .slice(0, max);
}
