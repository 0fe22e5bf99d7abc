import { firstDates } from './timetable-dates';

const weekend = { dayOfWeek: 2 as const, startDate: '2026-01-16', endDate: null };
const change = { action: 'skip' as const, toDay: null, toTime: null, reason: '' };

test('lists class days from the first one on', () => {
  expect(firstDates(weekend, 3).map(({ day }) => day)).toEqual(['2026-01-17', '2026-01-18', '2026-01-24']);
});

test('ends with the last day of the batch', () => {
  expect(firstDates({ ...weekend, endDate: '2026-01-18' }, 9)).toHaveLength(2);
});

test('marks skipped and moved sessions', () => {
  const sessionChanges = [
    { ...change, day: '2026-01-17' },
    { ...change, day: '2026-01-18', action: 'move' as const, toDay: '2026-01-19', toTime: '10:00' },
  ];
  expect(firstDates({ ...weekend, sessionChanges }, 3)).toEqual([
    { day: '2026-01-17', state: 'skipped' },
    { day: '2026-01-19', state: 'moved' },
    { day: '2026-01-24', state: 'planned' },
  ]);
});
