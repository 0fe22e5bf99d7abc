import { isBackupDue } from './schedule';

test.each([
  ['the first one', '2026-11-29T01:00:00Z', null, true],
  ['after the hour, last one of yesterday', '2026-11-29T02:00:00Z', '2026-11-28T02:00:05Z', true],
  ['before the hour, last one of yesterday', '2026-11-29T01:59:59Z', '2026-11-28T14:00:05Z', false],
  ['a start after the backup of the day', '2026-11-29T09:00:00Z', '2026-11-29T02:00:05Z', false],
  ['a start after a missed hour', '2026-11-29T09:00:00Z', '2026-11-27T14:00:05Z', true],
  ['the second hour of the day', '2026-11-29T14:00:00Z', '2026-11-29T02:00:05Z', true],
])('%s', (_case, now, last, isDue) => {
  expect(isBackupDue([2, 14], new Date(now), last === null ? null : new Date(last))).toBe(isDue);
});
