import type { Batch } from './catalogue';
import {
  addDays,
  dayIn,
  daysBetween,
  formatClockRange,
  formatDate,
  ianaZone,
  instantOf,
  placeOfZone,
  timeUntil,
  wallClock,
} from './dates';
import {
  effectiveChanges,
  firstClassDay,
  lastClassDay,
  plannedCount,
  type Schedule,
  scheduleLabel,
  sessionCount,
  sessionsBetween,
} from './timetable';

type Hours = Pick<Batch, 'startTime' | 'endTime' | 'duration'>;
type Start = Pick<Batch, 'startDate' | 'startTime' | 'timeZone'>;

/** The instant at which the batch starts. */
export function batchStart(batch: Start): Date {
  return instantOf(batch.startDate, batch.startTime, ianaZone(batch.timeZone));
}

/** Whether it starts today or later in the zone of the batch. */
export function isUpcoming(batch: Start, now: Date): boolean {
  return batch.startDate >= dayIn(ianaZone(batch.timeZone), now);
}

const byStart = (one: Start, other: Start) => batchStart(one).getTime() - batchStart(other).getTime();

/** The batch that summaries of the course show: the next upcoming one, else the last; null without batches. */
export function firstBatch<B extends Start>(batches: readonly B[], now: Date): B | null {
  const sorted = [...batches].sort(byStart);
  return sorted.find((batch) => isUpcoming(batch, now)) ?? sorted.at(-1) ?? null;
}

/** Whole weeks from the first to the last day; null without an end date. */
export function weeksOf(batch: Schedule): number | null {
  if (!batch.endDate) return null;
  return Math.max(1, Math.ceil((daysBetween(batch.startDate, batch.endDate) + 1) / 7));
}

/** Number of sessions that have ended at `now`. A session without a known length ends when it starts. */
export function sessionsHeld(batch: Start & Schedule & Hours, now: Date): number {
  const zone = ianaZone(batch.timeZone);
  const today = dayIn(zone, now);
  // A session can pass midnight but is shorter than a day, so sessions before yesterday have ended.
  const settled = addDays(today, -2);
  const lastSettled = batch.endDate && batch.endDate < settled ? batch.endDate : settled;
  const changes = effectiveChanges(batch);
  const isOver = (day: string, time: string) =>
    instantOf(day, time, zone).getTime() + (sessionMinutes(batch) ?? 0) * 60_000 <= now.getTime();
  const asPlanned = plannedCount(batch, lastSettled) - changes.filter(({ day }) => day <= lastSettled).length;
  const recent = sessionsBetween(batch, { from: addDays(settled, 1), to: today });
  const recentlyOver = recent.filter(({ change, day, time }) => !change && isOver(day, time));
  const movedAndOver = changes.filter(({ toDay, toTime }) => toDay && toTime && isOver(toDay, toTime));
  return asPlanned + recentlyOver.length + movedAndOver.length;
}

/** Minutes of one session from its clock times (also past midnight), else from its duration text; null without both. */
export function sessionMinutes(batch: Hours): number | null {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  if (batch.endTime) return (minutes(batch.endTime) - minutes(batch.startTime) + 1440) % 1440 || null;
  const hours = /(?<!\d)(\d+(?:\.\d+)?)\s*h/i.exec(batch.duration)?.[1];
  const rest = /(?<!\d)(\d+)\s*m/i.exec(batch.duration)?.[1];
  return Math.round(Number(hours ?? 0) * 60 + Number(rest ?? 0)) || null;
}

/** Hours of all sessions; null without an end date or a known session length. */
export function totalHours(batch: Schedule & Hours): number | null {
  const [sessions, minutes] = [sessionCount(batch), sessionMinutes(batch)];
  return sessions === null || minutes === null ? null : Math.round((sessions * minutes) / 30) / 2;
}

/** Whether its last day and its last session, which may be moved to a later day, are before `today`. */
function hasEnded(batch: Schedule, today: string): boolean {
  return batch.endDate !== null && batch.endDate < today && (lastClassDay(batch) ?? '') < today;
}

/** Progress label of a batch: `Today`, `In 2 days`, `Running, week 6 of 8`, `Running, week 3`, `Ended`. */
export function batchProgress(batch: Start & Schedule, now: Date): string {
  const today = dayIn(ianaZone(batch.timeZone), now);
  const ahead = timeUntil(batch.startDate, today);
  if (ahead) return ahead;
  if (hasEnded(batch, today)) return 'Ended';
  const week = Math.floor(daysBetween(batch.startDate, today) / 7) + 1;
  const weeks = weeksOf(batch);
  return weeks === null ? `Running, week ${week}` : `Running, week ${week} of ${weeks}`;
}

/** The batches that accept enrolments, soonest first. */
export function openBatches<B extends Start & Schedule & Pick<Batch, 'state'>>(batches: readonly B[], now: Date): B[] {
  return batches.filter((batch) => batch.state === 'open' && batchProgress(batch, now) !== 'Ended').sort(byStart);
}

/** `6:30–8:00 AM IST`. */
export function batchHours(batch: Pick<Batch, 'startTime' | 'endTime' | 'timeZone'>): string {
  return `${formatClockRange(batch.startTime, batch.endTime)} ${batch.timeZone}`;
}

/** The whole schedule as text: `Weekend(Sat,Sun), 10:00 AM–1:00 PM IST, from Nov 28, 2026 to Jan 3, 2027`. */
export function describeBatch(batch: Schedule & Pick<Batch, 'startTime' | 'endTime' | 'timeZone'>): string {
  const last = lastClassDay(batch);
  const days = `from ${formatDate(firstClassDay(batch))}${last ? ` to ${formatDate(last)}` : ''}`;
  return `${scheduleLabel(batch)}, ${batchHours(batch)}, ${days}`;
}

/**
 * The hours in the zone of the viewer, e.g. `1:30–3:30 PM in London`, with `, the day before` or `, the day after` when
 * the day differs. Null when both zones show the same time.
 */
export function batchHoursIn(batch: Start & Hours, viewerZone: string): string | null {
  const start = wallClock(batchStart(batch), viewerZone);
  if (start.day === batch.startDate && start.time === batch.startTime) return null;
  const minutes = batch.endTime ? sessionMinutes(batch) : null;
  const end = minutes && wallClock(new Date(batchStart(batch).getTime() + minutes * 60_000), viewerZone).time;
  const shift = daysBetween(batch.startDate, start.day);
  const when = shift === 0 ? '' : shift < 0 ? ', the day before' : ', the day after';
  return `${formatClockRange(start.time, end || null)} in ${placeOfZone(viewerZone)}${when}`;
}

/** Whether classes of a batch take place in a room, also when learners can join online. */
export const hasClassroom = ({ mode }: Pick<Batch, 'mode'>): boolean => mode !== 'Online';

/** `Classroom(Offline), Kothrud`: the way of teaching and the area. */
export const modeAndArea = ({ mode, area }: Pick<Batch, 'mode' | 'area'>): string => (area ? `${mode}, ${area}` : mode);
