import { type BatchForm, batchFormErrors, newBatch } from './batch-rules';

/** 15 January 2026, 22:00 in Los Angeles; the 16th everywhere else that batches are. */
const now = new Date('2026-01-16T06:00:00Z');
const good: BatchForm = { ...newBatch, dayOfWeek: 1, startTime: '18:30', startDate: '2026-01-16', duration: '2 hours' };

test('a batch of today without an end is a good one', () => {
  expect(batchFormErrors(good, now)).toEqual({});
  expect(batchFormErrors({ ...good, endDate: '2026-01-16', endTime: '01:00' }, now)).toEqual({});
});

test('what has to be there is Required', () => {
  const empty: BatchForm = { ...newBatch, timePart: '', timeZone: '', mode: '' };
  expect(batchFormErrors(empty, now)).toEqual({
    dayOfWeek: 'Required',
    timePart: 'Required',
    startTime: 'Required',
    startDate: 'Required',
    duration: 'Required',
    timeZone: 'Required',
    mode: 'Required',
  });
});

test('the end is not before the start', () => {
  const over = { startDate: '2026-02-02', endDate: '2026-02-01' };
  expect(batchFormErrors({ ...good, ...over }, now)).toEqual({ endDate: 'End date must be after start date' });
});

test("a new date is today or later by the calendar of the batch's own zone", () => {
  const yesterday = { ...good, startDate: '2026-01-15' };
  expect(batchFormErrors(yesterday, now)).toEqual({ startDate: 'Please choose today or a later day' });
  expect(batchFormErrors({ ...yesterday, timeZone: 'PST' }, now)).toEqual({});
});

test('a running batch can be edited, and keeps its dates and its older day code', () => {
  const stored = { dayOfWeek: 10, startDate: '2025-12-01', endDate: '2026-01-10' } as const;
  const running: BatchForm = { ...good, ...stored, duration: '90 minutes' };
  expect(batchFormErrors(running, now, stored)).toEqual({});
  expect(batchFormErrors({ ...running, endDate: '2026-01-11' }, now, stored)).toHaveProperty('endDate');
  expect(batchFormErrors(running, now)).toHaveProperty('dayOfWeek');
});

test.each([
  ['startTime', '6:30 PM'],
  ['startTime', '24:00'],
  ['endTime', 'x'],
  ['startDate', '2026-02-30'],
  ['endDate', '01/02/2026'],
  ['timeZone', 'CET'],
  ['mode', 'online'],
  ['timePart', 'Noon'],
  ['duration', 'x'.repeat(61)],
] as const)('%s cannot be %s', (field, value) => {
  expect(batchFormErrors({ ...good, [field]: value } as BatchForm, now)).toHaveProperty(field);
});
