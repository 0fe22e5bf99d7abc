import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@kaksha/domain/time-units';
import { required } from '@kaksha/domain/typed';
import { issuePreview, listPreviews, openPreview, revokePreview } from '../previews';
import { prune } from '../prune';
import type { ReleaseStore } from '../store';
import { type IssuedPreview, ReleaseError } from '../types';
import { AttackedStore } from './fake-attacked-store';
import { type PreviewClaims, signPreviewToken } from './preview-token';
import { partTarget } from './signed-state';

/** Attacks on links of previews. */
const site = 'https://kaksha.example';
const trainer = { name: 'trainer', version: '1.1.0' };
const learner = { name: 'learner', version: '1.0.0' };
let base: string;
let attacked: AttackedStore;
let token: string;
let preview: IssuedPreview;

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'kaksha-attack-'));
  attacked = new AttackedStore(base);
  await attacked.prepare();
  ({ token, preview } = await issue(attacked.asTeam('trainer')));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const issue = (store: ReleaseStore, releases = [trainer], hours = 24) =>
  issuePreview(store, { releases, site, hours, by: 'Asha' });

const verifiedOf = async (store: ReleaseStore) => required(await store.verifiedState(), 'state');

/** Opens a link. @returns `opened`, or the code of the refusal */
async function answerTo(link: string, here = site, store = attacked.freshSite()): Promise<string> {
  try {
    await openPreview(store, { token: link, site: here, verified: await verifiedOf(store) });
    return 'opened';
  } catch (error) {
    if (error instanceof ReleaseError) return error.code;
    throw error;
  }
}

/** The claims of the link, changed, with the signature of before. */
function edited(change: Partial<PreviewClaims>): string {
  const [payload = '', signature] = token.split('.');
  const claims: PreviewClaims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')}.${signature}`;
}

/** A link that a part's keys sign with claims that the command line does not make. */
async function signed(change: Partial<PreviewClaims>, store = attacked.asTeam('trainer')): Promise<string> {
  const { by: _by, ...claims } = preview;
  return signPreviewToken({ ...claims, ...change }, await verifiedOf(store), (id) => store.trust.keys.get(id));
}

const later = (hours: number) => new Date(attacked.now + hours * hourMs).toISOString();

test('a link opens for the site and the release that its team has signed', async () => {
  expect(await answerTo(token)).toBe('opened');
  const store = attacked.freshSite();
  const { live } = await openPreview(store, { token, site, verified: await verifiedOf(store) });
  expect(live.remotes.trainer).toMatchObject({ version: '1.1.0', previous: null });
  expect(live.remotes.learner?.version).toBe('1.0.0');
  expect((await store.live()).names.trainer?.version).toBe('1.0.0');
});

test('a link with a forged signature', async () => {
  const [payload, signature = ''] = token.split('.');
  const zeros = Buffer.alloc(64).toString('base64url');
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  for (const forged of [zeros, flipped, signature.slice(0, -4), '', signature + signature.slice(0, 4)]) {
    expect(await answerTo(`${payload}.${forged}`)).toBe('LINK');
  }
});
test('a link that the key of another part signs', async () => {
  const other = attacked.asTeam('learner');
  const { by: _by, ...claims } = preview;
  const verified = await verifiedOf(other);
  await expect(issue(other)).rejects.toMatchObject({ code: 'KEYS' });
  const own = { ...claims, releases: [learner] };
  const [, ofLearner] = signPreviewToken(own, verified, (id) => other.trust.keys.get(id)).split('.');
  expect(await answerTo(`${token.split('.')[0]}.${ofLearner}`)).toBe('LINK');
  const keys = attacked.keysOf('learner');
  const [, sameClaims] = signPreviewToken({ ...claims, releases: [trainer] }, verified, () => keys[0]).split('.');
  expect(await answerTo(`${token.split('.')[0]}.${sameClaims}`)).toBe('LINK');
});
test('a link with the part of another team added', async () => {
  expect(await answerTo(edited({ releases: [trainer, learner] }))).toBe('LINK');
  await expect(issue(attacked.asTeam('trainer'), [trainer, learner])).rejects.toMatchObject({ code: 'KEYS' });
  const both = await issue(attacked.asTeam('trainer', 'learner'), [trainer, learner]);
  expect(await answerTo(both.token)).toBe('opened');
});
test('a link whose end is moved', async () => {
  expect(await answerTo(edited({ expiresAt: later(100) }))).toBe('LINK');
  expect(await answerTo(edited({ issuedAt: later(-1) }))).toBe('LINK');
});
test('a link of more than 168 hours, signed by the key of its part', async () => {
  expect(await answerTo(await signed({ expiresAt: later(169) }))).toBe('LINK');
  expect(await answerTo(await signed({ issuedAt: later(1), expiresAt: later(160) }))).toBe('LINK');
  await expect(issue(attacked.asTeam('trainer'), [trainer], 169)).rejects.toMatchObject({ code: 'USAGE' });
});
test('an expired link, and clocks that differ', async () => {
  attacked.now -= 5 * 60_000;
  expect(await answerTo(token)).toBe('opened');
  attacked.now -= 1000;
  expect(await answerTo(token)).toBe('LINK');
  attacked.now = Date.parse(preview.expiresAt) - 1;
  expect(await answerTo(token)).toBe('opened');
  attacked.now += 1;
  expect(await answerTo(token)).toBe('LINK_EXPIRED');
});
test('a link for another version', async () => {
  expect(await answerTo(edited({ releases: [{ name: 'trainer', version: '1.0.0' }] }))).toBe('LINK');
});
test('a link of another site, and of another store', async () => {
  expect(await answerTo(token, 'https://staging.kaksha.example')).toBe('LINK');
  expect(await answerTo(edited({ site: 'https://staging.kaksha.example' }), 'https://staging.kaksha.example')).toBe(
    'LINK',
  );
  const other = new AttackedStore(mkdtempSync(join(base, 'other-')));
  await other.prepare();
  expect(await answerTo(token, site, other.freshSite())).toBe('LINK');
});
test('a revoked link', async () => {
  await revokePreview(attacked.asTeam('trainer'), preview.id);
  expect(await answerTo(token)).toBe('LINK_REVOKED');
  expect(await listPreviews(attacked.freshSite())).toEqual([]);
});
test('a revoked link, whose list an attacker without the key brings back', async () => {
  const listed = attacked.state();
  await revokePreview(attacked.asTeam('trainer'), preview.id);
  expect(await answerTo(token, site, attacked.store)).toBe('LINK_REVOKED');
  attacked.write(JSON.stringify(listed));
  expect(await answerTo(token, site, attacked.store)).toBe('SIGNATURE');
});
test('the key of another part revokes and lists nothing of it', async () => {
  const other = attacked.asTeam('learner');
  await expect(revokePreview(other, preview.id)).rejects.toMatchObject({ code: 'KEYS' });
  const { roles, parts = {} } = attacked.state();
  const text = JSON.stringify({ ...JSON.parse(parts.trainer ?? ''), previews: [] });
  const role = attacked.withTargets('trainer', attacked.keysOf('learner'), {
    [partTarget('trainer')]: Buffer.from(text),
  });
  attacked.write({ roles: { ...roles, trainer: role }, parts: { ...parts, trainer: text } });
  expect(await answerTo(token)).toBe('SIGNATURE');
});
test('one team of two ends a preview of both', async () => {
  const both = await issue(attacked.asTeam('trainer', 'learner'), [trainer, learner]);
  await revokePreview(attacked.asTeam('learner'), both.preview.id);
  expect(await answerTo(both.token)).toBe('LINK_REVOKED');
  expect(await answerTo(token)).toBe('opened');
});
test('a link that a key signs which was replaced since', async () => {
  const key = attacked.keys.generate();
  await attacked.freshSite().changeKeys({ delegations: { trainer: { keys: [key.public], threshold: 1 } } });
  expect(await answerTo(token)).toBe('LINK');
});
test('a link with one signature below a threshold of two, also given twice', async () => {
  const keys = [attacked.keys.generate(), attacked.keys.generate()];
  const delegation = { keys: keys.map((key) => key.public), threshold: 2 };
  await attacked.freshSite().changeKeys({ delegations: { trainer: delegation } });
  const { token: twoKeys } = await issue(attacked.asTeam('trainer'));
  expect(await answerTo(twoKeys)).toBe('opened');
  const [payload, signatures = ''] = twoKeys.split('.');
  const one = Buffer.from(signatures, 'base64url').subarray(0, 64);
  for (const few of [one, Buffer.concat([one, one])]) {
    expect(await answerTo(`${payload}.${few.toString('base64url')}`)).toBe('LINK');
  }
});
test('a link to a withdrawn part, and to a release that is gone', async () => {
  const { token: ofLearner } = await issue(attacked.asTeam('learner'), [learner]);
  await attacked.asTeam('trainer').withdraw('trainer');
  expect(await answerTo(token)).toBe('LINK_REVOKED');
  await expect(issue(attacked.asTeam('trainer'))).rejects.toMatchObject({ code: 'NOT_LIVE' });
  expect(await answerTo(ofLearner)).toBe('opened');
  await expect(issue(attacked.asTeam('learner'), [{ name: 'learner', version: '9.0.0' }])).rejects.toMatchObject({
    code: 'UNKNOWN_RELEASE',
  });
});
test('a link that is too long, or no link at all', async () => {
  const [payload, signature] = token.split('.');
  const texts = ['', '.', 'a', `${payload}`, `.${signature}`, `${payload}.`, `${payload}.${signature}.`, `${token}=`];
  const long = [`${'a'.repeat(100_000)}.${signature}`, `${payload}.${signature?.repeat(40)}`];
  const json = ['{', 'null', '[]', '{}', '1', '"x"'].map(
    (text) => `${Buffer.from(text).toString('base64url')}.${signature}`,
  );
  for (const text of [...texts, ...long, ...json]) expect(await answerTo(text)).toBe('LINK');
  await expect(issue(attacked.asTeam('trainer'), Array(9).fill(trainer))).rejects.toMatchObject({ code: 'USAGE' });
});
test('metadata that a team signs are no link', async () => {
  const [payload] = token.split('.');
  const key = required(attacked.keysOf('trainer')[0], 'key');
  const bare = Buffer.from(key.sign(Buffer.from(payload ?? '')).sig, 'hex').toString('base64url');
  expect(await answerTo(`${payload}.${bare}`)).toBe('LINK');
});

test('expired previews leave the list with the next one, and prune keeps what open ones show', async () => {
  const pruned = async () => {
    const options = { keep: 0, inUse: new Set<string>(), youngerThanMs: 0 };
    return prune(attacked.asTeam('live'), options);
  };
  attacked.now += 1000;
  expect(await pruned()).toEqual([]);
  attacked.now = Date.parse(preview.expiresAt) + 1;
  await issue(attacked.asTeam('trainer'), [{ name: 'trainer', version: '1.0.0' }]);
  expect((await attacked.freshSite().live()).previews?.trainer).toHaveLength(1);
  expect(await pruned()).toEqual([trainer]);
});
test('a part has at most 50 previews, and what is live of it stays as it was', async () => {
  const { names } = await attacked.freshSite().live();
  const team = attacked.asTeam('trainer');
  for (let i = 1; i < 50; i++) await issue(team);
  await expect(issue(team)).rejects.toMatchObject({ code: 'USAGE' });
  expect((await attacked.freshSite().live()).names).toEqual(names);
});
test('an automatic rollback of the site and a preview of the team keep each other', async () => {
  await attacked.promote('1.1.0');
  const { since } = required((await attacked.freshSite().live()).names.trainer, 'trainer');
  await attacked.asTeam('live').autoRollback({ ...trainer, since }, 'it fails');
  await issue(attacked.asTeam('trainer'));
  const { names, previews } = await attacked.freshSite().live();
  expect(names.trainer).toMatchObject({ version: '1.0.0', failed: { '1.1.0': 'it fails' } });
  expect(previews?.trainer).toHaveLength(2);
});
test('previews of a store of the earlier format open, also after its parts have got their own keys', async () => {
  await attacked.toEarlierFormat();
  const { token: early, preview: listed } = await issue(attacked.asTeam('trainer', 'live'));
  expect(await answerTo(early)).toBe('opened');
  await attacked.freshSite().changeKeys({});
  expect(await answerTo(early)).toBe('opened');
  await attacked.asTeam('trainer').promote('trainer', '1.1.0', 'Asha');
  expect(await answerTo(early)).toBe('opened');
  await revokePreview(attacked.asTeam('trainer'), listed.id);
  expect(await answerTo(early)).toBe('LINK_REVOKED');
});
