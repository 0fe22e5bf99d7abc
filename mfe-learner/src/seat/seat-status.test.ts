import { batch, testNow } from '@kaksha/testing/factories';
import { nextClassOf, seatStatusOf } from './seat-status';

const paid = { currency: 'INR' as const, full: 100_000, amount: 100_000 };
const at = (day: string) => new Date(`${day}T06:30:00Z`);

test.each([
  ['2026-01-15', 'Starts in 4 days', 'Not started, 20 sessions'],
  ['2026-01-22', 'In progress', '3 of 20 sessions done'],
  ['2026-03-01', 'Finished', '20 of 20 sessions done'],
])('on %s the status is %s', (day, label, progress) => {
  expect(seatStatusOf({ batch: batch(), status: 'Active', price: paid }, at(day))).toMatchObject({ label, progress });
});

test('a refunded seat is Refunded on any day', () => {
  expect(seatStatusOf({ batch: batch(), status: 'Refunded', price: paid }, at('2026-01-22'))).toMatchObject({
    label: 'Refunded',
  });
});

test('a batch without an end counts past sessions', () => {
  const open = { batch: batch({ endDate: null }), status: 'Active' as const, price: paid };
  expect(seatStatusOf(open, at('2026-01-22')).progress).toBe('3 sessions done');
  expect(seatStatusOf(open, at('2026-01-15')).progress).toBe('Not started');
});

test.each([
  ['a seat that has not begun', { startDate: '2026-01-19' }, 'Next class on Mon, 19 Jan'],
  ['one that runs', { startDate: '2026-01-05' }, 'Next class on Thu, 15 Jan'],
  ['one that meets now', { startDate: '2026-01-05', startTime: '11:00', endTime: '13:00' }, 'The class goes on now'],
  ['one that is over', { startDate: '2025-11-03', endDate: '2025-12-05' }, null],
])('%s shows its next class', (_name, over, message) => {
  expect(nextClassOf({ batch: batch(over), status: 'Active' }, new Date(testNow))).toBe(message);
});

test('a refunded or completed seat has no next class', () => {
  expect(nextClassOf({ batch: batch(), status: 'Refunded' }, new Date(testNow))).toBeNull();
  expect(nextClassOf({ batch: batch(), status: 'Completed' }, new Date(testNow))).toBeNull();
});

test('a free seat that was given back, or whose batch is cancelled, does not read Refunded', () => {
  const free = { status: 'Refunded' as const, price: { ...paid, amount: 0 } };
  expect(seatStatusOf({ ...free, batch: batch() }, at('2026-01-15')).label).toBe('Seat given back');
  const cancelled = batch({ state: 'cancelled' });
  expect(seatStatusOf({ ...free, batch: cancelled }, at('2026-01-15')).label).toBe('Cancelled by the trainer');
  expect(seatStatusOf({ ...free, price: paid, batch: cancelled }, at('2026-01-15')).label).toBe(
    'Cancelled and refunded',
  );
});
