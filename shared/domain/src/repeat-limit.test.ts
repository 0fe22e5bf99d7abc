import { createRepeatLimit } from './repeat-limit';

test('a message gets one line an interval, and the line counts those that were left out', () => {
  let now = 0;
  const limit = createRepeatLimit({ intervalMs: 10_000, now: () => now });
  expect(limit('database unreachable')).toEqual({ leftOut: 0 });
  now = 9999;
  expect([limit('database unreachable'), limit('database unreachable')]).toEqual([null, null]);
  expect(limit('another')).toEqual({ leftOut: 0 });
  now = 10_000;
  expect(limit('database unreachable')).toEqual({ leftOut: 2 });
  now = 20_000;
  expect(limit('database unreachable')).toEqual({ leftOut: 0 });
});
