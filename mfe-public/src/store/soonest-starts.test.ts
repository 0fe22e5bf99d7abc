import { batch, course, testNow } from '@kaksha/testing/factories';
import { soonestStarts } from './soonest-starts';

const now = new Date(testNow);
const starting = (id: number, ...days: string[]) =>
  course({ id, batches: days.map((startDate, index) => batch({ id: 10 * id + index, startDate })) });

test('leaves out batches that have begun and those after the third week', () => {
  const [kept] = soonestStarts([starting(1, '2026-01-05', '2026-01-19', '2026-03-02')], now);
  expect(kept?.batches.map(({ startDate }) => startDate)).toEqual(['2026-01-19']);
});

test('keeps all courses of two weeks and ten of the third', () => {
  const soon = Array.from({ length: 12 }, (_, index) => starting(index + 1, '2026-01-28'));
  const later = Array.from({ length: 12 }, (_, index) => starting(index + 20, '2026-02-02'));
  expect(soonestStarts([...soon, ...later], now)).toHaveLength(22);
});
