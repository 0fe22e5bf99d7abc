import { neighbour, readCalendar, shownDays, writeCalendar } from './calendar-address';

const read = (search: string) => readCalendar(new URLSearchParams(search), '2026-01-15');

test('the week of today is shown unless the address names another', () => {
  expect(read('')).toEqual({ view: 'week', date: '2026-01-15' });
  expect(read('view=year&date=2026-02-30')).toEqual({ view: 'week', date: '2026-01-15' });
  expect(read('view=month&date=2026-03-01')).toEqual({ view: 'month', date: '2026-03-01' });
  expect(writeCalendar(read('view=month&date=2026-03-01'))).toBe('?view=month&date=2026-03-01');
});

test('a week begins on Monday, and a month has whole weeks', () => {
  expect(shownDays({ view: 'week', date: '2026-01-18' })).toEqual({ from: '2026-01-12', to: '2026-01-18' });
  expect(shownDays({ view: 'month', date: '2026-02-10' })).toEqual({ from: '2026-01-26', to: '2026-03-01' });
  expect(shownDays({ view: 'month', date: '2026-06-30' })).toEqual({ from: '2026-06-01', to: '2026-07-05' });
});

test('previous and next lead to the neighbours, also at the end of a long month', () => {
  expect(neighbour({ view: 'month', date: '2026-01-31' }, 1).date).toBe('2026-02-01');
  expect(neighbour({ view: 'month', date: '2026-01-31' }, -1).date).toBe('2025-12-01');
  expect(neighbour({ view: 'week', date: '2026-01-01' }, -1).date).toBe('2025-12-25');
});
