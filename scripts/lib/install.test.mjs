import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, requireNode } from './install.mjs';

let root;
let installs;
const run = (folder) => {
  installs += 1;
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  return 0;
};
const write = (file, content) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  installs = 0;
  write('package.json', { engines: { node: '>=20' }, workspaces: ['shared/*', 'mfe-*', 'shell'] });
  write('package-lock.json', {});
  write('shared/ui/package.json', {});
  write('mfe-public/package.json', {});
  write('shell/package.json', {});
});
afterEach(() => rmSync(root, { recursive: true }));

test('installs a fresh clone once', () => {
  expect(install({ root, run })).toBe(true);
  expect(install({ root, run })).toBe(false);
  expect(installs).toBe(1);
});

test.each([
  'package.json',
  'package-lock.json',
  'shared/ui/package.json',
  'mfe-public/package.json',
  'shell/package.json',
])('installs again after %s changed', (file) => {
  install({ root, run });
  write(file, { workspaces: ['shared/*', 'mfe-*', 'shell'], changed: true });
  expect(install({ root, run })).toBe(true);
});

test('installs again after a workspace was added', () => {
  install({ root, run });
  write('mfe-extra/package.json', {});
  expect(install({ root, run })).toBe(true);
});

test('reports a failed installation, and tries again at the next start', () => {
  expect(() => install({ root, run: () => 1 })).toThrow('npm install failed with exit code 1.');
  expect(install({ root, run })).toBe(true);
});

test('refuses a Node version that is too old', () => {
  expect(() => requireNode('>=20.12', '20.9.0')).toThrow('Node 20.12 or newer is needed; this is 20.9.0.');
  expect(() => requireNode('>=20.12', '18.20.1')).toThrow('Node 20.12');
  expect(() => requireNode('>=20.12', '20.12.0')).not.toThrow();
  expect(() => requireNode('>=20.12', '22.1.0')).not.toThrow();
});

test('a command whose installation fails prints what npm said and one line, and does nothing else', () => {
  mkdirSync(join(root, 'scripts/lib'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'install.mjs'), join(root, 'scripts/lib/install.mjs'));
  writeFileSync(
    join(root, 'scripts/command.mjs'),
    "import { ensureInstalled } from './lib/install.mjs';\nensureInstalled();\nconsole.log('goes on');",
  );
  const npm = join(root, 'npm-cli.cjs');
  writeFileSync(npm, "console.error('npm error code ENOTFOUND'); process.exitCode = 7;");
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/command.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
  expect(stderr).toBe(
    'Installing packages: a minute or two the first time.\nnpm error code ENOTFOUND\nnpm install failed with exit code 7.\n',
  );
  expect([status, stdout]).toEqual([1, '']);
});
