import { batch, testNow } from '@kaksha/testing/factories';
import { nextClassOf, standingOf } from './seat-standing';

const at = (day: string) => new Date(`${day}T06:30:00Z`);

test.each([
  ['2026-01-15', 'Starts in 4 days', 'Not started, 20 sessions'],
  ['2026-01-22', 'In progress', '3 of 20 sessions done'],
  ['2026-03-01', 'Completed', '20 of 20 sessions done'],
])('on %s a seat is: %s', (day, label, progress) => {
  expect(standingOf({ batch: batch(), status: 'Active' }, at(day))).toMatchObject({ label, progress });
});

test('a seat that was given back is Refunded, whatever the day', () => {
  expect(standingOf({ batch: batch(), status: 'Refunded' }, at('2026-01-22'))).toMatchObject({ label: 'Refunded' });
});

test('a batch with an open end counts what is done', () => {
  const open = { batch: batch({ endDate: null }), status: 'Active' as const };
  expect(standingOf(open, at('2026-01-22')).progress).toBe('3 sessions done');
  expect(standingOf(open, at('2026-01-15')).progress).toBe('Not started');
});

test.each([
  ['a seat that has not begun', { startDate: '2026-01-19' }, 'Next class on Mon 19 Jan'],
  ['one that runs', { startDate: '2026-01-05' }, 'Next class on Thu 15 Jan'],
  ['one that meets now', { startDate: '2026-01-05', startTime: '11:00', endTime: '13:00' }, 'The class goes on now'],
  ['one that is over', { startDate: '2025-11-03', endDate: '2025-12-05' }, null],
])('%s says when it meets next', (_name, over, words) => {
  expect(nextClassOf({ batch: batch(over), status: 'Active' }, new Date(testNow))).toBe(words);
});

test('a seat that was given back or completed meets no more', () => {
  expect(nextClassOf({ batch: batch(), status: 'Refunded' }, new Date(testNow))).toBeNull();
  expect(nextClassOf({ batch: batch(), status: 'Completed' }, new Date(testNow))).toBeNull();
});
