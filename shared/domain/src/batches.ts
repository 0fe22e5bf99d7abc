import { firstSession, isOver, type Session, type Timetable, usualHours } from './batch-sessions';
import type { Batch } from './catalogue';
import { dayIn, daysBetween, formatDate, ianaZone, instantOf, timeUntil } from './dates';
import {
  firstClassDay,
  type Hours,
  lastClassDay,
  type Schedule,
  scheduleLabel,
  sessionCount,
  sessionMinutes,
} from './timetable';
import { upperFirst } from './upper-first';

type Start = Pick<Batch, 'startDate' | 'startTime' | 'timeZone'>;

/** The planned start of the batch. `firstSession` says when the first session takes place. */
export function batchStart(batch: Start): Date {
  return instantOf(batch.startDate, batch.startTime, ianaZone(batch.timeZone));
}

/** Whether a first session is today or later in the zone of its batch. */
const isAhead = (first: Session | null, now: Date): first is Session =>
  first !== null && first.day >= dayIn(ianaZone(first.timeZone), now);

/** Whether its first session is today or later in the zone of the batch. */
export const isUpcoming = (batch: Timetable, now: Date): boolean => isAhead(firstSession(batch), now);

interface BatchStart<B> {
  batch: B;
  first: Session | null;
}

/** The batches with their first sessions, by their start. Those without a session come last. */
function withFirstSessions<B extends Timetable>(batches: readonly B[]): BatchStart<B>[] {
  const at = ({ first }: BatchStart<B>) => first?.start.getTime() ?? Number.MAX_VALUE;
  return batches.map((batch) => ({ batch, first: firstSession(batch) })).sort((one, other) => at(one) - at(other));
}

/** The batches by the start of their first sessions. Those without a session come last. */
const byFirstSession = <B extends Timetable>(batches: readonly B[]): B[] =>
  withFirstSessions(batches).map(({ batch }) => batch);

/** The batches that are not over by their first session, then the others, the latest first. */
export function upcomingFirst<B extends Timetable & Pick<Batch, 'state'>>(batches: readonly B[], now: Date): B[] {
  const sorted = byFirstSession(batches);
  const isPast = (batch: B) => batch.state === 'cancelled' || isOver(batch, now);
  return [...sorted.filter((batch) => !isPast(batch)), ...sorted.filter(isPast).reverse()];
}

/** The batches whose first session is today or later, with that session, soonest first. */
export const upcomingStarts = <B extends Timetable>(batches: readonly B[], now: Date): { batch: B; first: Session }[] =>
  withFirstSessions(batches).flatMap(({ batch, first }) => (isAhead(first, now) ? [{ batch, first }] : []));

/** The batch that summaries of the course show: the next upcoming one, else the last; null without batches. */
export function firstBatch<B extends Timetable>(batches: readonly B[], now: Date): B | null {
  const sorted = withFirstSessions(batches);
  return (sorted.find(({ first }) => isAhead(first, now)) ?? sorted.at(-1))?.batch ?? null;
}

/** Whole weeks from the first to the last session; null without an end date. */
export function weeksOf(batch: Schedule): number | null {
  const last = lastClassDay(batch);
  return last === null ? null : Math.max(1, Math.ceil((daysBetween(firstClassDay(batch), last) + 1) / 7));
}

/** Hours of all sessions; null without an end date or a known session length. */
export function totalHours(batch: Schedule & Hours): number | null {
  const [sessions, minutes] = [sessionCount(batch), sessionMinutes(batch)];
  return sessions === null || minutes === null ? null : Math.round((sessions * minutes) / 30) / 2;
}

/** Progress label of a batch: `Today`, `In 2 days`, `Running, week 6 of 8`, `Running, week 3`, `Finished`. */
export function batchProgress(batch: Timetable, now: Date): string {
  const first = firstSession(batch);
  if (!first || isOver(batch, now)) return 'Finished';
  const today = dayIn(ianaZone(batch.timeZone), now);
  const ahead = timeUntil(first.day, today);
  if (ahead) return ahead;
  const week = Math.floor(daysBetween(first.day, today) / 7) + 1;
  const weeks = weeksOf(batch);
  // The last session can pass midnight into another week.
  return weeks === null ? `Running, week ${week}` : `Running, week ${week} of ${Math.max(week, weeks)}`;
}

/** The batches that accept enrolments, soonest first. */
export function openBatches<B extends Timetable & Pick<Batch, 'state'>>(batches: readonly B[], now: Date): B[] {
  return byFirstSession(batches.filter((batch) => batch.state === 'open' && !isOver(batch, now)));
}

/** The whole schedule as text: `Weekend(Sat,Sun), 10:00 AM–1:00 PM IST, from 28 Nov 2026 to 3 Jan 2027`. */
export const describeBatch = (batch: Timetable, now: Date): string =>
  `${scheduleLabel(batch)}, ${usualHours(batch, now)}, ${daysOf(batch)}`;

/** The whole schedule with the dates first, for a list of batches of one course. */
export const describeByDate = (batch: Timetable, now: Date): string =>
  `${upperFirst(daysOf(batch))}, ${scheduleLabel(batch)}, ${usualHours(batch, now)}`;

function daysOf(batch: Timetable): string {
  const last = lastClassDay(batch);
  return `from ${formatDate(firstClassDay(batch))}${last ? ` to ${formatDate(last)}` : ''}`;
}

/** Whether classes of a batch take place in a room, also when learners can join online. */
export const hasClassroom = ({ mode }: Pick<Batch, 'mode'>): boolean => mode !== 'Online';

/** `Classroom(Offline), Kothrud`: the way of teaching and the area. */
export const modeAndArea = ({ mode, area }: Pick<Batch, 'mode' | 'area'>): string => (area ? `${mode}, ${area}` : mode);
