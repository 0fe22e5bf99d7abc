import { currentTime } from '@kaksha/contract/now';
import {
  type BatchContext,
  type BatchForm,
  batchMessages,
  batchRules,
  classType,
  newBatch,
} from '@kaksha/domain/batch-rules';
import type { Batch, DayCode } from '@kaksha/domain/catalogue';
import { meetingLink } from '@kaksha/domain/meeting-rules';
import type { FormRules, YupFormOptions } from '@kaksha/forms/use-yup-form';
import { array, boolean, number } from 'yup';

/** The class type of a custom set of days. */
export const customDays = 'custom';

/**
 * Values of the batch form. The class type is the chosen day code as a string, `custom`, or '' before a choice. Custom
 * days are a comma list such as `1,3,5`. The trainer is an id, or '' for the course's own.
 */
export type BatchValues = Omit<Record<keyof BatchForm, string>, 'active'> & { active: boolean };

export const emptyBatch: BatchValues = { ...newBatch, dayOfWeek: '', weekdays: '', trainerId: '', meetingUrl: '' };

/** Values of the form for a stored batch. `ownTrainerId`: the trainer of the course. */
export function batchValuesOf(batch: Batch, ownTrainerId: number | null, meetingUrl = ''): BatchValues {
  const { dayOfWeek, timePart, startTime, startDate, duration, timeZone, mode, state } = batch;
  return {
    timePart,
    startTime,
    startDate,
    duration,
    timeZone,
    mode,
    active: state === 'open',
    dayOfWeek: batch.weekdays ? customDays : String(dayOfWeek),
    weekdays: batch.weekdays?.join(',') ?? '',
    endTime: batch.endTime ?? '',
    endDate: batch.endDate ?? '',
    area: batch.area ?? '',
    address: batch.address ?? '',
    seats: String(batch.seats ?? ''),
    meetingUrl,
    trainerId: batch.trainerId === ownTrainerId ? '' : String(batch.trainerId),
  };
}

const isCode = (dayOfWeek: string) => dayOfWeek !== '' && dayOfWeek !== customDays;

/** The days of a comma list. */
export const weekdaysIn = (list: string): number[] => (list ? list.split(',').map(Number) : []);

/** Parses the values. */
export function batchFormFrom({ trainerId, ...values }: BatchValues): BatchForm {
  return {
    ...(values as Omit<BatchForm, 'dayOfWeek' | 'weekdays' | 'trainerId'>),
    trainerId: trainerId === '' ? null : Number(trainerId),
    dayOfWeek: isCode(values.dayOfWeek) ? (Number(values.dayOfWeek) as DayCode) : null,
    weekdays: values.dayOfWeek === customDays ? weekdaysIn(values.weekdays) : [],
    duration: values.duration.trim(),
    area: values.area.trim(),
    address: values.address.trim(),
    meetingUrl: meetingLink(values.meetingUrl),
  };
}

/** The rules of a batch. Of custom days the class type is chosen; it is the days that can be missing. */
const rules = batchRules.shape({
  isCustom: boolean(),
  dayOfWeek: number()
    .nullable()
    .when(['isCustom', 'weekdays'], ([isCustom], unused) => (isCustom ? unused : classType)),
  weekdays: array().when('isCustom', ([isCustom], days) => (isCustom ? days.min(1, batchMessages.required) : days)),
});

/** How the form validates. A stored batch may keep dates and a class type that new batches may not have. */
export const batchValidation = (stored?: Batch): { rules: FormRules } & YupFormOptions<BatchValues> => ({
  rules,
  read: (values) => ({ ...batchFormFrom(values), isCustom: values.dayOfWeek === customDays }),
  context: (): BatchContext => ({
    now: currentTime(),
    stored,
    // Only the API knows how many seats of an unlimited batch are taken.
    seatsTaken: (stored?.seats ?? 0) - (stored?.seatsLeft ?? 0),
  }),
});
