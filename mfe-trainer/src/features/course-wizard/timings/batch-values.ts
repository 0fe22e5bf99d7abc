import { type BatchForm, batchFormErrors, newBatch } from '@kaksha/domain/batch-rules';
import type { Batch, DayCode } from '@kaksha/domain/catalogue';
import { boolean, type ObjectSchema, object, string } from 'yup';

/** The form of a batch as it is typed: its class type is the text of the chosen code, '' while none is. */
export type BatchValues = Omit<Record<keyof BatchForm, string>, 'active'> & { active: boolean };

export const emptyBatch: BatchValues = { ...newBatch, dayOfWeek: '' };

/** What the form of a batch that is there begins with. */
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

/** What the typed texts mean. */
export function batchFormFrom(values: BatchValues): BatchForm {
  return {
    ...(values as Omit<BatchForm, 'dayOfWeek'>),
    dayOfWeek: values.dayOfWeek === '' ? null : (Number(values.dayOfWeek) as DayCode),
    duration: values.duration.trim(),
    area: values.area.trim(),
  };
}

/** The rules that the API holds a batch to, too. `stored` may keep its dates and its class type, though they are old. */
export function batchSchema(stored?: Batch): ObjectSchema<BatchValues> {
  const by = (field: keyof BatchForm) =>
    string()
      .defined()
      .test('rule', (_typed, context) => {
        const message = batchFormErrors(batchFormFrom(context.parent), new Date(), stored)[field];
        return message === undefined || context.createError({ message });
      });
  return object({
    dayOfWeek: by('dayOfWeek'),
    timePart: by('timePart'),
    startTime: by('startTime'),
    endTime: by('endTime'),
    startDate: by('startDate'),
    endDate: by('endDate'),
    duration: by('duration'),
    timeZone: by('timeZone'),
    mode: by('mode'),
    area: by('area'),
    active: boolean().defined(),
  });
}
