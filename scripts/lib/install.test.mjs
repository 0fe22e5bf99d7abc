import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';

let root;
let installs;
const install = (folder) => {
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
  expect(ensureInstalled({ root, install })).toBe(true);
  expect(ensureInstalled({ root, install })).toBe(false);
  expect(installs).toBe(1);
});

test.each([
  'package.json',
  'package-lock.json',
  'shared/ui/package.json',
  'mfe-public/package.json',
  'shell/package.json',
])('installs again after %s changed', (file) => {
  ensureInstalled({ root, install });
  write(file, { workspaces: ['shared/*', 'mfe-*', 'shell'], changed: true });
  expect(ensureInstalled({ root, install })).toBe(true);
});

test('installs again after a workspace was added', () => {
  ensureInstalled({ root, install });
  write('mfe-extra/package.json', {});
  expect(ensureInstalled({ root, install })).toBe(true);
});

test('reports a failed installation, and tries again at the next start', () => {
  expect(() => ensureInstalled({ root, install: () => 1 })).toThrow('npm install failed (exit code 1)');
  expect(ensureInstalled({ root, install })).toBe(true);
});

test('refuses a Node version that is too old', () => {
  expect(() => requireNode('>=20.12', '20.9.0')).toThrow('Node 20.12 or newer is needed; this is 20.9.0.');
  expect(() => requireNode('>=20.12', '18.20.1')).toThrow('Node 20.12');
  expect(() => requireNode('>=20.12', '20.12.0')).not.toThrow();
  expect(() => requireNode('>=20.12', '22.1.0')).not.toThrow();
});
