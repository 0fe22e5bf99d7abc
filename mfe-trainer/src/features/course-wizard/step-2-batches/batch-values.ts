import { currentTime } from '@kaksha/contract/now';
import { type BatchForm, batchFormErrors, newBatch } from '@kaksha/domain/batch-rules';
import type { Batch, DayCode } from '@kaksha/domain/catalogue';
import { boolean, type ObjectSchema, object, string } from 'yup';

/** The class type of a custom set of days. */
export const customDays = 'custom';

/**
 * Values of the batch form. The class type is the chosen day code as a string, `custom`, or '' before a choice. Custom
 * days are a comma list such as `1,3,5`. The trainer is an id, or '' for the course's own.
 */
export type BatchValues = Omit<Record<keyof BatchForm, string>, 'active'> & { active: boolean };

export const emptyBatch: BatchValues = { ...newBatch, dayOfWeek: '', weekdays: '', trainerId: '' };

/** Values of the form for a stored batch. `ownTrainerId`: the trainer of the course. */
export function batchValuesOf(batch: Batch, ownTrainerId: number | null): BatchValues {
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
  };
}

/** Validates with the API's rules. A stored batch may keep dates and a class type that new batches may not have. */
export function batchSchema(stored?: Batch): ObjectSchema<BatchValues> {
  // Only the API knows how many seats of an unlimited batch are taken.
  const seatsTaken = (stored?.seats ?? 0) - (stored?.seatsLeft ?? 0);
  const checked = (field: keyof BatchForm) =>
    string()
      .defined()
      .test('rule', (_typed, context) => {
        const isCustom = context.parent.dayOfWeek === customDays;
        const errors = batchFormErrors(batchFormFrom(context.parent), currentTime(), stored, seatsTaken);
        // The class type is chosen; its days are not.
        const source =
          isCustom && field === 'weekdays' ? 'dayOfWeek' : isCustom && field === 'dayOfWeek' ? null : field;
        const message = source === null ? undefined : errors[source];
        return message === undefined || context.createError({ message });
      });
  return object({
    dayOfWeek: checked('dayOfWeek'),
    weekdays: checked('weekdays'),
    timePart: checked('timePart'),
    startTime: checked('startTime'),
    endTime: checked('endTime'),
    startDate: checked('startDate'),
    endDate: checked('endDate'),
    duration: checked('duration'),
    timeZone: checked('timeZone'),
    mode: checked('mode'),
    area: checked('area'),
    address: checked('address'),
    active: boolean().defined(),
    seats: checked('seats'),
    trainerId: string().defined(),
  });
}
