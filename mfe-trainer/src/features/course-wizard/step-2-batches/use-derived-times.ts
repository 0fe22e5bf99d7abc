import { newBatch } from '@kaksha/domain/batch-rules';
import { dayParts } from '@kaksha/domain/catalogue';
import { dayPartOf, fittingDayPart } from '@kaksha/domain/day-part';
import { sessionMinutes } from '@kaksha/domain/timetable';
import { isOneOf } from '@kaksha/domain/typed';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BatchValues } from './batch-values';

/** Sets the length and the part of the day that follow from the times, unless the trainer chose others. */
export function useDerivedTimes(): void {
  const { getValues, setValue } = useFormContext<BatchValues>();
  const [startTime, endTime] = useWatch<BatchValues, ['startTime', 'endTime']>({ name: ['startTime', 'endTime'] });
  const last = useRef({ duration: lengthOf(startTime, endTime), timePart: partOf(startTime) });
  useEffect(() => {
    const before = last.current;
    const duration = lengthOf(startTime, endTime) ?? before.duration;
    last.current = { duration, timePart: startTime ? partOf(startTime) : before.timePart };
    const set = (field: 'duration' | 'timePart', value: string) => {
      if (getValues(field) !== value) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    };
    const length = getValues('duration');
    if (startTime && endTime && duration && (length === '' || length === before.duration)) set('duration', duration);
    const part = getValues('timePart');
    const follows = part === before.timePart || !fits(part, startTime);
    if (startTime && follows) set('timePart', partOf(startTime));
  }, [startTime, endTime, getValues, setValue]);
}

const partOf = (startTime: string) => (startTime ? dayPartOf(startTime) : newBatch.timePart);

/** Whether a session of the part of the day may start at that time. */
export const fits = (part: string, startTime: string): boolean =>
  startTime === '' || !isOneOf(dayParts, part) || fittingDayPart(part, startTime) === part;

/** `2 hours`, `1 hour 30 minutes`; null without a length. */
export function lengthOf(startTime: string, endTime: string): string | null {
  const minutes = startTime && endTime ? sessionMinutes({ startTime, endTime, duration: '' }) : null;
  if (minutes === null) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const count = (number: number, one: string) => (number === 1 ? `1 ${one}` : `${number} ${one}s`);
  return [hours && count(hours, 'hour'), rest && count(rest, 'minute')].filter(Boolean).join(' ');
}
