import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from './fake-build';
import { frozen, unfrozen } from './freeze';
import { changesSince, publicationOf } from './release-events';
import type { ReleaseStore } from './store';
import { testStore } from './test-store';

let folder: string;
let store: ReleaseStore;
let now: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-events-'));
  now = Date.now();
  // Each call is a second later, so that each change has its own time.
  store = testStore(join(folder, 'store'), { clock: () => (now += 1000) });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await store.publish(fakeBuild(join(folder, 'builds'), 'trainer', version), noSource);
  }
  await store.promote('trainer', '1.0.0', 'Asha');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const long = new Date(0);
const lastEvents = async (count: number) => changesSince(await store.live(), long).slice(-count);
const sinceOf = async () => (await store.live()).names.trainer?.canary?.since ?? '';

test('a promotion says what was live before', async () => {
  await store.promote('trainer', '1.1.0', 'Ravi', 'new wizard');
  expect(await lastEvents(2)).toEqual([
    expect.objectContaining({ event: 'release.promoted', version: '1.0.0', previous: null, by: 'Asha' }),
    {
      id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      event: 'release.promoted',
      at: expect.stringMatching(/Z$/),
      name: 'trainer',
      version: '1.1.0',
      previous: '1.0.0',
      by: 'Ravi',
      reason: 'new wizard',
    },
  ]);
});

test('a canary has its share, and its end says what it was', async () => {
  await store.startCanary('trainer', '1.1.0', 5, 'Asha');
  await store.rollback('trainer', 'Asha');
  expect(await lastEvents(2)).toMatchObject([
    { event: 'release.canary', version: '1.1.0', previous: '1.0.0', percent: 5 },
    { event: 'release.canary-ended', version: '1.0.0', previous: '1.1.0' },
  ]);
});

test('a rollback says what it took back, of a canary too, and an automatic one has no author', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  await store.startCanary('trainer', '1.2.0', 5, 'Asha');
  await store.autoRollback({ name: 'trainer', version: '1.2.0', since: await sinceOf() }, 'errors');
  await store.rollback('trainer', 'Asha', 'wrong prices');
  expect(await lastEvents(2)).toMatchObject([
    { event: 'release.rolled-back', version: '1.1.0', previous: '1.2.0', by: null, reason: 'errors' },
    { event: 'release.rolled-back', version: '1.0.0', previous: '1.1.0', by: 'Asha', reason: 'wrong prices' },
  ]);
});

test('alarms and freezes change nothing of what visitors get', async () => {
  await store.promoteTogether([{ name: 'trainer', version: '1.1.0' }], 'Asha', 'XSS', { security: true });
  const since = (await store.live()).names.trainer?.since ?? '';
  await store.raiseAlarm({ name: 'trainer', version: '1.1.0', since }, 'fails');
  await store.acknowledgeAlarm('trainer', 'Asha');
  const at = new Date(now).toISOString();
  const audit = { by: 'Asha', at, reason: 'holidays' };
  await store.change((state) => frozen(state, 'trainer', { ...audit, until: new Date(now + 3_600_000) }));
  await store.change((state) => unfrozen(state, 'trainer', audit));
  const events = await lastEvents(5);
  expect(events.map(({ event }) => event)).toEqual([
    'release.promoted',
    'release.alarm',
    'release.alarm-acknowledged',
    'release.frozen',
    'release.unfrozen',
  ]);
  expect(events[0]).toMatchObject({ security: true });
  expect(events.slice(1).map(({ previous }) => previous)).toEqual([null, null, null, null]);
});

test('each event has its own id, the same in every process, and earlier ones are left out', async () => {
  await store.promote('trainer', '1.1.0', 'Asha');
  const other = testStore(join(folder, 'store'));
  const [first, second] = changesSince(await other.live(), long);
  expect(await lastEvents(2)).toEqual([first, second]);
  expect(first?.id).not.toBe(second?.id);
  expect(changesSince(await store.live(), new Date(second?.at ?? ''))).toEqual([second]);
});

test('publications are the signed releases', async () => {
  const signed = await store.signed();
  expect(signed.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  const release = await store.release('trainer', '1.2.0');
  expect(publicationOf(release)).toMatchObject({
    event: 'release.published',
    at: release.publishedAt,
    version: '1.2.0',
  });
});
