import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSource, sourceDuring } from './build-source';

let base: string;
let root: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'build-source-'));
  // Below the top of the repository, in a folder whose name is no input of a build.
  root = join(base, 'server/kaksha');
  for (const file of ['mfe-trainer/src/remote.ts', 'mfe-learner/src/remote.ts', 'package-lock.json', 'README.md']) {
    write(file, file);
  }
  for (const name of ['api-client', 'build', 'contract', 'domain', 'forms', 'ui'])
    write(`shared/${name}/src/a.ts`, name);
  write('.gitignore', 'node_modules/\n*.generated.ts\n');
  git('init', '-q');
  commit();
});
afterEach(() => rmSync(base, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const git = (...args: string[]) => {
  const own = ['-c', 'user.name=Asha', '-c', 'user.email=asha@kaksha.test', ...args];
  return execFileSync('git', own, { cwd: args[0] === 'init' ? base : root, encoding: 'utf8' }).trim();
};
function commit(): string {
  git('add', '-A');
  git('commit', '-qm', 'a change');
  return git('rev-parse', 'HEAD');
}
const source = () => buildSource(root, join(root, 'mfe-trainer'));

test.each<[string, () => void, string]>([
  ['an edited file', () => write('mfe-trainer/src/remote.ts', 'edited'), 'mfe-trainer/src/remote.ts'],
  ['an untracked file', () => write('mfe-trainer/src/new.ts', ''), 'mfe-trainer/src/new.ts'],
  ['an ignored file', () => write('mfe-trainer/src/a.generated.ts', ''), 'mfe-trainer/src/a.generated.ts'],
  [
    'a staged file',
    () => {
      write('package-lock.json', '{}');
      git('add', '-A');
    },
    'package-lock.json',
  ],
  ['a deleted file', () => unlinkSync(join(root, 'shared/ui/src/a.ts')), 'shared/ui/src/a.ts'],
  [
    'a file that the index hides',
    () => {
      git('update-index', '--skip-worktree', 'shared/ui/src/a.ts');
      write('shared/ui/src/a.ts', 'hidden edit');
    },
    'shared/ui/src/a.ts',
  ],
])('%s of the sources is not in the commit', async (_what, change, path) => {
  const head = git('rev-parse', 'HEAD');
  expect(await source()).toEqual({ commit: head });
  change();
  expect(await source()).toEqual({ commit: head, changed: [path] });
});

test('files that the build does not read are no part of its sources', async () => {
  for (const file of ['README.md', 'mfe-learner/src/remote.ts', 'mfe-trainer/src/remote.test.ts'])
    write(file, 'edited');
  write('mfe-trainer/node_modules/react/index.js', '');
  symlinkSync(base, join(root, 'shared/ui/node_modules'));
  expect(await source()).toEqual({ commit: git('rev-parse', 'HEAD') });
});

test('an edit or another commit while the build runs is not a build of the commit', async () => {
  const before = await source();
  expect(sourceDuring(before, await source())).toEqual(before);
  write('mfe-trainer/src/remote.ts', 'edited');
  expect(sourceDuring(before, await source())).toEqual({ ...before, changed: ['mfe-trainer/src/remote.ts'] });
  commit();
  expect(sourceDuring(before, await source())).toMatchObject({
    commit: before.commit,
    changed: [expect.stringContaining('HEAD')],
  });
});

test('without a repository there is no commit', async () => {
  rmSync(join(base, '.git'), { recursive: true });
  expect(await source()).toEqual({ commit: null });
});
