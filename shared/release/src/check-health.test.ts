import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryRule, failsCanaryRule } from './canary-rule';
import { checkHealth, watched } from './check-health';
import { fakeBuild, nobody } from './fake-build';
import type { ReleaseMetrics } from './release-metrics';
import { ReleaseStore } from './store';

const minute = 60_000;
let now: number;
let folder: string;
let store: ReleaseStore;
/** What browsers tell, whenever they are asked. */
let told: ReleaseMetrics[];
let asked: number[];

const figures = (version: string, loads: number, loadFailures = 0, errors = 0): ReleaseMetrics => ({
  remote: 'trainer',
  version,
  loads,
  loadFailures,
  errors,
  loadMs: 100,
  lastSeen: new Date(now).toISOString(),
});
const look = (which = store) =>
  checkHealth(which, async (since) => {
    asked.push(since);
    return told;
  });
const entry = async () => (await store.live()).names.trainer;

beforeEach(async () => {
  now = Date.parse('2026-01-01T12:00:00Z');
  told = [];
  asked = [];
  folder = mkdtempSync(join(tmpdir(), 'kaksha-guard-'));
  store = new ReleaseStore(join(folder, 'store'), { clock: () => now });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await store.publish(fakeBuild(join(folder, 'builds'), 'trainer', version), nobody);
  }
  await store.promote('trainer', '1.0.0', 'Asha');
  now += 120 * minute;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a release is worse', () => {
  const many = (loadFailures: number, errors = 0) => figures('1.1.0', 200 - loadFailures, loadFailures, errors);
  const good = () => figures('1.0.0', 1000, 5, 10);

  test('when it fails several times as often as the other, and not seldom', () => {
    expect(failsCanaryRule(many(10), good())).toBe('5.0 % of 200 loads failed; of 1.0.0 0.5 %');
    expect(failsCanaryRule(many(0, 30), good())).toBe('15 % of 200 loads failed or had errors; of 1.0.0 1.5 %');
  });

  test.each([
    ['it was asked for too seldom to tell', () => [figures('1.1.0', 20, 19), good()]],
    ['it failed a few times only', () => [figures('1.1.0', 46, 4), good()]],
    ['its rate is small', () => [figures('1.1.0', 4000, 60), figures('1.0.0', 4000, 0)]],
    ['the other fails as often', () => [many(30), figures('1.0.0', 900, 100)]],
    ['nobody told of it', () => [undefined, good()]],
    ['too few run the other, and its rate is not very high', () => [many(15), figures('1.0.0', 3)]],
  ])('but not when %s', (_name, both) => {
    const [tried, other] = both();
    expect(failsCanaryRule(tried, other)).toBeNull();
  });

  test('when its rate is very high, with nothing to compare', () => {
    expect(failsCanaryRule(many(20), undefined)).toBe(
      '10 % of 200 loads failed; too few run another version to compare',
    );
  });
});

test('a canary that fails goes back by itself, with the reason in its history, and everybody has the live one', async () => {
  await store.startCanary('trainer', '1.1.0', 10, 'Asha');
  told = [figures('1.0.0', 900, 2), figures('1.1.0', 80, 20)];
  expect(await look()).toMatchObject([{ name: 'trainer', version: '1.1.0' }]);
  expect(await entry()).toMatchObject({
    version: '1.0.0',
    canary: null,
    failed: { '1.1.0': 'went back by itself: 20 % of 100 loads failed; of 1.0.0 0.2 %' },
  });
  expect((await entry())?.history.at(-1)).toMatchObject({ kind: 'went-back', version: '1.0.0', by: null });
});

test('what was promoted for all is watched for an hour, against the one before it', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  told = [figures('1.0.0', 900, 2), figures('1.1.0', 80, 20)];
  now += canaryRule.watchMs + 1;
  expect(await look()).toEqual([]);
  now -= 10 * minute;
  await look();
  expect(await entry()).toMatchObject({ version: '1.0.0', previous: null });
});

test('it looks at what was told since the release began only', async () => {
  await store.startCanary('trainer', '1.1.0', 10, null);
  const begun = now;
  now += 5 * minute;
  await look();
  expect(asked[0]).toBe(begun);
  now += 120 * minute;
  await look();
  expect(asked.slice(2)).toEqual([now - canaryRule.windowMs, now - 2 * canaryRule.windowMs]);
});

test('nothing goes to and fro: what was gone back to is not watched, however it fares', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  told = [figures('1.0.0', 900, 2), figures('1.1.0', 80, 20)];
  await look();
  told = [figures('1.0.0', 100, 90), figures('1.1.0', 900, 0)];
  for (let round = 0; round < 5; round++) {
    now += minute;
    expect(await look()).toEqual([]);
  }
  expect(await entry()).toMatchObject({ version: '1.0.0' });
  expect(watched(await store.live(), now)).toEqual([]);
});

test('of several processes one takes it back, once', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  told = [figures('1.1.0', 50, 50)];
  const processes = Array.from({ length: 4 }, () => new ReleaseStore(join(folder, 'store'), { clock: () => now }));
  const gone = (await Promise.all(processes.map(look))).flat();
  expect(gone).toHaveLength(1);
  expect((await entry())?.history.map(({ kind }) => kind)).toEqual(['promoted', 'promoted', 'went-back']);
});

test('when somebody moved on meanwhile, nothing is taken back', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  told = [figures('1.1.0', 50, 50)];
  const slow = checkHealth(store, async () => {
    now += minute;
    await store.promote('trainer', '1.2.0', 'Ravi');
    return told;
  });
  expect(await slow).toEqual([]);
  expect(await entry()).toMatchObject({ version: '1.2.0' });
});

test('with nothing to go back to it stays', async () => {
  await store.withdraw('trainer');
  await store.promote('trainer', '1.1.0', null);
  told = [figures('1.1.0', 0, 100)];
  expect(await look()).toEqual([]);
});
