import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

async function expectRefused(attack: Attack[1]): Promise<void> {
  expect(refusals).toContain(await attacked.answerTo(attack));
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
test('a team cannot sign the live releases', async () => {
  attacked.withOnlineKey({ learner: attacked.withForgedRelease('learner', attacked.keysOf('learner'), 'live.json') });
  expect(Object.keys((await attacked.freshSite().live()).names).sort()).toEqual(['learner', 'shell', 'trainer']);
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
