import { batch } from '@kaksha/testing/factories';
import { matchesSearch } from './narrow-batches';

const evening = { startTime: '19:00', endTime: '21:00', dayOfWeek: 1, mode: 'Online' } as const;
const month = { startDate: '2026-12-01', endDate: '2026-12-28' };

test.each([
  ['no filter', {}, {}, true],
  ['days', { days: 'weekend' }, {}, false],
  ['days', { days: 'weekday' }, {}, true],
  ['days', { days: 'weekend-only' }, { dayOfWeek: 2 }, true],
  ['days', { days: 'weekend-only' }, { dayOfWeek: 3 }, false],
  ['time of day', { times: ['morning', 'evening'] }, {}, true],
  ['time of day', { times: ['morning'] }, {}, false],
  ['a place', { place: 'Pune' }, {}, false],
  ['a place', { place: 'Pune' }, { mode: 'Online/Offline' }, true],
  ['weeks', { maxWeeks: 4 }, {}, true],
  ['weeks', { maxWeeks: 3 }, {}, false],
  ['weeks and no end', { maxWeeks: 4 }, { endDate: null }, false],
  ['hours', { maxHours: 2 }, {}, true],
  ['hours', { maxHours: 1 }, {}, false],
] as const)('%s: %j with %j matches: %s', (_filter, query, over, expected) => {
  expect(matchesSearch(query)(batch({ ...evening, ...month, ...over }))).toBe(expected);
});
