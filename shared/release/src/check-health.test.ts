import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';
import { canaryRule, failsCanaryRule } from './canary-rule';
import { checkHealth, watchedReleases } from './check-health';
import { fakeBuild, noSource } from './fake-build';
import { openAlarms } from './overview';
import { liveReleasesFor, readManifests } from './read-live';
import type { ReleaseStore } from './store';
import { testStore } from './test-store';

const minute = 60_000;
let now: number;
let folder: string;
let store: ReleaseStore;
/** The metrics that each query returns. */
let reported: ReleaseMetrics[];
let asked: number[];

const metrics = (version: string, loads: number, loadFailures = 0, errors = 0): ReleaseMetrics => ({
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
    return reported;
  });
const entry = async () => (await store.live()).names.trainer;

beforeEach(async () => {
  now = Date.parse('2026-01-01T12:00:00Z');
  reported = [];
  asked = [];
  folder = mkdtempSync(join(tmpdir(), 'kaksha-guard-'));
  store = testStore(join(folder, 'store'), { clock: () => now });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await store.publish(fakeBuild(join(folder, 'builds'), 'trainer', version), noSource);
  }
  await store.promote('trainer', '1.0.0', 'Asha');
  now += 120 * minute;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a release fails the canary rule', () => {
  const many = (loadFailures: number, errors = 0) => metrics('1.1.0', 200 - loadFailures, loadFailures, errors);
  const good = () => metrics('1.0.0', 1000, 5, 10);

  test('when it fails several times as often as the baseline, with enough reports', () => {
    expect(failsCanaryRule(many(10), good())).toBe('5.0% of 200 loads failed; 1.0.0 had 0.5%');
    expect(failsCanaryRule(many(0, 30), good())).toBe('15% of 200 loads failed or had errors; 1.0.0 had 1.5%');
  });

  test.each([
    ['it has too few attempts', () => [metrics('1.1.0', 20, 19), good()]],
    ['it has too few failures', () => [metrics('1.1.0', 46, 4), good()]],
    ['its rate is below the minimum', () => [metrics('1.1.0', 4000, 60), metrics('1.0.0', 4000, 0)]],
    ['the baseline fails as often', () => [many(30), metrics('1.0.0', 900, 100)]],
    ['there are no reports', () => [undefined, good()]],
    ['the baseline has too few attempts and its rate is not very high', () => [many(15), metrics('1.0.0', 3)]],
  ])('but not when %s', (_name, both) => {
    const [tried, other] = both();
    expect(failsCanaryRule(tried, other)).toBeNull();
  });

  test('when its rate is very high and there is no baseline', () => {
    expect(failsCanaryRule(many(20), undefined)).toBe(
      '10% of 200 loads failed; too few loads of another version to compare',
    );
  });
});

test('rolls back a failing canary automatically, with the reason in its history', async () => {
  await store.startCanary('trainer', '1.1.0', 10, 'Asha');
  reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20)];
  expect(await look()).toMatchObject([{ name: 'trainer', version: '1.1.0' }]);
  expect(await entry()).toMatchObject({
    version: '1.0.0',
    canary: null,
    failed: { '1.1.0': 'rolled back automatically: 20% of 100 loads failed; 1.0.0 had 0.2%' },
  });
  expect((await entry())?.history.at(-1)).toMatchObject({ kind: 'auto-rollback', version: '1.0.0', by: null });
});

test('watches a promoted release for an hour, compared with the previous one', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20)];
  now += canaryRule.watchMs + 1;
  expect(await look()).toEqual([]);
  now -= 10 * minute;
  await look();
  expect(await entry()).toMatchObject({ version: '1.0.0', previous: null });
});

describe('a canary that starts minutes after a promotion', () => {
  beforeEach(async () => {
    await store.promote('trainer', '1.1.0', 'Asha');
    now += 5 * minute;
    await store.startCanary('trainer', '1.2.0', 10, 'Asha');
    now += 5 * minute;
  });

  test('leaves the promoted release watched, and runs on when that is rolled back', async () => {
    reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20), metrics('1.2.0', 100)];
    expect(await look()).toMatchObject([{ version: '1.1.0', kind: 'rolled-back' }]);
    expect(await entry()).toMatchObject({
      version: '1.0.0',
      previous: null,
      canary: { version: '1.2.0', percent: 10 },
      failed: { '1.1.0': expect.stringContaining('20% of 100 loads failed') },
    });
    expect(await look()).toEqual([]);
  });

  test('is rolled back alone, and the promoted release stays watched', async () => {
    reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 100), metrics('1.2.0', 80, 20)];
    expect(await look()).toMatchObject([{ version: '1.2.0', kind: 'rolled-back' }]);
    expect(await entry()).toMatchObject({ version: '1.1.0', canary: null });
    reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20)];
    expect(await look()).toMatchObject([{ version: '1.1.0', kind: 'rolled-back' }]);
  });

  test('ends when the promoted release is rolled back to the version of the canary', async () => {
    await store.startCanary('trainer', '1.0.0', 10, 'Asha');
    reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20)];
    expect(await look()).toMatchObject([{ version: '1.1.0', kind: 'rolled-back' }]);
    expect(await entry()).toMatchObject({ version: '1.0.0', canary: null });
  });
});

test('counts only reports since the release went live', async () => {
  await store.startCanary('trainer', '1.1.0', 10, null);
  const begun = now;
  now += 5 * minute;
  await look();
  expect(asked[0]).toBe(begun);
  now += 120 * minute;
  await look();
  expect(asked.slice(2)).toEqual([now - canaryRule.windowMs, now - 2 * canaryRule.windowMs]);
});

test('does not watch the target of a rollback, so that versions do not alternate', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20)];
  await look();
  reported = [metrics('1.0.0', 100, 90), metrics('1.1.0', 900, 0)];
  for (let round = 0; round < 5; round++) {
    now += minute;
    expect(await look()).toEqual([]);
  }
  expect(await entry()).toMatchObject({ version: '1.0.0' });
  expect(watchedReleases(await store.live(), now)).toEqual([]);
});

test('rolls back once when several processes check at the same time', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  reported = [metrics('1.1.0', 50, 50)];
  const processes = Array.from({ length: 4 }, () => testStore(join(folder, 'store'), { clock: () => now }));
  const gone = (await Promise.all(processes.map(look))).flat();
  expect(gone).toHaveLength(1);
  expect((await entry())?.history.map(({ kind }) => kind)).toEqual(['promoted', 'promoted', 'auto-rollback']);
});

describe('a security fix', () => {
  const failing = () => [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20)];
  const securityFix = (version: string) =>
    store.promoteTogether([{ name: 'trainer', version }], 'Asha', 'promoted', { security: true });

  test('stays live when it fails, with one alarm of several processes in its history', async () => {
    await securityFix('1.1.0');
    reported = failing();
    const processes = Array.from({ length: 3 }, () => testStore(join(folder, 'store'), { clock: () => now }));
    const actions = (await Promise.all(processes.map(look))).flat();
    const reason = 'fails, but is a security fix: 20% of 100 loads failed; 1.0.0 had 0.2%';
    expect(actions).toMatchObject([{ name: 'trainer', version: '1.1.0', kind: 'alarm' }]);
    expect(await entry()).toMatchObject({ version: '1.1.0', failed: {}, alarm: { version: '1.1.0', reason } });
    expect((await entry())?.history.slice(1)).toMatchObject([
      { kind: 'promoted', version: '1.1.0', by: 'Asha', security: true },
      { kind: 'alarm', version: '1.1.0', by: null, reason },
    ]);
    expect(openAlarms(await store.live())).toMatchObject([{ name: 'trainer', version: '1.1.0' }]);
    await store.acknowledgeAlarm('trainer', 'Asha', 'the reports are forged');
    expect(openAlarms(await store.live())).toEqual([]);
    expect(await look()).toEqual([]);
    expect((await entry())?.history.at(-1)).toMatchObject({ kind: 'alarm-acknowledged', by: 'Asha' });
  });

  test('keeps its alarm while a canary runs beside it, and has none after it was acknowledged', async () => {
    await securityFix('1.1.0');
    reported = failing();
    expect(await look()).toMatchObject([{ kind: 'alarm', version: '1.1.0' }]);
    await store.startCanary('trainer', '1.2.0', 10, 'Asha');
    expect(openAlarms(await store.live())).toMatchObject([{ version: '1.1.0' }]);
    await store.acknowledgeAlarm('trainer', 'Asha');
    await store.rollback('trainer', 'Asha');
    expect(await look()).toEqual([]);
    expect(openAlarms(await store.live())).toEqual([]);
  });

  test('has one alarm at a time when the live version and its canary are such fixes and fail', async () => {
    await securityFix('1.1.0');
    await store.startCanary('trainer', '1.2.0', 10, 'Asha', 'fixes XSS', { security: true });
    reported = [metrics('1.0.0', 900, 2), metrics('1.1.0', 80, 20), metrics('1.2.0', 20, 80)];
    expect(await look()).toMatchObject([{ kind: 'alarm', version: '1.1.0' }]);
    expect(await look()).toEqual([]);
    await store.acknowledgeAlarm('trainer', 'Asha');
    expect(await look()).toMatchObject([{ kind: 'alarm', version: '1.2.0' }]);
    await store.acknowledgeAlarm('trainer', 'Asha');
    expect(await look()).toEqual([]);
  });

  test('stays a canary when it fails, also after its mark was added later', async () => {
    await store.startCanary('trainer', '1.1.0', 10, 'Asha');
    await store.startCanary('trainer', '1.1.0', 10, 'Asha', 'fixes XSS', { security: true });
    reported = failing();
    expect(await look()).toMatchObject([{ kind: 'alarm', version: '1.1.0' }]);
    expect(await look()).toEqual([]);
    expect(await entry()).toMatchObject({ canary: { version: '1.1.0' }, failed: {} });
  });

  test('is the oldest version that a failing successor is rolled back to', async () => {
    await securityFix('1.1.0');
    await store.promote('trainer', '1.2.0', 'Asha');
    reported = [metrics('1.2.0', 50, 50)];
    expect(await look()).toMatchObject([{ kind: 'rolled-back', version: '1.2.0' }]);
    expect(await entry()).toMatchObject({ version: '1.1.0', previous: '1.0.0' });
    await store.promote('trainer', '1.2.0', 'Asha');
    await rm(join(folder, 'store/trainer/1.1.0/styles.css'));
    expect(await look()).toMatchObject([{ kind: 'alarm', version: '1.2.0' }]);
    const reason = expect.stringMatching(/^fails, but earlier versions lack a security fix: 50% /);
    expect(await entry()).toMatchObject({ version: '1.2.0', alarm: { reason } });
  });

  test('is rolled back by a person, which ends the alarm', async () => {
    await securityFix('1.1.0');
    reported = failing();
    await look();
    await store.rollback('trainer', 'Asha');
    expect(await entry()).toMatchObject({ version: '1.0.0', alarm: null, security: ['1.1.0'] });
  });

  test('has no fallback: a browser that cannot load it gets no earlier version', async () => {
    await store.publish(fakeBuild(join(folder, 'builds'), 'shell', '1.0.0'), noSource);
    await store.promote('shell', '1.0.0', 'Asha');
    const fallback = async () => {
      const live = await store.live();
      return liveReleasesFor(live, await readManifests(store, live), null).remotes.trainer?.previous?.version;
    };
    await store.promote('trainer', '1.1.0', 'Asha');
    expect(await fallback()).toBe('1.0.0');
    await securityFix('1.1.0');
    expect(await fallback()).toBeUndefined();
    await store.promote('trainer', '1.2.0', 'Asha');
    expect(await fallback()).toBe('1.1.0');
  });
});

test('rolls nothing back when the version was replaced in the meantime', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  reported = [metrics('1.1.0', 50, 50)];
  const slow = checkHealth(store, async () => {
    now += minute;
    await store.promote('trainer', '1.2.0', 'Ravi');
    return reported;
  });
  expect(await slow).toEqual([]);
  expect(await entry()).toMatchObject({ version: '1.2.0' });
});

test('keeps a failing version that has no predecessor', async () => {
  await store.withdraw('trainer');
  await store.promote('trainer', '1.1.0', null);
  reported = [metrics('1.1.0', 0, 100)];
  expect(await look()).toEqual([]);
});
