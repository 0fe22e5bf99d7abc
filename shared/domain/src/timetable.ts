import type { Batch, DayCode, SessionChange } from './catalogue';
import { addDays, daysBetween, weekdayName, weekdayOf } from './dates';

/** The days of a batch's sessions, in the zone of the batch. `batch-sessions.ts` has their instants. */

export type ClassDays = Pick<Batch, 'dayOfWeek'> & Partial<Pick<Batch, 'weekdays'>>;
export type Hours = Pick<Batch, 'startTime' | 'endTime'> & Partial<Pick<Batch, 'duration'>>;
export type Schedule = ClassDays & Pick<Batch, 'startDate' | 'endDate'> & Partial<Pick<Batch, 'sessionChanges'>>;

/** One session with its day and clock time in the zone of the batch. */
export interface SessionSlot {
  /** Day on which it takes place, `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM`. */
  time: string;
  /** Its day in the timetable; another than `day` for a session that was moved to another day. */
  plannedDay: string;
  /** The move; null for a session as planned. */
  change: SessionChange | null;
}

const dayMinutes = 24 * 60;

const weekday = [1, 2, 3, 4, 5];
const weekend = [6, 7];
const everyDay = [...weekday, ...weekend];

const dayCodes: Record<DayCode, { label: string; days: readonly number[] }> = {
  1: { label: 'Weekday(Mon-Fri)', days: weekday },
  2: { label: 'Weekend(Sat,Sun)', days: weekend },
  3: { label: 'Any Days', days: everyDay },
  8: { label: 'Weekend(Sat,Sun)', days: weekend },
  9: { label: 'Weekday(Mon-Fri)', days: weekday },
  10: { label: 'Everyday', days: everyDay },
};

export function isDayCode(code: number): code is DayCode {
  return code in dayCodes;
}

/**
 * The days that a custom set stores: null when a code names the same days. Its code is the smallest that has all days.
 */
export function namedDays(days: readonly number[]): { dayOfWeek: DayCode; weekdays: number[] | null } {
  const weekdays = [...new Set(days)].sort((one, other) => one - other);
  const codes = [1, 2, 3] as const;
  const dayOfWeek = codes.find((code) => weekdays.every((day) => dayCodes[code].days.includes(day))) ?? 3;
  return { dayOfWeek, weekdays: weekdays.length === dayCodes[dayOfWeek].days.length ? null : weekdays };
}

/** `Mon`. @param day  1 is Monday */
export const shortWeekday = (day: number): string => weekdayName(addDays('2024-01-01', day - 1)).slice(0, 3);

/** The label of the schedule, e.g. `Weekday(Mon-Fri)` or `Mon, Wed, Fri`. */
export function scheduleLabel({ dayOfWeek, weekdays }: ClassDays): string {
  return weekdays ? weekdays.map(shortWeekday).join(', ') : dayCodes[dayOfWeek].label;
}

/** Days of the week with class; 1 is Monday. */
export function classDays({ dayOfWeek, weekdays }: ClassDays): readonly number[] {
  return weekdays ?? dayCodes[dayOfWeek].days;
}

/** Whether the timetable has a session on the day, also one that is skipped or moved. */
export function isPlannedDay(batch: Schedule, day: string): boolean {
  return (
    day >= batch.startDate && (!batch.endDate || day <= batch.endDate) && classDays(batch).includes(weekdayOf(day))
  );
}

/** The changes that concern a session of the timetable. */
export function effectiveChanges(batch: Schedule): readonly SessionChange[] {
  return (batch.sessionChanges ?? []).filter(({ day }) => isPlannedDay(batch, day));
}

const movedSlots = (changes: readonly SessionChange[]): SessionSlot[] =>
  changes.flatMap((change) =>
    change.toDay && change.toTime ? [{ day: change.toDay, time: change.toTime, plannedDay: change.day, change }] : [],
  );

/** The day on which a session takes place that is named by its day in the timetable. */
export const actualDay = (batch: Schedule, plannedDay: string): string =>
  effectiveChanges(batch).find(({ day }) => day === plannedDay)?.toDay ?? plannedDay;

/** The sessions that take place from `from` to `to` (days in the zone of the batch), in order. */
export function sessionsBetween(
  batch: Schedule & Pick<Batch, 'startTime'>,
  { from, to }: { from: string; to: string },
): SessionSlot[] {
  const changes = effectiveChanges(batch);
  const changed = new Set(changes.map(({ day }) => day));
  const last = batch.endDate && batch.endDate < to ? batch.endDate : to;
  const slots: SessionSlot[] = [];
  for (let day = from > batch.startDate ? from : batch.startDate; day <= last; day = addDays(day, 1)) {
    if (!changed.has(day) && classDays(batch).includes(weekdayOf(day))) {
      slots.push({ day, time: batch.startTime, plannedDay: day, change: null });
    }
  }
  slots.push(...movedSlots(changes).filter(({ day }) => day >= from && day <= to));
  return slots.sort((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`));
}

/** Number of sessions from the first to the last day, without skipped ones; null without an end date. */
export function sessionCount(batch: Schedule): number | null {
  if (!batch.endDate) return null;
  const skipped = effectiveChanges(batch).filter(({ action }) => action === 'skip').length;
  return plannedCount(batch, batch.endDate) - skipped;
}

/** Number of class days of the timetable from its first day to `until`. */
export function plannedCount(batch: ClassDays & Pick<Batch, 'startDate'>, until: string): number {
  const days = daysBetween(batch.startDate, until) + 1;
  const meets = classDays(batch);
  const first = weekdayOf(batch.startDate) - 1;
  if (days <= 0) return 0;
  let count = Math.floor(days / 7) * meets.length;
  for (let rest = days - (days % 7); rest < days; rest += 1) {
    if (meets.includes(((first + rest) % 7) + 1)) count += 1;
  }
  return count;
}

/**
 * The slots among which is the first session (`step` 1) or the last (`step` -1): the moved ones, and the first as planned
 * when counted from that end of the timetable.
 */
export function edgeSlots(batch: Schedule & Pick<Batch, 'startTime'>, step: 1 | -1): SessionSlot[] {
  const changes = effectiveChanges(batch);
  const slots = movedSlots(changes);
  let day = step === 1 || !batch.endDate ? batch.startDate : batch.endDate;
  // Each changed session can cost a week.
  for (let tries = 7 * (changes.length + 1); tries > 0; tries -= 1, day = addDays(day, step)) {
    if (isPlannedDay(batch, day) && !changes.some((change) => change.day === day)) {
      slots.push({ day, time: batch.startTime, plannedDay: day, change: null });
      break;
    }
  }
  return slots;
}

/** The day of the first session that takes place; the start date without one. */
export function firstClassDay(batch: Omit<Schedule, 'endDate'> & Partial<Pick<Batch, 'endDate'>>): string {
  const slots = edgeSlots({ ...batch, endDate: batch.endDate ?? null, startTime: '00:00' }, 1);
  return slots.map(({ day }) => day).sort()[0] ?? batch.startDate;
}

/** The day of the last session that takes place; null without an end date. */
export function lastClassDay(batch: Schedule): string | null {
  if (!batch.endDate) return null;
  const slots = edgeSlots({ ...batch, startTime: '00:00' }, -1);
  return (
    slots
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? batch.endDate
  );
}

/** Minutes of one session from its clock times (also past midnight), else from its duration text; null without both. */
export function sessionMinutes(batch: Hours): number | null {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  if (batch.endTime) return (minutes(batch.endTime) - minutes(batch.startTime) + dayMinutes) % dayMinutes || null;
  // A duration has 60 characters at most.
  const hours = /(?<!\d)(\d{1,60}(?:\.\d{1,60})?)\s{0,60}h/i.exec(batch.duration ?? '')?.[1];
  const rest = /(?<!\d)(\d{1,60})\s{0,60}m/i.exec(batch.duration ?? '')?.[1];
  const total = Math.round(Number(hours ?? 0) * 60 + Number(rest ?? 0));
  // A longer text means the whole course, e.g. `40 hours`.
  return total > 0 && total < dayMinutes ? total : null;
}
