import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('finds a browser on the PATH or at CHROMIUM_PATH', () => {
  writeFileSync(join(folder, 'chromium'), '');
  expect(findBrowser({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(join(folder, 'chromium'));
  expect(findBrowser({ PATH: '', CHROMIUM_PATH: join(folder, 'chromium') })).toBe(join(folder, 'chromium'));
});

test('prefers Chromium without an interface', () => {
  for (const name of ['chromium', 'chromium-headless-shell']) writeFileSync(join(folder, name), '');
  expect(findBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
});

test('returns null for a wrong CHROMIUM_PATH instead of another browser', () => {
  writeFileSync(join(folder, 'chromium'), '');
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: join(folder, 'gone') })).toBeNull();
});
