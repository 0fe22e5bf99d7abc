import type { Batch, DayCode, SessionChange } from './catalogue';
import { addDays, daysBetween, weekdayName, weekdayOf } from './dates';

/**
 * The days of a batch's sessions. Everything that shows or counts sessions uses `sessionsBetween` or `sessionCount`.
 */

export type ClassDays = Pick<Batch, 'dayOfWeek'> & Partial<Pick<Batch, 'weekdays'>>;
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
  for (const change of changes) {
    const { day: plannedDay, toDay, toTime } = change;
    if (toDay && toTime && toDay >= from && toDay <= to) slots.push({ day: toDay, time: toTime, plannedDay, change });
  }
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

/** The day of the first session that takes place; the start date when all of the first weeks are skipped. */
export function firstClassDay(batch: Omit<Schedule, 'endDate'> & Partial<Pick<Batch, 'endDate'>>): string {
  const schedule = { ...batch, endDate: batch.endDate ?? null, startTime: '00:00' };
  const planned = nearestClassDay(batch, batch.startDate, 1);
  if (effectiveChanges(schedule).length === 0) return planned;
  const weeks = (batch.sessionChanges?.length ?? 0) + 2;
  return sessionsBetween(schedule, { from: '0000-01-01', to: addDays(batch.startDate, 7 * weeks) })[0]?.day ?? planned;
}

/** The day of the last session that takes place; null without an end date. */
export function lastClassDay(batch: Schedule): string | null {
  if (!batch.endDate) return null;
  const planned = nearestClassDay(batch, batch.endDate, -1);
  const changes = effectiveChanges(batch);
  if (changes.length === 0) return planned;
  const from = addDays(batch.endDate, -7 * (changes.length + 2));
  return sessionsBetween({ ...batch, startTime: '00:00' }, { from, to: '9999-12-31' }).at(-1)?.day ?? planned;
}

function nearestClassDay(batch: ClassDays, from: string, step: 1 | -1): string {
  let day = from;
  while (!classDays(batch).includes(weekdayOf(day))) day = addDays(day, step);
  return day;
}
