import { expiredBackups, type StoredBackup } from './retention';

const at = (time: string, isVerified = true): StoredBackup => ({ name: time, createdAt: new Date(time), isVerified });
const keptOf = (backups: StoredBackup[], keep: { daily: number; weekly: number; monthly: number }) => {
  const expired = new Set(expiredBackups(backups, keep));
  return backups.filter((backup) => !expired.has(backup)).map(({ name }) => name);
};
/** One backup at 02:00 of each day. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) =>
    at(`${new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10)}T02:00:00.000Z`),
  );

test('keeps the last backup of each of so many days, weeks and months', () => {
  const kept = keptOf(daysFrom('2026-01-01', 120), { daily: 3, weekly: 3, monthly: 3 });
  expect(kept.map((name) => name.slice(0, 10))).toEqual([
    // The last of February and March, the last Sundays, and the last days of April.
    ...['2026-02-28', '2026-03-31', '2026-04-19', '2026-04-26', '2026-04-28', '2026-04-29', '2026-04-30'],
  ]);
});

test('of several backups of a day the last one stays', () => {
  const backups = [at('2026-04-30T02:00:00.000Z'), at('2026-04-30T14:00:00.000Z'), at('2026-04-29T14:00:00.000Z')];
  expect(keptOf(backups, { daily: 1, weekly: 1, monthly: 1 })).toEqual(['2026-04-30T14:00:00.000Z']);
});

test('a site that was down for months keeps its backups', () => {
  const backups = daysFrom('2026-01-01', 2);
  expect(keptOf(backups, { daily: 7, weekly: 4, monthly: 6 })).toHaveLength(2);
});

test('backups that failed do not replace good ones, and only the newest of them stays', () => {
  const backups = [
    at('2026-04-28T02:00:00.000Z'),
    at('2026-04-29T02:00:00.000Z', false),
    at('2026-04-30T02:00:00.000Z', false),
  ];
  expect(keptOf(backups, { daily: 1, weekly: 1, monthly: 1 })).toEqual([
    '2026-04-28T02:00:00.000Z',
    '2026-04-30T02:00:00.000Z',
  ]);
});

test('a failed backup and an incomplete one go once a newer one is good', () => {
  const incomplete = { name: 'incomplete', createdAt: null, isVerified: false };
  const backups = [at('2026-04-29T02:00:00.000Z', false), incomplete, at('2026-04-30T02:00:00.000Z')];
  expect(keptOf(backups, { daily: 7, weekly: 4, monthly: 6 })).toEqual(['2026-04-30T02:00:00.000Z']);
});
