import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from './fake-build';
import { isProvenanceOf, PROVENANCE } from './provenance';
import { liveReleasesFor, readManifests } from './read-live';
import type { ReleaseStore } from './store';
import { testStore } from './test-store';

let folder: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-release-'));
  store = testStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (name: string, version: string, facts: Parameters<typeof fakeBuild>[3] = {}) =>
  fakeBuild(join(folder, 'builds'), name, version, facts);

test('a published release has the hashes of its files and compressed variants', async () => {
  const release = await store.publish(build('trainer', '1.0.0', { code: 'x'.repeat(400) }), {
    commit: 'abc',
    author: 'Asha',
  });
  expect(release.files['remoteEntry.js']).toEqual({ integrity: expect.stringMatching(/^sha384-/), bytes: 400 });
  expect(release).toMatchObject({ commit: 'abc', author: 'Asha', version: '1.0.0' });
  expect(existsSync(join(await store.local('trainer', '1.0.0'), 'remoteEntry.js.br'))).toBe(true);
  expect(existsSync(join(await store.local('trainer', '1.0.0'), 'build.json'))).toBe(false);
});

test('refuses to publish a version again with other files, and accepts the same files', async () => {
  await store.publish(build('trainer', '1.0.0'), noSource);
  await expect(store.publish(build('trainer', '1.0.0'), noSource)).resolves.toMatchObject({ version: '1.0.0' });
  await expect(store.publish(build('trainer', '1.0.0', { code: 'other' }), noSource)).rejects.toMatchObject({
    code: 'EXISTS',
  });
});

test('promote makes a release live and rollback restores the previous one', async () => {
  await store.publish(build('trainer', '1.0.0'), noSource);
  await store.publish(build('trainer', '1.1.0'), noSource);
  await store.promote('trainer', '1.0.0', 'Asha');
  await store.promote('trainer', '1.1.0', 'Asha');
  expect((await store.live()).names.trainer).toMatchObject({ version: '1.1.0', previous: '1.0.0' });
  await store.rollback('trainer', 'Ravi');
  const entry = (await store.live()).names.trainer;
  expect(entry?.version).toBe('1.0.0');
  expect(entry?.history.map(({ version, by }) => [version, by])).toEqual([
    ['1.0.0', 'Asha'],
    ['1.1.0', 'Asha'],
    ['1.0.0', 'Ravi'],
  ]);
});

const edited = { commit: 'c0ffee00', author: 'Asha', changed: ['mfe-trainer/src/remote.ts'] };
/** The same store, as the machines of a real site open it. */
const realStore = () => testStore(store.storage.folder, { isReal: true });

test('a release of uncommitted sources says so in its manifest and its provenance, and names no commit as its source', async () => {
  const release = await store.publish(build('trainer', '1.0.0'), edited);
  expect(release).toMatchObject({ commit: 'c0ffee00', dirty: true });
  const statement = await store.file({ name: 'trainer', version: '1.0.0' }, PROVENANCE);
  expect(isProvenanceOf(statement as Buffer, release)).toBe(true);
  const { dirty: _dirty, ...clean } = release;
  expect(isProvenanceOf(statement as Buffer, clean)).toBe(false);
  expect(JSON.parse(String(statement)).predicate.buildDefinition).toMatchObject({
    externalParameters: { commit: 'c0ffee00', dirty: true },
    resolvedDependencies: [],
  });
});

test('a real site takes no release of uncommitted sources', async () => {
  await store.publish(build('trainer', '1.0.0'), { commit: 'c0ffee00', author: 'Asha' });
  await store.publish(build('trainer', '1.1.0'), edited);
  await store.promote('trainer', '1.0.0', 'Asha');
  const before = await store.live();
  const real = realStore();
  await expect(real.publish(build('trainer', '1.2.0'), edited)).rejects.toMatchObject({
    code: 'DIRTY',
    message: expect.stringContaining('mfe-trainer/src/remote.ts'),
  });
  await expect(real.promote('trainer', '1.1.0', 'Asha')).rejects.toMatchObject({ code: 'DIRTY' });
  await expect(real.startCanary('trainer', '1.1.0', 5, 'Asha')).rejects.toMatchObject({ code: 'DIRTY' });
  expect(await real.live()).toEqual(before);

  await store.promote('trainer', '1.1.0', 'Asha');
  await real.publish(build('trainer', '1.2.0'), { commit: 'c0ffee01', author: 'Asha' });
  await real.promote('trainer', '1.2.0', 'Asha');
  expect((await real.rollback('trainer', 'Asha')).names.trainer?.version).toBe('1.0.0');
});

test('a rollback passes over the builds of sources under edit', async () => {
  await store.publish(build('trainer', '1.0.0'), noSource);
  await store.publish(build('trainer', '1.1.0'), { ...edited, development: true });
  await store.publish(build('trainer', '1.2.0'), { ...edited, development: true });
  await store.publish(build('trainer', '1.3.0'), { ...edited, changed: [], development: true });
  await store.publish(build('trainer', '1.4.0'), noSource);
  for (const minor of [0, 1, 2, 3, 4]) await store.promote('trainer', `1.${minor}.0`, null);
  expect((await store.live()).names.trainer).toMatchObject({ previous: '1.3.0', past: ['1.0.0'] });
  await store.rollback('trainer', null);
  expect((await store.rollback('trainer', null)).names.trainer?.version).toBe('1.0.0');
});

test('refuses unknown releases and names that lead outside the store', async () => {
  await expect(store.promote('trainer', '9.9.9', null)).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  await expect(store.release('../etc', '1')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  await expect(store.local('trainer', '../../x')).rejects.toThrow('there is no release');
});

test('refuses a rollback without an earlier version', async () => {
  await store.publish(build('trainer', '1.0.0'), noSource);
  await store.promote('trainer', '1.0.0', null);
  await expect(store.rollback('trainer', null)).rejects.toMatchObject({ code: 'NO_PREVIOUS' });
});

test('finds an altered file and refuses to promote its release', async () => {
  await store.publish(build('trainer', '1.0.0'), noSource);
  const file = join(await store.local('trainer', '1.0.0'), 'remoteEntry.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('x', 'y'));
  expect(await store.verify('trainer', '1.0.0')).toEqual(['remoteEntry.js']);
  await expect(store.promote('trainer', '1.0.0', null)).rejects.toMatchObject({ code: 'ALTERED' });
});

test('refuses a release with a file that its manifest does not list', async () => {
  await store.publish(build('trainer', '1.0.0'), noSource);
  writeFileSync(join(await store.local('trainer', '1.0.0'), 'extra.js'), 'x');
  expect(await store.verify('trainer', '1.0.0')).toEqual(['extra.js (not in the manifest)']);
  await expect(store.promote('trainer', '1.0.0', null)).rejects.toMatchObject({ code: 'ALTERED' });
  await expect(testStore(join(folder, 'store')).local('trainer', '1.0.0')).rejects.toThrow('extra.js');
});

test('refuses to publish a file with a path that could be read as another one', async () => {
  const dist = build('trainer', '1.0.0');
  writeFileSync(join(dist, '%2e%2e.js'), 'x');
  await expect(store.publish(dist, noSource)).rejects.toMatchObject({ code: 'MANIFEST' });
});

test('serves only listed and unaltered files, also when they change while the process runs', async () => {
  await store.publish(build('trainer', '1.0.0'), noSource);
  const isServable = (file: string) => store.isServable('trainer', '1.0.0', file);
  expect(await isServable('remoteEntry.js')).toBe(true);
  for (const file of ['extra.js', 'release.json', '../1.0.0/remoteEntry.js', '%2e%2e/x', 'constructor', '']) {
    expect(await isServable(file)).toBe(false);
  }
  writeFileSync(join(await store.local('trainer', '1.0.0'), 'remoteEntry.js.br'), 'other');
  expect(await isServable('remoteEntry.js')).toBe(false);
  expect(await isServable('styles.css')).toBe(true);
  expect(await store.isServable('trainer', '9.9.9', 'remoteEntry.js')).toBe(false);
});

test('no visitor gets a release whose manifest has lost the hash of its entry', async () => {
  await live('shell', '1.0.0');
  await live('trainer', '1.0.0');
  const file = join(await store.local('trainer', '1.0.0'), 'release.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"remoteEntry.js": {', '"other.js": {'));
  await expect(readManifests(store, await store.live())).rejects.toMatchObject({ code: 'ALTERED' });
});

async function live(name: string, version: string, facts: Parameters<typeof build>[2] = {}) {
  await store.publish(build(name, version, facts), noSource);
  await store.promote(name, version, null);
}

test('refuses a remote that does not fit the live host, and a host that does not fit a live remote', async () => {
  await live('shell', '1.0.0', { contract: '1.2', provides: { react: '19.3.1' } });
  await store.publish(build('learner', '2.0.0', { contract: '2.0' }), noSource);
  await store.publish(build('learner', '3.0.0', { needs: { react: '^20.0.0' } }), noSource);
  await expect(store.promote('learner', '2.0.0', null)).rejects.toMatchObject({ code: 'CONTRACT' });
  await expect(store.promote('learner', '3.0.0', null)).rejects.toMatchObject({ code: 'NEEDS' });
  await live('trainer', '1.0.0', { contract: '1.1', needs: { react: '^19.0.0' } });
  await store.publish(build('shell', '0.9.0', { contract: '1.0', provides: { react: '19.3.1' } }), noSource);
  await store.publish(build('shell', '2.0.0', { contract: '1.2', provides: { react: '20.0.0' } }), noSource);
  await expect(store.promote('shell', '0.9.0', null)).rejects.toMatchObject({ code: 'CONTRACT' });
  await expect(store.promote('shell', '2.0.0', null)).rejects.toMatchObject({ code: 'NEEDS' });
});

test('refuses a remote that claims the prefix of another', async () => {
  await live('trainer', '1.0.0', { routes: ['patron'] });
  await store.publish(build('blog-admin', '1.0.0', { routes: ['blogcreate', 'patron'] }), noSource);
  await expect(store.promote('blog-admin', '1.0.0', null)).rejects.toThrow('claims /patron, which trainer 1.0.0 has');
});

test('refuses a remote that claims the address of a page of the host', async () => {
  await store.publish(build('reports', '1.0.0', { routes: ['reports', 'security'] }), noSource);
  await expect(store.promote('reports', '1.0.0', null)).rejects.toThrow('claims /security, which the site itself has');
});

test('the live releases for a visitor list each remote with its previous version, without the shell', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await store.publish(build('trainer', version, { routes: ['patron'] }), noSource);
    await store.promote('trainer', version, null);
  }
  await store.publish(build('shell', '1.0.0'), noSource);
  await store.promote('shell', '1.0.0', null);
  const snapshot = await store.live();
  const { remotes } = liveReleasesFor(snapshot, await readManifests(store, snapshot), null);
  expect(Object.keys(remotes)).toEqual(['trainer']);
  expect(remotes.trainer).toMatchObject({
    version: '1.1.0',
    entry: '/remotes/trainer/1.1.0/remoteEntry.js',
    routes: ['patron'],
    styles: [{ href: '/remotes/trainer/1.1.0/styles.css', integrity: expect.stringMatching(/^sha384-/) }],
    previous: { version: '1.0.0' },
  });
});

test('refuses a build with a missing file', async () => {
  await expect(store.publish(build('trainer', '1.0.0', { styles: ['gone.css'] }), noSource)).rejects.toMatchObject({
    code: 'INCOMPLETE',
  });
  expect(await store.list()).toEqual([]);
});

test('promotes releases together that fit only together', async () => {
  await live('shell', '1.0.0', { contract: '1.0' });
  await live('trainer', '1.0.0', { contract: '1.0' });
  await store.publish(build('shell', '2.0.0', { contract: '2.0' }), noSource);
  await store.publish(build('trainer', '2.0.0', { contract: '2.0' }), noSource);
  await expect(store.promote('shell', '2.0.0', null)).rejects.toMatchObject({ code: 'CONTRACT' });
  await store.promoteTogether(
    [
      { name: 'shell', version: '2.0.0' },
      { name: 'trainer', version: '2.0.0' },
    ],
    null,
  );
  expect((await store.live()).names).toMatchObject({ shell: { version: '2.0.0' }, trainer: { version: '2.0.0' } });
});

test('accepts remotes of every contract major that the host serves', async () => {
  await live('shell', '2.0.0', { contract: '2.0', alsoServes: ['1.3'] });
  await live('trainer', '1.0.0', { contract: '1.3' });
  await live('learner', '2.0.0', { contract: '2.0' });
  await store.publish(build('public', '1.0.0', { contract: '1.4' }), noSource);
  await expect(store.promote('public', '1.0.0', null)).rejects.toThrow('offers 2.0, 1.3');
});

test('rolls back to the last unaltered version, and not to the failed one', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await live('trainer', version);
  writeFileSync(join(await store.local('trainer', '1.1.0'), 'remoteEntry.js'), 'altered');
  const { trainer } = (await store.rollback('trainer', null)).names;
  expect(trainer).toMatchObject({ version: '1.0.0', previous: null });
  await expect(store.rollback('trainer', null)).rejects.toMatchObject({ code: 'NO_PREVIOUS' });
});

test('withdraws a remote, and refuses to withdraw the shell', async () => {
  await live('shell', '1.0.0');
  await live('trainer', '1.0.0');
  await store.withdraw('trainer');
  expect(Object.keys((await store.live()).names)).toEqual(['shell']);
  await expect(store.withdraw('trainer')).rejects.toMatchObject({ code: 'NOT_LIVE' });
  await expect(store.withdraw('shell')).rejects.toMatchObject({ code: 'USAGE' });
});

test('loses no change of concurrent writers', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => live(name, '1.0.0')));
  expect(Object.keys((await store.live()).names).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
