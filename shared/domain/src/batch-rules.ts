import { array, number, string, type TestContext } from 'yup';
import {
  type Batch,
  type DayCode,
  dayParts,
  defaultTimeZone,
  deliveryModes,
  type TimeZoneCode,
  timeZoneCodes,
} from './catalogue';
import { dayIn, ianaZone, isTime } from './dates';
import * as limits from './limits';
import { meetingUrl } from './meeting-rules';
import { choice, contextOf, dayText, formRules, requiredText, text } from './rules';
import { classDays, namedDays, sessionCount } from './timetable';
import { isOneOf } from './typed';

/** Rules of step 2 of the course wizard, the batches. */

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
  /** Link of the online class, which only its learners receive. '' removes it; without it the stored one stays. */
  meetingUrl?: string;
}

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

const dayMinutes = 24 * 60;
const maxOvernightMinutes = 12 * 60;

/** The context of the rules. */
export interface BatchContext {
  now: Date;
  /** What equals the stored batch passes, so that a running batch can be edited. */
  stored?: Pick<Batch, 'dayOfWeek' | 'startDate' | 'endDate'> &
    Partial<Pick<Batch, 'startTime' | 'endTime' | 'weekdays'>>;
  /** Seats cannot be fewer; 0 without it. */
  seatsTaken?: number;
}

/** The form, the stored batch, and the first and last day that the form accepts in the zone of the batch. */
function known(context: TestContext) {
  const form: BatchForm = context.parent;
  const { now, stored, seatsTaken = 0 } = contextOf<BatchContext>(context);
  const zone = isOneOf(timeZoneCodes, form.timeZone) ? form.timeZone : defaultTimeZone;
  const today = dayIn(ianaZone(zone), now);
  const latest = `${Number(today.slice(0, 4)) + limits.course.yearsAhead}${today.slice(4)}`;
  return { form, stored, seatsTaken, today, latest };
}

const chosen = { required: batchMessages.required, other: batchMessages.choice };

/** The class type, without a custom set of days. */
export const classType = number()
  .nullable()
  .when('weekdays', ([weekdays], code) =>
    weekdays.length > 0
      ? code
      : code.required(batchMessages.required).test('choice', batchMessages.choice, (typed, context) => {
          return isOneOf(offeredDayCodes, typed) || typed === known(context).stored?.dayOfWeek;
        }),
  );

const weekdays = array().test('choice', batchMessages.choice, (days = []) =>
  days.every((day) => isOneOf([1, 2, 3, 4, 5, 6, 7], day)),
);

const startDate = dayText(batchMessages.day)
  .required(batchMessages.required)
  .test('past', batchMessages.past, (day = '', context) => {
    const { stored, today } = known(context);
    return day === stored?.startDate || day >= today;
  })
  .test('late', batchMessages.late, (day = '', context) => {
    const { stored, latest } = known(context);
    return day === stored?.startDate || day <= latest;
  });

const endDate = dayText(batchMessages.day)
  .test('order', batchMessages.endBeforeStart, (day, context) => !day || day >= known(context).form.startDate)
  .test('past', batchMessages.past, (day, context) => {
    const { stored, today } = known(context);
    return !day || day === stored?.endDate || day >= today;
  })
  .test('late', batchMessages.late, (day, context) => {
    const { stored, latest } = known(context);
    return !day || day === stored?.endDate || day <= latest;
  });

const days = formRules<BatchForm>({ dayOfWeek: classType, weekdays, startDate, endDate });

export const batchRules = formRules<BatchForm>({
  dayOfWeek: classType,
  weekdays,
  timePart: choice(dayParts, chosen),
  startTime: string()
    .required(batchMessages.required)
    .test('time', batchMessages.time, (time = '') => isTime(time)),
  endTime: string()
    .test('time', batchMessages.time, (time) => !time || isTime(time))
    .test('hours', batchMessages.endTimeBeforeStart, (time, context) => {
      const { form, stored } = known(context);
      const isStored = form.startTime === stored?.startTime && time === (stored.endTime ?? '');
      return isStored || !hasImpossibleHours(form);
    }),
  startDate,
  endDate: endDate.test('sessions', batchMessages.noSession, (_day, context) => {
    const { form, stored } = known(context);
    return (
      !days.isValidSync(form, { context: context.options.context }) || hasDaysOf(stored, form) || !hasNoSession(form)
    );
  }),
  duration: requiredText(limits.course.durationMax, batchMessages.required),
  timeZone: choice(timeZoneCodes, chosen),
  mode: choice(deliveryModes, chosen),
  area: text(limits.course.areaMax),
  address: text(limits.course.addressMax),
  meetingUrl,
  seats: string()
    .trim()
    .test('seats', batchMessages.seats, (seats) => !seats || isSeatCount(seats))
    .test('taken', (seats, context) => {
      const { seatsTaken } = known(context);
      const isEnough = !seats || Number(seats) >= seatsTaken;
      return isEnough || context.createError({ message: batchMessages.seatsTaken(seatsTaken) });
    }),
});

const isSeatCount = (seats: string) =>
  /^\d{1,5}$/.test(seats) && Number(seats) >= 1 && Number(seats) <= limits.seats.max;

function hasDaysOf(stored: BatchContext['stored'], form: BatchForm): boolean {
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
