import { servedAt, servedValue } from './served-values';

const now = Date.parse('2026-01-15T06:30:00Z');

function answer(transferSize: number, serverTiming = [{ name: 'now', description: String(now) }]) {
  const entry = { responseStart: performance.now() - 700, transferSize, serverTiming };
  performance.getEntriesByType = () => [entry as unknown as PerformanceEntry];
}

test('the time of the server goes on from the start of the answer', () => {
  answer(4000);
  expect(servedAt()).toBeGreaterThanOrEqual(now + 700);
  expect(servedAt()).toBeLessThan(now + 60_000);
});

test('a page from a cache tells no time, because its header is old', () => {
  answer(0);
  expect(servedAt()).toBeUndefined();
});

test('a page of an edge cache tells nothing', () => {
  answer(4000, []);
  expect([servedAt(), servedValue('page')]).toEqual([undefined, undefined]);
});
