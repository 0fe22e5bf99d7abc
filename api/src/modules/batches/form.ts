import { type BatchForm, batchMessages, batchRules, newBatch } from '@kaksha/domain/batch-rules';
import type { Batch, DayCode } from '@kaksha/domain/catalogue';
import { halfOfDay, isTime } from '@kaksha/domain/dates';
import { deliveryModeOf } from '@kaksha/domain/delivery-modes';
import { messagesOf } from '@kaksha/domain/rules';
import { refuse } from '../../platform/http/form';
import type { BatchBody } from './schema';

/**
 * The form with the body's fields. Other fields stay as in `stored`, or have the values of an empty form.
 * @throws ApiError VALIDATION_FAILED (400) with a message for each field.
 */
export function readBatchForm(body: BatchBody, now: Date, stored?: Batch, seatsTaken = 0): BatchForm {
  const form = { ...(stored ? formOf(stored) : newBatch), ...readFields(body) };
  const fields = { ...contradictions(body, form), ...messagesOf(batchRules, form, { now, stored, seatsTaken }) };
  const isIncomplete = Object.values(fields).includes(batchMessages.required);
  refuse(fields, {}, isIncomplete ? 'Please fill in all required fields.' : undefined);
  return form;
}

/** A message for each AM or PM that is not the half of its time on the 24-hour clock, on both fields. */
function contradictions(body: BatchBody, { startTime, endTime }: BatchForm): Record<string, string> {
  const halves = [
    { name: 'TimeFromType', time: startTime, field: 'startTime' },
    { name: 'TimeToType', time: endTime, field: 'endTime' },
  ] as const;
  const messages = halves.flatMap(({ name, time, field }) => {
    const half = body[name]?.trim().toUpperCase();
    if (!half) return [];
    // Without a valid time, whose own message says so, only the word is checked.
    if (!isTime(time)) return half === 'AM' || half === 'PM' ? [] : [[name, 'Please choose AM or PM']];
    if (half === halfOfDay(time)) return [];
    const message = `${time} is ${halfOfDay(time)}; please enter the time on a 24-hour clock`;
    return [
      [name, message],
      [field, message],
    ];
  });
  return Object.fromEntries(messages);
}

function readFields(body: BatchBody): Partial<BatchForm> {
  const text = (value: string | null | undefined) => (value === undefined ? undefined : (value?.trim() ?? ''));
  const mode = text(body.mode);
  // A code alone replaces a custom set.
  const weekdays = body.weekdays ?? (body.dayOfWeek || body.weekdays === null ? [] : undefined);
  const fields = {
    dayOfWeek: body.dayOfWeek as DayCode | null | undefined,
    weekdays,
    timePart: text(body.timePart) as BatchForm['timePart'] | undefined,
    startTime: withoutSeconds(text(body.startTime)),
    endTime: withoutSeconds(text(body.endTime)),
    startDate: text(body.startDate),
    endDate: text(body.endDate),
    duration: text(body.duration),
    timeZone: text(body.timeZone) as BatchForm['timeZone'] | undefined,
    mode: mode && ((deliveryModeOf(mode) ?? mode) as BatchForm['mode']),
    area: text(body.area),
    address: text(body.address),
    active: body.active,
    trainerId: body.trainerId,
    meetingUrl: text(body.meetingUrl),
    seats: body.seats === undefined ? undefined : String(body.seats ?? ''),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** `HH:MM:SS` as `HH:MM`. */
const withoutSeconds = (time: string | undefined) => time?.replace(/^(\d\d:\d\d):\d\d$/, '$1');

function formOf({
  id: _id,
  courseId: _course,
  seatsLeft: _left,
  waiting: _waiting,
  sessionChanges: _changes,
  state,
  ...batch
}: Batch): BatchForm {
  return {
    ...batch,
    active: state === 'open',
    weekdays: batch.weekdays ?? [],
    endDate: batch.endDate ?? '',
    endTime: batch.endTime ?? '',
    area: batch.area ?? '',
    address: batch.address ?? '',
    seats: String(batch.seats ?? ''),
  };
}
