import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, nobody } from './fake-build';
import { liveReleasesFor, readManifests } from './read-live';
import { ReleaseStore } from './store';

let folder: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-release-'));
  store = new ReleaseStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (name: string, version: string, facts: Parameters<typeof fakeBuild>[3] = {}) =>
  fakeBuild(join(folder, 'builds'), name, version, facts);

test('a published release holds its files with their hashes, precompressed', async () => {
  const release = await store.publish(build('trainer', '1.0.0', { code: 'x'.repeat(400) }), {
    commit: 'abc',
    author: 'Asha',
  });
  expect(release.files['remoteEntry.js']).toEqual({ integrity: expect.stringMatching(/^sha384-/), bytes: 400 });
  expect(release).toMatchObject({ commit: 'abc', author: 'Asha', version: '1.0.0' });
  expect(existsSync(join(await store.local('trainer', '1.0.0'), 'remoteEntry.js.br'))).toBe(true);
  expect(existsSync(join(await store.local('trainer', '1.0.0'), 'build.json'))).toBe(false);
});

test('the same version with other files is refused, with the same files it is welcome', async () => {
  await store.publish(build('trainer', '1.0.0'), nobody);
  await expect(store.publish(build('trainer', '1.0.0'), nobody)).resolves.toMatchObject({ version: '1.0.0' });
  await expect(store.publish(build('trainer', '1.0.0', { code: 'other' }), nobody)).rejects.toMatchObject({
    code: 'EXISTS',
  });
});

test('promote makes a release live and rollback brings the one before it back', async () => {
  await store.publish(build('trainer', '1.0.0'), nobody);
  await store.publish(build('trainer', '1.1.0'), nobody);
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

test('what is not in the store cannot go live, nor lead out of the store', async () => {
  await expect(store.promote('trainer', '9.9.9', null)).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  await expect(store.release('../etc', '1')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  await expect(store.local('trainer', '../../x')).rejects.toThrow('there is no release');
});

test('a rollback without an earlier version says so', async () => {
  await store.publish(build('trainer', '1.0.0'), nobody);
  await store.promote('trainer', '1.0.0', null);
  await expect(store.rollback('trainer', null)).rejects.toMatchObject({ code: 'NO_PREVIOUS' });
});

test('an altered file is found, and keeps the release from going live', async () => {
  await store.publish(build('trainer', '1.0.0'), nobody);
  const file = join(await store.local('trainer', '1.0.0'), 'remoteEntry.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('x', 'y'));
  expect(await store.verify('trainer', '1.0.0')).toEqual(['remoteEntry.js']);
  await expect(store.promote('trainer', '1.0.0', null)).rejects.toMatchObject({ code: 'ALTERED' });
});

async function live(name: string, version: string, facts: Parameters<typeof build>[2] = {}) {
  await store.publish(build(name, version, facts), nobody);
  await store.promote(name, version, null);
}

test('a remote that the live host cannot serve is refused, and so is a host that live remotes cannot live with', async () => {
  await live('shell', '1.0.0', { contract: '1.2', provides: { react: '19.3.1' } });
  await store.publish(build('learner', '2.0.0', { contract: '2.0' }), nobody);
  await store.publish(build('learner', '3.0.0', { needs: { react: '^20.0.0' } }), nobody);
  await expect(store.promote('learner', '2.0.0', null)).rejects.toMatchObject({ code: 'CONTRACT' });
  await expect(store.promote('learner', '3.0.0', null)).rejects.toMatchObject({ code: 'NEEDS' });
  await live('trainer', '1.0.0', { contract: '1.1', needs: { react: '^19.0.0' } });
  await store.publish(build('shell', '0.9.0', { contract: '1.0', provides: { react: '19.3.1' } }), nobody);
  await store.publish(build('shell', '2.0.0', { contract: '1.2', provides: { react: '20.0.0' } }), nobody);
  await expect(store.promote('shell', '0.9.0', null)).rejects.toMatchObject({ code: 'CONTRACT' });
  await expect(store.promote('shell', '2.0.0', null)).rejects.toMatchObject({ code: 'NEEDS' });
});

test('a remote cannot take a prefix that another one has', async () => {
  await live('trainer', '1.0.0', { routes: ['patron'] });
  await store.publish(build('blog-admin', '1.0.0', { routes: ['blogcreate', 'patron'] }), nobody);
  await expect(store.promote('blog-admin', '1.0.0', null)).rejects.toThrow('claims /patron, which trainer 1.0.0 has');
});

test('the registry tells the browser what is live and what was before it, without the shell', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await store.publish(build('trainer', version, { routes: ['patron'] }), nobody);
    await store.promote('trainer', version, null);
  }
  await store.publish(build('shell', '1.0.0'), nobody);
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

test('a build that lacks a file which it names is refused', async () => {
  await expect(store.publish(build('trainer', '1.0.0', { styles: ['gone.css'] }), nobody)).rejects.toMatchObject({
    code: 'INCOMPLETE',
  });
  expect(await store.list()).toEqual([]);
});

test('what fits only together goes live together', async () => {
  await live('shell', '1.0.0', { contract: '1.0' });
  await live('trainer', '1.0.0', { contract: '1.0' });
  await store.publish(build('shell', '2.0.0', { contract: '2.0' }), nobody);
  await store.publish(build('trainer', '2.0.0', { contract: '2.0' }), nobody);
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

test('a host that serves two majors lets remotes of both go live', async () => {
  await live('shell', '2.0.0', { contract: '2.0', alsoServes: ['1.3'] });
  await live('trainer', '1.0.0', { contract: '1.3' });
  await live('learner', '2.0.0', { contract: '2.0' });
  await store.publish(build('public', '1.0.0', { contract: '1.4' }), nobody);
  await expect(store.promote('public', '1.0.0', null)).rejects.toThrow('offers 2.0, 1.3');
});

test('a rollback goes to the last version that is still whole, and not back to the bad one', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await live('trainer', version);
  writeFileSync(join(await store.local('trainer', '1.1.0'), 'remoteEntry.js'), 'altered');
  const { trainer } = (await store.rollback('trainer', null)).names;
  expect(trainer).toMatchObject({ version: '1.0.0', previous: null });
  await expect(store.rollback('trainer', null)).rejects.toMatchObject({ code: 'NO_PREVIOUS' });
});

test('a remote is taken off the air; the shell never is', async () => {
  await live('shell', '1.0.0');
  await live('trainer', '1.0.0');
  await store.withdraw('trainer');
  expect(Object.keys((await store.live()).names)).toEqual(['shell']);
  await expect(store.withdraw('trainer')).rejects.toMatchObject({ code: 'NOT_LIVE' });
  await expect(store.withdraw('shell')).rejects.toMatchObject({ code: 'USAGE' });
});

test('of many who change at once nobody is lost', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => live(name, '1.0.0')));
  expect(Object.keys((await store.live()).names).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a store of earlier days is read, and goes on', async () => {
  await store.publish(build('trainer', '1.0.0'), nobody);
  await store.publish(build('trainer', '1.1.0'), nobody);
  const old = { names: { trainer: { version: '1.0.0', previous: null, history: [] } } };
  writeFileSync(join(folder, 'store/live.json'), JSON.stringify(old));
  expect((await store.live()).names.trainer?.version).toBe('1.0.0');
  await store.promote('trainer', '1.1.0', null);
  expect((await store.live()).names.trainer).toMatchObject({ version: '1.1.0', previous: '1.0.0' });
});
