import { batch, course } from '@kaksha/testing/factories';
import { ringWeeks } from './ring-weeks';

const saturday = new Date('2026-11-21T06:00:00Z');
const starting = (id: number, startDate: string, startTime = '19:00') =>
  course({ id, name: `Course ${id}`, batches: [batch({ id, startDate, startTime, endDate: null, dayOfWeek: 3 })] });
const shown = (courses: ReturnType<typeof starting>[], now = saturday) =>
  ringWeeks(courses, now).map(({ label, stops }) => [label, stops.map(({ course: { id } }) => id)]);

test('shows the first start of each ring and one on another day', () => {
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

test('shows two starts of one day only when there is no other', () => {
  expect(shown([starting(1, '2026-11-23'), starting(2, '2026-11-23')])[0]).toEqual(['Next week', [1, 2]]);
});

test('starts with this week while something still starts in it', () => {
  expect(shown([starting(1, '2026-11-22')]).map(([label]) => label)).toEqual([
    'This week',
    'Next week',
    '30 November on',
  ]);
});

test('a stop is at the first class: a moved one, and a weekend batch from a Friday', () => {
  const change = {
    day: '2026-11-23',
    action: 'move',
    toDay: '2026-11-22',
    toTime: '18:30',
    reason: 'Holiday',
  } as const;
  const moved = course({ id: 1, batches: [batch({ id: 1, startDate: '2026-11-23', sessionChanges: [change] })] });
  const weekend = course({ id: 2, batches: [batch({ id: 2, dayOfWeek: 2, startDate: '2026-11-27' })] });
  const stops = ringWeeks([weekend, moved], saturday).map(({ stops }) => stops.map(({ first }) => first.day));
  expect(stops).toEqual([['2026-11-22'], ['2026-11-28'], []]);
});

test('shows a course on one ring only', () => {
  const twice = course({
    id: 1,
    batches: [batch({ id: 1, startDate: '2026-11-23' }), batch({ id: 2, startDate: '2026-12-01' })],
  });
  expect(shown([twice]).map(([, ids]) => ids)).toEqual([[1], [], []]);
});
