import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionOf } from './version-of.mjs';

let root;
const write = (file, text) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  write('package.json', '{"version":"1.2.0"}');
  write('api/src/main.ts', 'export {}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a copy has the version of its sources, also with packages, builds and settings beside them', () => {
  const before = versionOf(root);
  expect(before).toMatch(/^1\.2\.0-[\da-f]{12}$/);
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  for (const file of ['node_modules/x/index.js', 'dist/main.js', 'api/dist/x.js', '.git/HEAD', '.cache/x', 'npm.log'])
    write(file, 'changed');
  symlinkSync('/etc/hostname', join(root, '.env'));
  expect(versionOf(root)).toBe(before);
  expect(versionOf(copy)).toBe(before);
  rmSync(copy, { recursive: true });
});

test('another text, another path and another border between two files are other versions', () => {
  const versions = new Set([versionOf(root)]);
  write('api/src/main.ts', 'export { }');
  versions.add(versionOf(root));
  write('a', 'bc');
  versions.add(versionOf(root));
  rmSync(join(root, 'a'));
  write('ab', 'c');
  versions.add(versionOf(root));
  expect(versions.size).toBe(4);
});
