import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFitness } from './checks';
import { readRegistry } from './registry';
import { ReleaseStore } from './store';

let folder: string;
let store: ReleaseStore;
const nobody = { commit: null, author: null };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-release-'));
  store = new ReleaseStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function build(
  name: string,
  version: string,
  { routes = [name], contract = '1.0', code = 'x'.repeat(400), needs = {}, provides = {} } = {},
) {
  const dist = join(folder, `${name}-${version}-${Math.abs(code.length)}`);
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'remoteEntry.js'), code);
  writeFileSync(join(dist, 'styles.css'), 'a{}');
  const facts = {
    name,
    version,
    title: 'It',
    contract,
    entry: 'remoteEntry.js',
    styles: ['styles.css'],
    chunks: {},
    server: null,
    routes,
    needs,
    provides,
  };
  writeFileSync(join(dist, 'build.json'), JSON.stringify(facts));
  return dist;
}

test('a published release holds its files with their hashes, precompressed', async () => {
  const release = await store.publish(build('trainer', '1.0.0'), { commit: 'abc', author: 'Asha' });
  expect(release.files['remoteEntry.js']).toEqual({ integrity: expect.stringMatching(/^sha384-/), bytes: 400 });
  expect(release).toMatchObject({ commit: 'abc', author: 'Asha', version: '1.0.0' });
  expect(existsSync(join(store.path('trainer', '1.0.0'), 'remoteEntry.js.br'))).toBe(true);
  expect(existsSync(join(store.path('trainer', '1.0.0'), 'build.json'))).toBe(false);
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
  expect(() => store.path('trainer', '../../x')).toThrow('there is no release');
});

test('a rollback without an earlier version says so', async () => {
  await store.publish(build('trainer', '1.0.0'), nobody);
  await store.promote('trainer', '1.0.0', null);
  await expect(store.rollback('trainer', null)).rejects.toMatchObject({ code: 'NO_PREVIOUS' });
});

test('an altered file is found, and keeps the release from going live', async () => {
  await store.publish(build('trainer', '1.0.0'), nobody);
  const file = join(store.path('trainer', '1.0.0'), 'remoteEntry.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('x', 'y'));
  expect(await store.verify('trainer', '1.0.0')).toEqual(['remoteEntry.js']);
  await expect(checkFitness(store, 'trainer', '1.0.0')).rejects.toMatchObject({ code: 'ALTERED' });
});

async function live(name: string, version: string, facts: Parameters<typeof build>[2] = {}) {
  await store.publish(build(name, version, facts), nobody);
  await store.promote(name, version, null);
}

test('a remote that the live host cannot serve is refused, and so is a host that live remotes cannot live with', async () => {
  await live('shell', '1.0.0', { contract: '1.2', provides: { react: '19.3.1' } });
  await store.publish(build('learner', '2.0.0', { contract: '2.0' }), nobody);
  await store.publish(build('learner', '3.0.0', { needs: { react: '^20.0.0' } }), nobody);
  await expect(checkFitness(store, 'learner', '2.0.0')).rejects.toMatchObject({ code: 'CONTRACT' });
  await expect(checkFitness(store, 'learner', '3.0.0')).rejects.toMatchObject({ code: 'NEEDS' });
  await live('trainer', '1.0.0', { contract: '1.1', needs: { react: '^19.0.0' } });
  await store.publish(build('shell', '0.9.0', { contract: '1.0', provides: { react: '19.3.1' } }), nobody);
  await store.publish(build('shell', '2.0.0', { contract: '1.2', provides: { react: '20.0.0' } }), nobody);
  await expect(checkFitness(store, 'shell', '0.9.0')).rejects.toMatchObject({ code: 'CONTRACT' });
  await expect(checkFitness(store, 'shell', '2.0.0')).rejects.toMatchObject({ code: 'NEEDS' });
});

test('a remote cannot take a prefix that another one has', async () => {
  await live('trainer', '1.0.0', { routes: ['patron'] });
  await store.publish(build('blog-admin', '1.0.0', { routes: ['blogcreate', 'patron'] }), nobody);
  await expect(checkFitness(store, 'blog-admin', '1.0.0')).rejects.toThrow('claims /patron, which trainer 1.0.0 has');
});

test('the registry tells the browser what is live and what was before it, without the shell', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await store.publish(build('trainer', version, { routes: ['patron'] }), nobody);
    await store.promote('trainer', version, null);
  }
  await store.publish(build('shell', '1.0.0'), nobody);
  await store.promote('shell', '1.0.0', null);
  const { remotes } = await readRegistry(store);
  expect(Object.keys(remotes)).toEqual(['trainer']);
  expect(remotes.trainer).toMatchObject({
    version: '1.1.0',
    entry: '/remotes/trainer/1.1.0/remoteEntry.js',
    routes: ['patron'],
    styles: [{ href: '/remotes/trainer/1.1.0/styles.css', integrity: expect.stringMatching(/^sha384-/) }],
    previous: { version: '1.0.0' },
  });
});
