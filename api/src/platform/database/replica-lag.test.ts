import { PrimaryLog } from './replica-lag';
import { readReplicaSettings } from './replica-settings';

test('the lag is the time since the first position that the replica lacks', () => {
  const log = new PrimaryLog(60_000);
  expect(log.lagMs(0n)).toBe(0);
  for (const [atMs, position] of [
    [0, 100n],
    [10_000, 200n],
    [20_000, 200n],
    [40_000, 300n],
  ] as const) {
    log.add(atMs, position);
  }
  expect([300n, 299n, 200n, 199n, 99n].map((replayed) => log.lagMs(replayed))).toEqual([0, 1, 1, 30_000, 40_000]);
});

test('an idle primary makes no lag, and a forgotten sample leaves at least the time that is kept', () => {
  const log = new PrimaryLog(30_000);
  for (let atMs = 0; atMs <= 300_000; atMs += 10_000) log.add(atMs, 100n);
  expect(log.lagMs(100n)).toBe(0);
  expect(log.lagMs(99n)).toBe(30_000);
});

test('the addresses are a list, need DATABASE_URL, and a long lag is refused beside an edge cache', () => {
  const problemsOf = (env: Partial<Parameters<typeof readReplicaSettings>[0]>) => {
    const problems: string[] = [];
    const settings = readReplicaSettings({ DATABASE_READ_LAG: 10, ...env }, problems);
    return { settings, problems };
  };
  expect(problemsOf({}).settings).toBeNull();
  const two = { DATABASE_URL: 'postgres://a/k', DATABASE_READ_URL: 'postgres://b/k, postgres://c/k' };
  expect(problemsOf(two)).toEqual({
    settings: { urls: ['postgres://b/k', 'postgres://c/k'], maxLagSeconds: 10 },
    problems: [],
  });
  expect(problemsOf({ ...two, EDGE_SECONDS: 60, DATABASE_READ_LAG: 15 }).problems).toEqual([
    'DATABASE_READ_LAG is at most 14 beside EDGE_SECONDS.',
  ]);
  expect(problemsOf({ DATABASE_READ_URL: 'http://b' }).problems).toHaveLength(2);
});
