import type { Enrolment } from '@kaksha/domain/payments';
import { batch, course, testNow } from '@kaksha/testing/factories';
import { describeComingClasses, greeting, laterThan, plannedClasses, weekOf } from './planned-classes';

/** Thursday noon in Kolkata. */
const now = new Date(testNow);
const zone = 'Asia/Kolkata';

const seat = (
  id: number,
  over: Parameters<typeof batch>[0] = {},
  status: Enrolment['status'] = 'Active',
): Enrolment => ({
  id,
  status,
  enrolledAt: '2026-01-10T06:30:00.000Z',
  orderId: id,
  price: { currency: 'INR', full: 0, amount: 0 },
  course: course({ id }),
  batch: batch({ id, ...over }),
});

test('sorts seats by next session, without refunded and completed ones', () => {
  const seats = [
    seat(1, { startDate: '2026-03-02', endDate: null }),
    seat(2),
    seat(3, { startDate: '2026-01-05' }, 'Refunded'),
    seat(4, { startDate: '2025-11-03', endDate: '2025-12-05' }),
    seat(5, { startDate: '2026-01-05', timeZone: 'PST' }),
  ];
  expect(plannedClasses(seats, now).map((one) => one.seat.id)).toEqual([5, 2, 1]);
});

test('lists each class on its day and time in the viewer’s zone', () => {
  const evenings = seat(1, { startDate: '2026-01-12', timeZone: 'PST', startTime: '19:00', endTime: '21:00' });
  const week = weekOf([evenings], now, zone);
  expect(week.map(({ day, classes }) => [day, classes.map(({ time }) => time)])).toEqual([
    ['2026-01-15', []],
    ['2026-01-16', ['8:30 AM']],
    ['2026-01-17', ['8:30 AM']],
    ['2026-01-18', []],
    ['2026-01-19', []],
    ['2026-01-20', ['8:30 AM']],
    ['2026-01-21', ['8:30 AM']],
  ]);
});

test('lists a running class that began before midnight under today', () => {
  const night = seat(1, { startDate: '2026-01-14', endDate: '2026-01-14', startTime: '23:00', endTime: '01:00' });
  const [today] = weekOf([night], new Date('2026-01-14T18:45:00Z'), zone);
  expect(today).toMatchObject({ day: '2026-01-15', classes: [{ time: '11:00 PM' }] });
});

test.each([
  [[seat(1, { startDate: '2026-01-21' })], 'One class in the next seven days.'],
  [[seat(1)], '3 classes in the next seven days.'],
  [[seat(1, { startDate: '2026-03-02', endDate: null })], 'Your next class is on Monday, 2 March, in 6 weeks.'],
  [[seat(1, { startDate: '2025-11-03', endDate: '2025-12-05' })], 'No class is planned.'],
])('describes the coming classes', (seats, sentence) => {
  const week = weekOf(seats, now, zone);
  expect(describeComingClasses(week, plannedClasses(seats, now)[0], now, zone)).toBe(sentence);
});

test('finds courses that start after the week', () => {
  const seats = [seat(1), seat(2, { startDate: '2026-01-22' }), seat(3, { startDate: '2026-01-21' })];
  const later = laterThan(weekOf(seats, now, zone), plannedClasses(seats, now), zone);
  expect(later.map((one) => one.seat.id)).toEqual([2]);
});

test.each([
  ['2026-01-15T22:35:00Z', 'Good morning'],
  ['2026-01-15T06:30:00Z', 'Good afternoon'],
  ['2026-01-15T11:30:00Z', 'Good evening'],
  ['2026-01-15T21:00:00Z', 'Good evening'],
])('at %s in Kolkata the greeting is %s', (at, message) => {
  expect(greeting(new Date(at), zone)).toBe(message);
});
