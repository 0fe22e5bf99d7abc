import { batch } from '@kaksha/testing/factories';
import { describeChange, hasNewTimes, newPlace } from './batch-change';

const online = batch();
const room = batch({ mode: 'Classroom(Offline)', area: 'Kothrud', address: '12 MG Road' });

test.each([
  ['another hour', { startTime: '18:30' }, true],
  ['another zone', { timeZone: 'EST' }, true],
  ['custom days', { weekdays: [1, 3] }, true],
  ['another number of seats', { seats: 3 }, false],
  ['an empty end as the form has it', { endTime: '' }, false],
] as const)('%s: new times %#', (_name, change, expected) => {
  const before = batch({ endTime: null, startTime: '19:00' });
  expect(hasNewTimes({ before, after: { ...before, ...change } })).toBe(expected);
});

test.each([
  ['a classroom instead of a meeting', online, room, 'Classroom(Offline), 12 MG Road, Kothrud'],
  ['another street', room, { ...room, address: '4 FC Road' }, 'Classroom(Offline), 4 FC Road, Kothrud'],
  ['another area', room, { ...room, area: 'Camp' }, 'Classroom(Offline), 12 MG Road, Camp'],
] as const)('%s is a new place', (_name, before, after, text) => {
  expect(newPlace({ before, after })?.after).toBe(text);
});

test('an address that is added or removed is no new place', () => {
  const { address: _address, ...unnamed } = room;
  expect(newPlace({ before: unnamed, after: room })).toBeNull();
  expect(newPlace({ before: room, after: unnamed })).toBeNull();
});

test('a change is described by what it changes', () => {
  const at = (place: string, startTime = '19:00') => ({ ...online, startTime, place });
  expect(describeChange({ before: at('Online'), after: at('Pune') })).toBe('a new place');
  expect(describeChange({ before: at('Online'), after: at('Pune', '18:30') })).toBe('new times and a new place');
  expect(describeChange({ before: online, after: { ...online, startTime: '18:30' } }, 'the')).toBe('the new times');
});
