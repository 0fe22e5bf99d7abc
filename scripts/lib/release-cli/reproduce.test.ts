import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import { runRelease } from './run';

let folder: string;
let root: string;
let store: ReleaseStore;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Commits what the working tree holds. @returns the commit */
function commit(): string {
  git('add', '--all');
  git('-c', 'user.name=Asha', '-c', 'user.email=asha@kaksha.test', 'commit', '--quiet', '--message', 'a change');
  return git('rev-parse', 'HEAD');
}

/** A project below the top of its repository, whose build copies `shell/code.js`. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-reproduce-test-'));
  root = join(folder, 'repository/project');
  mkdirSync(join(root, 'shell'), { recursive: true });
  git('init', '--quiet', '..');
  store = testStore(join(folder, 'store'));
  write('package.json', '{"private":true,"dependencies":{"used":"file:used"}}');
  mkdirSync(join(root, 'used'));
  write('used/package.json', '{"name":"used","version":"1.0.0"}');
  write('used/index.js', '');
  write('.gitignore', 'node_modules\n');
  write('shell/code.js', 'first');
  write(
    'build.cjs',
    `const { cpSync, readFileSync, writeFileSync } = require('node:fs');
require('used');
const [, , , out] = process.argv;
const code = readFileSync('shell/code.js', 'utf8');
cpSync(${JSON.stringify(fakeBuild(folder, 'shell', '1.0.0', { contract: '1.0' }))}, out, { recursive: true });
writeFileSync(out + '/remoteEntry.js', code);
if (code === 'other') {
  writeFileSync(out + '/extra.js', code);
  writeFileSync(out + '/build.json', readFileSync(out + '/build.json', 'utf8').replace('"1.0"', '"1.1"'));
}`,
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Publishes a build of the code. */
const publish = (code: string, source: { commit: string | null; changed?: string[] }) =>
  store.publish(fakeBuild(folder, 'shell', '1.0.0', { code, contract: '1.0' }), { author: null, ...source });

async function reproduce() {
  const words = ['reproduce', 'shell', '1.0.0', '--json'];
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { code, out } = await runRelease(words, { root, env: {}, store, log: () => {}, buildCommand: ['build.cjs'] });
  printed.mockRestore();
  return { exit: code, ...JSON.parse(out) };
}

test('the commit of a release is built again, whatever the working tree and the branches hold', async () => {
  const released = commit();
  await publish('first', { commit: released });
  git('checkout', '--quiet', '--orphan', 'another');
  git('branch', '--delete', '--force', '--', ...git('branch', '--format=%(refname:short)').split('\n'));
  write('shell/code.js', 'second');
  commit();
  write('shell/code.js', 'edited');
  expect(await reproduce()).toMatchObject({ exit: 0, commit: released, files: 3 });
});

test('files and facts that differ are named', async () => {
  write('shell/code.js', 'other');
  await publish('first', { commit: commit() });
  const { exit, error } = await reproduce();
  expect([exit, error.split('\n').slice(1)]).toEqual([
    1,
    ['extra.js: only in the build', 'remoteEntry.js', 'the manifest\'s "contract"'],
  ]);
});

test.each([
  ['of edited files', { commit: 'a'.repeat(40), changed: ['shell/code.js'] }, 'DIRTY'],
  ['without a commit', { commit: null }, 'COMMIT'],
  ['of a commit that the repository does not hold', { commit: 'a'.repeat(40) }, 'COMMIT'],
])('a release %s is refused', async (_title, source, expected) => {
  commit();
  await publish('first', source);
  expect(await reproduce()).toMatchObject({ exit: 1, code: expected });
});
