import { type BatchForm, batchFormErrors, newBatch } from '@kaksha/domain/batch-rules';
import type { Batch, DayCode } from '@kaksha/domain/catalogue';
import { boolean, type ObjectSchema, object, string } from 'yup';

/** Values of the batch form. The class type is the chosen day code as a string, or '' before a choice. */
export type BatchValues = Omit<Record<keyof BatchForm, string>, 'active'> & { active: boolean };

export const emptyBatch: BatchValues = { ...newBatch, dayOfWeek: '' };

/** Values of the form for a stored batch. */
export function batchValuesOf(batch: Batch): BatchValues {
  const { dayOfWeek, timePart, startTime, startDate, duration, timeZone, mode, active } = batch;
  return {
    ...{ timePart, startTime, startDate, duration, timeZone, mode, active },
    dayOfWeek: String(dayOfWeek),
    endTime: batch.endTime ?? '',
    endDate: batch.endDate ?? '',
    area: batch.area ?? '',
  };
}

/** Parses the values. */
export function batchFormFrom(values: BatchValues): BatchForm {
  return {
    ...(values as Omit<BatchForm, 'dayOfWeek'>),
    dayOfWeek: values.dayOfWeek === '' ? null : (Number(values.dayOfWeek) as DayCode),
    duration: values.duration.trim(),
    area: values.area.trim(),
  };
}

/** Validates with the API's rules. A stored batch may keep dates and a class type that new batches may not have. */
export function batchSchema(stored?: Batch): ObjectSchema<BatchValues> {
  const checked = (field: keyof BatchForm) =>
    string()
      .defined()
      .test('rule', (_typed, context) => {
        const message = batchFormErrors(batchFormFrom(context.parent), new Date(), stored)[field];
        return message === undefined || context.createError({ message });
      });
  return object({
    dayOfWeek: checked('dayOfWeek'),
    timePart: checked('timePart'),
    startTime: checked('startTime'),
    endTime: checked('endTime'),
    startDate: checked('startDate'),
    endDate: checked('endDate'),
    duration: checked('duration'),
    timeZone: checked('timeZone'),
    mode: checked('mode'),
    area: checked('area'),
    active: boolean().defined(),
  });
}
