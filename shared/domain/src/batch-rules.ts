import { isBlank } from './blank-text';
import {
  type Batch,
  type DayCode,
  dayParts,
  defaultTimeZone,
  deliveryModes,
  type TimeZoneCode,
  timeZoneCodes,
} from './catalogue';
import { dayIn, ianaZone, isDay, isTime } from './dates';
import * as limits from './limits';
import { classDays, namedDays, sessionCount } from './timetable';
import { isOneOf } from './typed';

/** Validation of step 2 of the course wizard, the batches. Pages and API share it. */

/** The schedules that the form offers. A stored batch can keep a legacy code. */
export const offeredDayCodes = [2, 1, 3] as const satisfies readonly DayCode[];

export interface BatchForm {
  /** Null until the user chooses one. */
  dayOfWeek: DayCode | null;
  /** A custom set of class days, 1 (Monday) to 7, instead of `dayOfWeek`; empty without one. */
  weekdays: readonly number[];
  timePart: Batch['timePart'] | '';
  /** `HH:MM`, 24-hour clock, in the zone of the batch. An empty text field is ''. */
  startTime: string;
  endTime: string;
  /** `YYYY-MM-DD` in the batch's zone. */
  startDate: string;
  endDate: string;
  /** Free text such as `2 hours`. */
  duration: string;
  timeZone: TimeZoneCode | '';
  mode: Batch['mode'] | '';
  /** Place of a classroom batch. */
  area: string;
  /** Street address of the classroom. */
  address: string;
  /** Whether it is open for enrolment. */
  active: boolean;
  /** A number as typed; '' is unlimited. */
  seats: string;
  /** One of the institute's staff; null is the course's own trainer. */
  trainerId: number | null;
}

export type BatchFormErrors = Partial<Record<keyof BatchForm, string>>;

/** Initial values of the form. */
export const newBatch: BatchForm = {
  dayOfWeek: null,
  weekdays: [],
  timePart: 'Morning',
  startTime: '',
  endTime: '',
  startDate: '',
  endDate: '',
  duration: '',
  timeZone: defaultTimeZone,
  mode: 'Online',
  area: '',
  address: '',
  active: true,
  seats: '',
  trainerId: null,
};

export const batchMessages = {
  required: 'Required',
  endBeforeStart: 'End date must be after start date',
  endTimeBeforeStart: 'End time must be after start time',
  noSession: 'There is no class day between these dates',
  past: 'Please choose today or a later day',
  day: 'Please choose a day of the calendar',
  late: `Please choose a day within the next ${limits.course.yearsAhead} years`,
  time: 'Please enter a time such as 18:30',
  choice: 'Please choose one of the list',
  seats: `Please enter a number from 1 to ${limits.seats.max}, or leave it empty`,
  seatsTaken: (taken: number) =>
    taken === 1
      ? '1 seat is taken already, so please enter at least 1'
      : `${taken} seats are taken already, so please enter at least ${taken}`,
} as const;

const required = ['dayOfWeek', 'timePart', 'startTime', 'startDate', 'duration', 'timeZone', 'mode'] as const;
const dayMinutes = 24 * 60;
const maxOvernightMinutes = 12 * 60;

/**
 * Returns one error message per invalid field. Dates must not be before today in the zone of the batch. Dates that
 * equal those in `stored` pass, so a running batch can be edited. Seats must not be below `seatsTaken`.
 */
export function batchFormErrors(
  form: BatchForm,
  now: Date,
  stored?: Pick<Batch, 'dayOfWeek' | 'startDate' | 'endDate'> &
    Partial<Pick<Batch, 'startTime' | 'endTime' | 'weekdays'>>,
  seatsTaken = 0,
) {
  const errors: BatchFormErrors = {};
  const blame = (field: keyof BatchForm, message: string) => {
    errors[field] ??= message;
  };
  for (const field of required) {
    const value = form[field];
    if (field === 'dayOfWeek' && form.weekdays.length > 0) continue;
    if (value === null || (typeof value === 'string' && isBlank(value))) blame(field, batchMessages.required);
  }
  if (form.weekdays.some((day) => !isOneOf([1, 2, 3, 4, 5, 6, 7], day))) blame('weekdays', batchMessages.choice);
  const hasCode = form.dayOfWeek === stored?.dayOfWeek || isOneOf(offeredDayCodes, form.dayOfWeek);
  if (form.weekdays.length === 0 && !hasCode) {
    blame('dayOfWeek', batchMessages.choice);
  }
  if (!isOneOf(dayParts, form.timePart)) blame('timePart', batchMessages.choice);
  if (!isOneOf(timeZoneCodes, form.timeZone)) blame('timeZone', batchMessages.choice);
  if (!isOneOf(deliveryModes, form.mode)) blame('mode', batchMessages.choice);
  if (!isTime(form.startTime)) blame('startTime', batchMessages.time);
  if (form.endTime && !isTime(form.endTime)) blame('endTime', batchMessages.time);
  const sameHours = form.startTime === stored?.startTime && form.endTime === (stored.endTime ?? '');
  if (!sameHours && hasImpossibleHours(form)) blame('endTime', batchMessages.endTimeBeforeStart);
  const seats = form.seats.trim();
  if (seats && !(/^\d{1,5}$/.test(seats) && Number(seats) >= 1 && Number(seats) <= limits.seats.max)) {
    blame('seats', batchMessages.seats);
  } else if (seats && Number(seats) < seatsTaken) blame('seats', batchMessages.seatsTaken(seatsTaken));
  if (form.duration.trim().length > limits.course.durationMax) {
    blame('duration', `Please use at most ${limits.course.durationMax} characters`);
  }
  if (form.area.trim().length > limits.course.areaMax) {
    blame('area', `Please use at most ${limits.course.areaMax} characters`);
  }
  if (form.address.trim().length > limits.course.addressMax) {
    blame('address', `Please use at most ${limits.course.addressMax} characters`);
  }
  if (!isDay(form.startDate)) blame('startDate', batchMessages.day);
  if (form.endDate && !isDay(form.endDate)) blame('endDate', batchMessages.day);

  const zone = isOneOf(timeZoneCodes, form.timeZone) ? form.timeZone : defaultTimeZone;
  const today = dayIn(ianaZone(zone), now);
  if (form.startDate < today && form.startDate !== stored?.startDate) blame('startDate', batchMessages.past);
  if (form.endDate && form.startDate && form.endDate < form.startDate) blame('endDate', batchMessages.endBeforeStart);
  if (form.endDate && form.endDate < today && form.endDate !== stored?.endDate) blame('endDate', batchMessages.past);
  const latest = `${Number(today.slice(0, 4)) + limits.course.yearsAhead}${today.slice(4)}`;
  if (form.startDate > latest && form.startDate !== stored?.startDate) blame('startDate', batchMessages.late);
  if (form.endDate > latest && form.endDate !== stored?.endDate) blame('endDate', batchMessages.late);
  const hasValidDays = !errors.startDate && !errors.endDate && !errors.dayOfWeek && !errors.weekdays;
  if (hasValidDays && !hasDaysOf(stored, form) && hasNoSession(form)) blame('endDate', batchMessages.noSession);
  return errors;
}

function hasDaysOf(
  stored: (Pick<Batch, 'dayOfWeek' | 'startDate' | 'endDate'> & Partial<Pick<Batch, 'weekdays'>>) | undefined,
  form: BatchForm,
): boolean {
  if (!stored || form.startDate !== stored.startDate || form.endDate !== (stored.endDate ?? '')) return false;
  return daysOf(form).join() === daysOf({ ...stored, weekdays: stored.weekdays ?? [] }).join();
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** True when the end equals the start, or a session past midnight lasts more than 12 hours. */
function hasImpossibleHours({ startTime, endTime }: Pick<BatchForm, 'startTime' | 'endTime'>): boolean {
  if (!isTime(startTime) || !isTime(endTime)) return false;
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  return minutes === 0 || (minutes < 0 && minutes + dayMinutes > maxOvernightMinutes);
}

const daysOf = ({ dayOfWeek, weekdays }: Pick<BatchForm, 'dayOfWeek' | 'weekdays'>) =>
  dayOfWeek === null ? weekdays : classDays({ dayOfWeek, weekdays: weekdays.length > 0 ? weekdays : null });

function hasNoSession({ weekdays, startDate, endDate, ...form }: BatchForm): boolean {
  if (endDate === '') return false;
  if (weekdays.length > 0) return sessionCount({ ...namedDays(weekdays), startDate, endDate }) === 0;
  return form.dayOfWeek !== null && sessionCount({ dayOfWeek: form.dayOfWeek, startDate, endDate }) === 0;
}
