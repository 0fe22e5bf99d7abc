import { batch, course, testNow } from '@kaksha/testing/factories';
import { nextClass } from './next-class';

/** Thursday noon in Kolkata. */
const now = new Date(testNow);

test('the next class is the earliest session of all batches across time zones', () => {
  const courses = [
    course({ id: 1, batches: [batch({ startDate: '2026-01-19' })] }),
    course({
      id: 2,
      batches: [batch({ id: 5, startDate: '2026-01-05', timeZone: 'PST', startTime: '08:00' })],
    }),
  ];
  expect(nextClass(courses, now)).toMatchObject({
    course: { id: 2 },
    batch: { id: 5 },
    day: '2026-01-15',
    start: new Date('2026-01-15T16:00:00Z'),
  });
  expect(nextClass([], now)).toBeNull();
});

test('a batch closed for enrolment can be the next class', () => {
  const closed = batch({ id: 6, startDate: '2026-01-05', state: 'closed' });
  expect(nextClass([course({ batches: [closed] })], now)).toMatchObject({ batch: { id: 6 }, day: '2026-01-15' });
});
