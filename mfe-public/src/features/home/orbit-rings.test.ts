import { batch, course } from '@kaksha/testing/factories';
import { orbitRings } from './orbit-rings';

const saturday = new Date('2026-11-21T06:00:00Z');
const starting = (id: number, startDate: string, startTime = '19:00') =>
  course({ id, name: `Course ${id}`, batches: [batch({ id, startDate, startTime, endDate: null })] });
const shown = (courses: ReturnType<typeof starting>[], now = saturday) =>
  orbitRings(courses, now).map(({ label, stops }) => [label, stops.map(({ course: { id } }) => id)]);

test('each ring shows its first start and one on another day', () => {
  const courses = [
    starting(1, '2026-11-23', '06:30'),
    starting(2, '2026-11-23'),
    starting(3, '2026-11-24'),
    starting(4, '2026-12-01'),
    starting(5, '2026-12-12'),
  ];
  expect(shown(courses)).toEqual([
    ['Next week', [1, 3]],
    ['The week after', [4]],
    ['7 December on', [5]],
  ]);
});

test('two starts of one day stand together only when there is no other', () => {
  expect(shown([starting(1, '2026-11-23'), starting(2, '2026-11-23')])[0]).toEqual(['Next week', [1, 2]]);
});

test('while something still starts this week, the first ring is this week', () => {
  expect(shown([starting(1, '2026-11-22')]).map(([label]) => label)).toEqual([
    'This week',
    'Next week',
    '30 November on',
  ]);
});

test('a course is on one ring only', () => {
  const twice = course({
    id: 1,
    batches: [batch({ id: 1, startDate: '2026-11-23' }), batch({ id: 2, startDate: '2026-12-01' })],
  });
  expect(shown([twice]).map(([, ids]) => ids)).toEqual([[1], [], []]);
});
