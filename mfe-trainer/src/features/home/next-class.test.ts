import type { Batch } from '@kaksha/domain/catalogue';
import { batch, batchWithMovedStart, course, testNow } from '@kaksha/testing/factories';
import { headingOf } from './heading';
import { plannedClasses } from './next-class';
import { tasksOf } from './tasks';

/** Thursday noon in Kolkata. */
const now = new Date(testNow);

const nextClass = (...args: Parameters<typeof plannedClasses>) => plannedClasses(...args)[0] ?? null;

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

test('the class that goes on is the next class, until it is over', () => {
  const running = batch({ startDate: '2026-01-05', startTime: '11:00', endTime: '12:30' });
  const at = (moment: string) => nextClass([course({ batches: [running] })], new Date(moment));
  expect(at(testNow)).toMatchObject({ day: '2026-01-15' });
  expect(headingOf(at(testNow), now, '').title).toBe('You teach now');
  expect(at('2026-01-15T07:00:00Z')).toMatchObject({ day: '2026-01-16' });
});

test('a batch closed for enrolment can be the next class', () => {
  const closed = batch({ id: 6, startDate: '2026-01-05', state: 'closed' });
  expect(nextClass([course({ batches: [closed] })], now)).toMatchObject({ batch: { id: 6 }, day: '2026-01-15' });
});

test('heading and tile name day and hours of a moved class and the zone of its season', () => {
  const moved = nextClass([course({ batches: [batchWithMovedStart()] })], now);
  expect(moved).toMatchObject({ day: '2026-01-18', time: '18:30', start: new Date('2026-01-18T13:00:00Z') });
  expect(headingOf(moved, now, 'Ananya')).toEqual({
    title: 'You teach again on Sunday',
    text: 'Kubernetes in Production, 6:30–8:30 PM IST',
  });
  const summer = batch({ timeZone: 'EST', startDate: '2026-07-06', endDate: '2026-07-31' });
  expect(headingOf(nextClass([course({ batches: [summer] })], now), now, '').text).toBe(
    'Kubernetes in Production, 7:00–9:00 PM EDT',
  );
});

test('the task about a start counts the days until the first class', () => {
  const task = (one: Batch) =>
    tasksOf(
      {
        published: [course({ batches: [one] })],
        running: [],
        drafts: [],
        enquiries: [],
        pricing: null,
        taxProfile: null,
        supportLinks: null,
      },
      now,
    )
      .filter(({ kind }) => kind === 'start')
      .map(({ title }) => title);
  expect(task(batchWithMovedStart())).toEqual(['Kubernetes in Production starts in 3 days']);
  expect(task(batch({ dayOfWeek: 2, startDate: '2026-01-15' }))).toEqual(['Kubernetes in Production starts in 2 days']);
});
