import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '@kaksha/domain/typed';
import { noSource } from '../fake-build';
import type { ReleaseStore } from '../store';
import type { LiveEntry, LiveSnapshot, ReleaseError } from '../types';
import { type Attack, AttackedStore, refusals } from './fake-attacked-store';

/** Attacks with replaced, missing and other teams’ keys. */
let base: string;
let attacked: AttackedStore;
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'kaksha-attack-'));
  attacked = new AttackedStore(base);
  await attacked.prepare();
});
afterEach(() => rm(base, { recursive: true, force: true }));

async function expectRefused(attack: Attack[1], site = attacked.freshSite): Promise<void> {
  expect(refusals).toContain(await attacked.answerTo(attack, site));
}

const owner = () => attacked.freshSite();
/** Gives the trainer team other keys. */
async function setKeys(count: number, threshold: number) {
  const keys = Array.from({ length: count }, () => attacked.keys.generate());
  await owner().changeKeys({ delegations: { trainer: { keys: keys.map((key) => key.public), threshold } } });
  return keys;
}

test('revoked key', async () => {
  const revoked = attacked.keysOf('trainer');
  await setKeys(1, 1);
  await attacked.load(attacked.freshSite());
  await expectRefused((on) => on.withOnlineKey({ trainer: on.withForgedRelease('trainer', revoked) }));
});
test('one signature below a threshold of two', async () => {
  const [one] = await setKeys(2, 2);
  await attacked.load(attacked.freshSite());
  await expectRefused((on) => on.withOnlineKey({ trainer: on.withForgedRelease('trainer', one ? [one] : []) }));
});
test('one signature given twice below a threshold of two', async () => {
  const [one] = await setKeys(2, 2);
  await expectRefused((on) => {
    const metadata = JSON.parse(on.withForgedRelease('trainer', one ? [one] : []));
    metadata.signatures.push(metadata.signatures[0]);
    on.withOnlineKey({ trainer: JSON.stringify(metadata) });
  });
});
test('root with a skipped version', async () => {
  await owner().changeKeys({ rootRoles: { timestamp: { keys: [attacked.keys.generate().public], threshold: 1 } } });
  await owner().changeKeys({ rootRoles: { timestamp: { keys: [attacked.keys.generate().public], threshold: 1 } } });
  await attacked.load(attacked.freshSite());
  await expectRefused((on) => on.write({ roots: on.state().roots.slice(1) }));
});
test('old timestamp key after its replacement', async () => {
  const [old] = attacked.keysOf('live');
  await owner().changeKeys({ rootRoles: { timestamp: { keys: [attacked.keys.generate().public], threshold: 1 } } });
  await attacked.load(attacked.freshSite());
  await expectRefused((on) => on.withOnlineKey({}, on.signer(), old));
});
test('a team cannot sign a release of another team', async () => {
  attacked.withOnlineKey({
    learner: attacked.withForgedRelease('learner', attacked.keysOf('learner'), 'trainer/9.0.0/release.json'),
  });
  const site = attacked.freshSite();
  await expect(site.release('trainer', '9.0.0')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  await expect(site.release('learner', '9.0.0')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
});
test('a team cannot sign the live releases of others', async () => {
  const before = await attacked.freshSite().live();
  for (const path of ['live.json', 'sites.json', 'adopted.json', 'trainer/live.json']) {
    attacked.withOnlineKey({ learner: attacked.withForgedRelease('learner', attacked.keysOf('learner'), path) });
  }
  expect(await attacked.freshSite().live()).toEqual(before);
});

const newLearner = { name: 'learner', version: '2.0.0' };
/** Changes of a part of another team. */
const onForeignPart: [string, (store: ReleaseStore) => Promise<unknown>][] = [
  ['publish', (store) => store.publish(attacked.buildOf('trainer', '6.6.6'), noSource)],
  ['promote', (store) => store.promote('trainer', '1.1.0', 'Mallory')],
  ['promote together with its own part', (store) => store.promoteTogether([newLearner, newTrainer], 'Mallory')],
  ['start a canary', (store) => store.startCanary('trainer', '1.1.0', 5, 'Mallory')],
  ['end a canary', (store) => store.rollback('shell', 'Mallory')],
  ['roll back', (store) => store.rollback('trainer', 'Mallory')],
  ['withdraw', (store) => store.withdraw('trainer')],
  ['acknowledge an alarm', (store) => store.acknowledgeAlarm('trainer', 'Mallory')],
];
const newTrainer = { name: 'trainer', version: '1.1.0' };

describe.each<[string, string[]]>([
  ['with the keys of its part', ['learner']],
  ['with the keys of its part and the online key', ['learner', 'live']],
])('a team %s, on a part of another team', (_with, keys) => {
  beforeEach(async () => {
    await attacked.publish('learner', '2.0.0');
    await attacked.publish('shell', '1.1.0');
    await attacked.promote('1.1.0');
    await attacked.promote('1.0.0');
    await owner().startCanary('shell', '1.1.0', 5, 'Asha');
    const { since } = required((await owner().live()).names.trainer, 'trainer');
    await owner().raiseAlarm({ name: 'trainer', version: '1.0.0', since }, 'fails');
  });

  test('cannot publish, promote, start or end a canary, roll back, withdraw or acknowledge', async () => {
    const before = await attacked.freshSite().live();
    for (const [what, run] of onForeignPart) {
      const answer = await run(attacked.asTeam(...keys)).catch(({ code }: ReleaseError) => code);
      expect([what, answer]).toEqual([what, 'KEYS']);
    }
    expect(await attacked.freshSite().live()).toEqual(before);
    await expect(attacked.freshSite().release('trainer', '6.6.6')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  });

  test('and can do all of it on its own part', async () => {
    const team = attacked.asTeam(...keys);
    await team.publish(attacked.buildOf('learner', '2.1.0'), noSource);
    await team.promote('learner', '2.0.0', 'Asha');
    await team.rollback('learner', 'Asha');
    await team.startCanary('learner', '2.1.0', 5, 'Asha');
    await team.rollback('learner', 'Asha');
    await team.withdraw('learner');
    expect(await attacked.freshSite().live()).toMatchObject({ withdrawn: ['learner'] });
    await team.promote('learner', '2.1.0', 'Asha');
    expect((await attacked.freshSite().live()).names.learner?.version).toBe('2.1.0');
  });
});

test('a site with the online key signs the snapshot of what a team has signed, once', async () => {
  const { roles } = attacked.state();
  await attacked.asTeam('trainer').promote('trainer', '1.1.0', 'Asha');
  const site = attacked.asTeam('live');
  expect([await site.refresh(), await site.refresh()]).toEqual([true, false]);
  await expectRefused((on) => on.write({ roles: { ...on.state().roles, trainer: roles.trainer ?? '' } }));
});

const live = (entry: LiveEntry): LiveEntry => ({ ...entry, version: '1.1.0' });
const never = '9.9.9';
test.each<Attack>([
  ['a team signs what is live of another part', (on) => on.withStatement('trainer', on.keysOf('learner'), live)],
  [
    'a team signs the withdrawal of another part',
    (on) => on.withStatement('trainer', on.keysOf('learner'), () => null),
  ],
  ['the online key signs what is live of a part', (on) => on.withStatement('trainer', on.keysOf('live'), live)],
  ['the online key promotes', (on) => on.withAutomaticLine('trainer', { version: '1.1.0', kind: 'promoted' })],
  ['the online key starts a canary', (on) => on.withAutomaticLine('trainer', { version: '1.1.0', kind: 'canary' })],
  [
    'the online key goes back to a release that was never live',
    (on) => on.withAutomaticLine('trainer', { version: '1.1.0' }),
  ],
  [
    'the online key raises an alarm of another release',
    (on) => on.withAutomaticLine('trainer', { version: never, kind: 'alarm' }),
  ],
  ['the online key acknowledges an alarm', (on) => on.withAutomaticLine('trainer', { kind: 'alarm-acknowledged' })],
])('%s', async (_name, attack) => {
  await expectRefused(attack);
});
test('the online key takes a security fix back', async () => {
  await owner().promoteTogether([newTrainer], 'Asha', 'fix', { security: true });
  await expectRefused((on) => on.withAutomaticLine('trainer', { version: '1.0.0' }));
});
test('the online key goes back to an earlier release of a part only, until its team has signed again', async () => {
  await attacked.promote('1.1.0');
  const entryOf = async () => (await attacked.freshSite().live()).names.trainer;
  attacked.withAutomaticLine('trainer', { version: '1.0.0', keys: attacked.keysOf('trainer').map(({ id }) => id) });
  const back = await entryOf();
  expect(back).toMatchObject({ version: '1.0.0', failed: { '1.1.0': 'it fails' } });
  expect(back?.history.at(-1)).toMatchObject({ kind: 'auto-rollback', keys: [attacked.keysOf('live')[0]?.id] });
  await attacked.asTeam('trainer').promote('trainer', '1.1.0', 'Asha');
  expect(await entryOf()).toMatchObject({ version: '1.1.0' });
  attacked.withAutomaticLine('trainer', { version: '1.0.0' }, 'another statement');
  expect(await entryOf()).toMatchObject({ version: '1.1.0' });
});
test('a site rolls a failing release back with the online key, and the history names the key of each change', async () => {
  await attacked.promote('1.1.0');
  const site = attacked.asTeam('live');
  const { since } = required((await site.live()).names.trainer, 'trainer');
  await expect(site.rollback('trainer', 'Asha')).rejects.toMatchObject({ code: 'KEYS' });
  await site.autoRollback({ ...newTrainer, since }, 'it fails');
  const { version, history } = required((await attacked.freshSite().live()).names.trainer, 'trainer');
  expect(version).toBe('1.0.0');
  expect(history.map(({ kind, by, keys }) => [kind, by, keys])).toEqual([
    ['promoted', 'Asha', [attacked.keysOf('trainer')[0]?.id]],
    ['promoted', 'Asha', [attacked.keysOf('trainer')[0]?.id]],
    ['auto-rollback', null, [attacked.keysOf('live')[0]?.id]],
  ]);
});
test('parts go live together with the keys of each', async () => {
  await attacked.publish('learner', '2.0.0');
  await attacked.asTeam('learner', 'trainer').promoteTogether([newLearner, newTrainer], 'Asha');
  const { learner, trainer } = (await attacked.freshSite().live()).names;
  expect([learner?.version, trainer?.version]).toEqual(['2.0.0', '1.1.0']);
});

describe('a store of the earlier format, in which the online key signs all that is live', () => {
  let before: LiveSnapshot;
  beforeEach(async () => {
    await attacked.promote('1.1.0');
    before = await attacked.freshSite().live();
    await attacked.toEarlierFormat();
  });

  test('a site serves it, and its keys change it as before', async () => {
    expect((await attacked.freshSite().live()).names).toEqual(before.names);
    const team = attacked.asTeam('trainer', 'live');
    await team.publish(attacked.buildOf('trainer', '1.2.0'), noSource);
    await team.promote('trainer', '1.2.0', 'Asha');
    await attacked.load(attacked.freshSite());
    expect(attacked.state().parts).toBeUndefined();
    expect((await attacked.freshSite().live()).names.trainer?.version).toBe('1.2.0');
  });
  test('the first change by the platform’s keys gives each part to its keys, and what was live stays', async () => {
    await owner().changeKeys({});
    expect((await attacked.freshSite().live()).names).toEqual(before.names);
    const other = attacked.asTeam('learner', 'live');
    await expect(other.rollback('trainer', 'Mallory')).rejects.toMatchObject({ code: 'KEYS' });
    await attacked.asTeam('trainer').rollback('trainer', 'Asha');
    const { trainer, ...others } = (await attacked.freshSite().live()).names;
    expect(trainer?.version).toBe('1.0.0');
    expect(others).toEqual({ learner: before.names.learner, shell: before.names.shell });
  });
  test('the online key brings the earlier format back', async () => {
    const { live, roles } = attacked.state();
    await owner().changeKeys({});
    await attacked.load();
    await expectRefused((on) => {
      const { parts: _parts, adopted: _adopted, ...state } = on.state();
      on.write(JSON.stringify({ ...state, live }));
      on.withOnlineKey({ live: on.withTargets('live', on.keysOf('live'), { 'live.json': Buffer.from(live) }) });
    });
    await expectRefused(
      (on) => on.withOnlineKey({ targets: roles.targets ?? '' }),
      () => attacked.store,
    );
  });
});
test('a remote cannot have the name of a role of the platform', async () => {
  for (const name of ['root', 'targets', 'snapshot', 'timestamp', 'live']) {
    await expect(attacked.publish(name, '1.0.0')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  }
});
test('refused metadata of one team do not stop the others', async () => {
  attacked.withOnlineKey({ learner: attacked.withForgedRelease('learner', attacked.keysOf('trainer')) });
  const site = attacked.freshSite();
  await expect(site.release('trainer', '1.0.0')).resolves.toMatchObject({ name: 'trainer' });
  await expect(site.release('learner', '1.0.0')).rejects.toMatchObject({ code: 'SIGNATURE' });
});
test('a machine without keys cannot publish or promote', async () => {
  const bare = new AttackedStore(base);
  rmSync(bare.keys.folder, { recursive: true });
  mkdirSync(bare.keys.folder);
  await expect(bare.freshSite().live()).rejects.toMatchObject({ code: 'KEYS' });
});
test('private keys are readable by their owner only', () => {
  const files = readdirSync(attacked.keys.folder).filter((file) => file.endsWith('.pem'));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(statSync(join(attacked.keys.folder, file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(attacked.keys.folder, 'root.json'), 'utf8')).not.toContain('PRIVATE');
});
