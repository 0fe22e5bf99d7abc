import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from './fake-build';
import { freezeOf, frozen, unfrozen } from './freeze';
import { expiredFlags } from './overview';
import { readManifests } from './read-live';
import type { ReleaseStore } from './store';
import { testStore } from './test-store';

let folder: string;
let store: ReleaseStore;
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-freeze-'));
  now = Date.parse('2027-01-01T00:00:00Z');
  store = testStore(join(folder, 'store'), { clock: () => now });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('trainer', version);
  await store.promote('trainer', '1.0.0', 'Asha');
  await store.promote('trainer', '1.1.0', 'Asha');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const publish = (name: string, version: string, facts: Parameters<typeof fakeBuild>[3] = {}) =>
  store.publish(fakeBuild(join(folder, 'builds'), name, version, facts), noSource);
const audit = (reason: string) => ({ by: 'Ravi', at: new Date(now).toISOString(), reason });
const freeze = (until = '2027-01-03T00:00:00Z', reason = 'Exams') =>
  store.change((state) => frozen(state, 'trainer', { ...audit(reason), until: new Date(until) }));

test('a frozen part is promoted to no visitor, and the refusal says who froze it, until when and why', async () => {
  await freeze();
  const message = 'Ravi froze trainer until 2027-01-03T00:00:00.000Z: Exams';
  await expect(store.promote('trainer', '1.2.0', 'Asha')).rejects.toMatchObject({ code: 'FROZEN', message });
  await expect(store.startCanary('trainer', '1.2.0', 5, 'Asha')).rejects.toMatchObject({ code: 'FROZEN' });
  await expect(store.check([{ name: 'trainer', version: '1.2.0' }])).rejects.toMatchObject({ code: 'FROZEN' });
});

test('a frozen part goes back to an earlier version, and stays frozen', async () => {
  await freeze();
  const { names } = await store.rollback('trainer', 'Asha');
  expect(names.trainer?.version).toBe('1.0.0');
  await expect(store.promote('trainer', '1.2.0', 'Asha')).rejects.toMatchObject({ code: 'FROZEN' });
});

test('a freeze of one part changes nothing for the others', async () => {
  await publish('learner', '1.0.0');
  await freeze();
  await expect(store.promote('learner', '1.0.0', 'Asha')).resolves.toMatchObject({});
});

test('a freeze ends at its time, and with unfreeze', async () => {
  await freeze();
  await store.change((state) => unfrozen(state, 'trainer', audit('Exams are over')));
  await store.promote('trainer', '1.2.0', 'Asha');
  await freeze();
  now = Date.parse('2027-01-03T00:00:00Z');
  await expect(store.promote('trainer', '1.1.0', 'Asha')).resolves.toMatchObject({});
});

test('the history names who froze and who ended it, signed by the keys of the part', async () => {
  await freeze();
  await store.change((state) => unfrozen(state, 'trainer', audit('Exams are over')));
  const lines = (await store.live()).names.trainer?.history.slice(-2);
  expect(lines).toMatchObject([
    { kind: 'frozen', by: 'Ravi', reason: 'until 2027-01-03T00:00:00.000Z: Exams', keys: [expect.any(String)] },
    { kind: 'unfrozen', by: 'Ravi', reason: 'Exams are over', keys: [expect.any(String)] },
  ]);
});

test('a machine without the keys of the part can neither freeze nor end a freeze', async () => {
  await freeze();
  const other = testStore(store.storage.folder, { keys: join(folder, 'other-keys'), automatic: false });
  await expect(other.change((state) => unfrozen(state, 'trainer', audit('Mine')))).rejects.toMatchObject({
    name: 'ReleaseError',
  });
  const entry = (await store.live()).names.trainer;
  expect(entry && freezeOf(entry, new Date(now))?.reason).toBe('Exams');
});

test.each([
  ['2026-12-31T00:00:00Z', 'Exams', 'USAGE'],
  ['2027-01-03T00:00:00Z', ' ', 'USAGE'],
  ['2027-01-03T00:00:00Z', 'a'.repeat(201), 'USAGE'],
])('a freeze until %s with the reason %p is refused', async (until, reason, code) => {
  await expect(freeze(until, reason)).rejects.toMatchObject({ code });
});

const wizard = { owner: 'Courses', expires: '2027-01-02', default: false };

test('a release with an expired flag is not promoted, and a rollback to it stays possible', async () => {
  await publish('learner', '1.0.0', { flags: { wizard } });
  await publish('learner', '1.1.0');
  await store.promote('learner', '1.0.0', 'Asha');
  await store.promote('learner', '1.1.0', 'Asha');
  now = Date.parse('2027-01-02T00:00:00Z');
  const message = 'learner 1.0.0 has expired flags: wizard of Courses since 2027-01-02';
  await expect(store.promote('learner', '1.0.0', 'Asha')).rejects.toMatchObject({ code: 'FLAGS', message });
  const live = await store.rollback('learner', 'Asha');
  expect(live.names.learner?.version).toBe('1.0.0');
  expect(expiredFlags(await readManifests(store, live), live, new Date(now))).toEqual([
    { name: 'learner', version: '1.0.0', flag: 'wizard', owner: 'Courses', expires: '2027-01-02' },
  ]);
});

test('a build with an expired flag or a setting that is not valid is not published', async () => {
  now = Date.parse('2027-01-02T00:00:00Z');
  await expect(publish('learner', '1.0.0', { flags: { wizard } })).rejects.toMatchObject({ code: 'FLAGS' });
  const count = { label: 'Posts', type: 'number', default: 9, max: 6 } as const;
  await expect(publish('learner', '1.0.0', { settings: { count } })).rejects.toMatchObject({ code: 'MANIFEST' });
});

test('two live remotes do not declare one flag or one setting', async () => {
  const count = { label: 'Posts', type: 'number', default: 3 } as const;
  await publish('learner', '1.0.0', { flags: { wizard }, settings: { count } });
  await store.promote('learner', '1.0.0', 'Asha');
  await publish('public', '1.0.0', { flags: { wizard } });
  await publish('public', '1.1.0', { settings: { count } });
  await expect(store.promote('public', '1.0.0', 'Asha')).rejects.toMatchObject({ code: 'FLAGS' });
  await expect(store.promote('public', '1.1.0', 'Asha')).rejects.toMatchObject({ code: 'SETTINGS' });
});
