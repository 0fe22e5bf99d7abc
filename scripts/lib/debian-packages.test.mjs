import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensurePrograms, isInstalled } from './debian-packages.mjs';

test('finds a program in any folder of the PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  writeFileSync(join(folder, 'a-program'), '');
  expect(isInstalled('a-program', ['/no/folder', folder].join(delimiter))).toBe(true);
  expect(isInstalled('a-program', '/no/folder')).toBe(false);
  rmSync(folder, { recursive: true });
});

test('installs nothing when every program is there', () => {
  expect(() => ensurePrograms({ node: 'no-such-package' })).not.toThrow();
});
