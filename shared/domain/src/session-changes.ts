import { isBlank } from './blank-text';
import type { Batch, SessionAction, SessionChange } from './catalogue';
import { addDays, dayIn, daysBetween, ianaZone, instantOf, isDay, isTime } from './dates';
import * as limits from './limits';
import { effectiveChanges, isPlannedDay, lastClassDay, sessionCount, sessionsBetween } from './timetable';

/** Validation of skipped and moved sessions. Pages and API share it. */

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

export type SessionChangeErrors = Partial<Record<keyof SessionChangeForm, string>>;

/** A session can move by so many days. */
const maxMoveDays = 90;

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

/** One error message per invalid field. Sessions that have begun cannot change. */
export function sessionChangeErrors(batch: Batch, form: SessionChangeForm, now: Date): SessionChangeErrors {
  const errors: SessionChangeErrors = {};
  const blame = (field: keyof SessionChangeForm, message: string) => {
    errors[field] ??= message;
  };
  const zone = ianaZone(batch.timeZone);
  const days = changedDays(batch, form);
  const [first] = days;
  if (!isDay(form.date)) blame('date', 'Please choose a day of the calendar');
  if (form.until && form.action === 'skip' && form.until < form.date)
    blame('until', 'The last day is before the first');
  if (first === undefined) blame('date', 'There is no session to change');
  else if (instantOf(first, batch.startTime, zone) <= now) blame('date', 'This session has begun');
  if (isBlank(form.reason)) blame('reason', 'Required');
  if (form.reason.trim().length > limits.course.changeReasonMax) {
    blame('reason', `Please use at most ${limits.course.changeReasonMax} characters`);
  }
  if (form.action === 'move') Object.assign(errors, moveErrors(batch, form, now));
  else if (sessionCount({ ...batch, sessionChanges: withSessionChange(batch, form) }) === 0) {
    blame('date', 'No session would be left. Cancel the batch instead');
  }
  if (effectiveChanges(batch).length + days.length > limits.course.sessionChanges) {
    blame('date', `A batch has at most ${limits.course.sessionChanges} changed sessions`);
  }
  return errors;
}

function moveErrors(batch: Batch, { toDay, toTime, date }: SessionChangeForm, now: Date): SessionChangeErrors {
  if (!isDay(toDay)) return { toDay: 'Please choose a day of the calendar' };
  if (!isTime(toTime)) return { toTime: 'Please enter a time such as 18:30' };
  if (instantOf(toDay, toTime, ianaZone(batch.timeZone)) <= now) return { toDay: 'Please choose a later time' };
  if (isDay(date) && Math.abs(daysBetween(date, toDay)) > maxMoveDays) {
    return { toDay: `A session can move by at most ${maxMoveDays} days` };
  }
  const slots = sessionsBetween(batch, { from: toDay, to: toDay });
  return slots.some((slot) => slot.time === toTime) ? { toTime: 'There is a session at this time' } : {};
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
