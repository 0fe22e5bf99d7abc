import { type BatchForm, batchMessages, batchRules, newBatch } from './batch-rules';
import type { DayCode } from './catalogue';
import { messagesOf } from './rules';

/** 15 January 2026, 22:00 in Los Angeles; 16 January in all other zones of batches. */
const now = new Date('2026-01-16T06:00:00Z');
const good: BatchForm = { ...newBatch, dayOfWeek: 1, startTime: '18:30', startDate: '2026-01-16', duration: '2 hours' };

test('accepts a batch that starts today and has no end date', () => {
  expect(messagesOf(batchRules, good, { now })).toEqual({});
  expect(messagesOf(batchRules, { ...good, endDate: '2026-01-16', endTime: '01:00' }, { now })).toEqual({});
});

test('reports empty required fields as Required', () => {
  const empty: BatchForm = { ...newBatch, timePart: '', timeZone: '', mode: '' };
  expect(messagesOf(batchRules, empty, { now })).toEqual({
    dayOfWeek: 'Required',
    timePart: 'Required',
    startTime: 'Required',
    startDate: 'Required',
    duration: 'Required',
    timeZone: 'Required',
    mode: 'Required',
  });
});

test('rejects an end date before the start date', () => {
  const over = { startDate: '2026-02-02', endDate: '2026-02-01' };
  expect(messagesOf(batchRules, { ...good, ...over }, { now })).toEqual({
    endDate: 'End date must be after start date',
  });
});

test('rejects a new date before today in the zone of the batch', () => {
  const yesterday = { ...good, startDate: '2026-01-15' };
  expect(messagesOf(batchRules, yesterday, { now })).toEqual({ startDate: 'Please choose today or a later day' });
  expect(messagesOf(batchRules, { ...yesterday, timeZone: 'PST' }, { now })).toEqual({});
});

test('accepts the stored dates and the legacy day code of a running batch', () => {
  const stored = { dayOfWeek: 10, startDate: '2025-12-01', endDate: '2026-01-10' } as const;
  const running: BatchForm = { ...good, ...stored, duration: '90 minutes' };
  expect(messagesOf(batchRules, running, { now, stored })).toEqual({});
  expect(messagesOf(batchRules, { ...running, endDate: '2026-01-11' }, { now, stored })).toHaveProperty('endDate');
  expect(messagesOf(batchRules, running, { now })).toHaveProperty('dayOfWeek');
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
  expect(messagesOf(batchRules, { ...good, [field]: value } as BatchForm, { now })).toHaveProperty(field);
});

test.each([
  ['21:00', '19:00', false],
  ['09:00', '09:00', false],
  ['22:00', '01:00', true],
  ['18:00', '06:00', true],
  ['18:00', '06:01', false],
  ['09:00', '22:30', true],
])('a session from %s to %s is valid: %s', (startTime, endTime, valid) => {
  const errors = messagesOf(batchRules, { ...good, startTime, endTime }, { now });
  expect(errors).toEqual(valid ? {} : { endTime: 'End time must be after start time' });
});

test('accepts stored hours that are invalid for a new batch', () => {
  const hours = { startTime: '21:00', endTime: '19:00' };
  const stored = { dayOfWeek: good.dayOfWeek as 1, startDate: good.startDate, endDate: null, ...hours };
  expect(messagesOf(batchRules, { ...good, ...hours }, { now, stored })).toEqual({});
});

test('rejects a batch without a class day between its dates', () => {
  // 2026-01-19 is a Monday.
  const days = { dayOfWeek: 2 as const, startDate: '2026-01-19' };
  expect(messagesOf(batchRules, { ...good, ...days, endDate: '2026-01-21' }, { now })).toEqual({
    endDate: 'There is no class day between these dates',
  });
  expect(messagesOf(batchRules, { ...good, ...days, endDate: '2026-01-24' }, { now })).toEqual({});
  expect(messagesOf(batchRules, { ...good, ...days, endDate: '' }, { now })).toEqual({});
});

test('reports an unknown code of class days, also for a batch with dates', () => {
  const form = { ...good, dayOfWeek: 0 as DayCode, startDate: '2026-01-19', endDate: '2026-02-13' };
  expect(messagesOf(batchRules, form, { now })).toEqual({ dayOfWeek: batchMessages.choice });
});

test('rejects days more than three years ahead, unless they are stored', () => {
  const far = { startDate: '2126-01-19', endDate: '9999-12-31' };
  expect(messagesOf(batchRules, { ...good, ...far }, { now })).toEqual({
    startDate: batchMessages.late,
    endDate: batchMessages.late,
  });
  expect(messagesOf(batchRules, { ...good, ...far }, { now, stored: { dayOfWeek: 1, ...far } })).toEqual({});
});
