import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import { transformSync } from 'esbuild';
import { createStackMapper } from './source-positions';

let folder: string;
let store: ReleaseStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-maps-'));
  store = testStore(join(folder, 'store'));
  const source = "export function open() {\n  return 1;\n}\n\nexport function close() {\n  throw new Error('x');\n}\n";
  const { code, map } = transformSync(source, {
    minify: true,
    sourcemap: true,
    sourcefile: './mfe-trainer/src/open.ts',
  });
  expect(code).toMatch(/^export function open\(\){return 1}export function close\(\){throw /);
  const dist = fakeBuild(join(folder, 'builds'), 'trainer', '1.0.0', { code });
  mkdirSync(join(dist, 'maps'));
  writeFileSync(join(dist, 'maps/remoteEntry.js.map'), map);
  writeFileSync(join(dist, 'maps/broken.js.map'), '{');
  writeFileSync(join(dist, 'broken.js'), code);
  await store.publish(dist, noSource);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const column = 'export function open(){return 1}export function close(){'.length + 1;

test('maps a position of a release to the line of its source', async () => {
  const mapStack = createStackMapper(store);
  expect(await mapStack(`trainer/1.0.0/remoteEntry.js:1:${column}`)).toEqual([
    { file: 'mfe-trainer/src/open.ts', line: 6, isForeign: false },
  ]);
});

test.each([
  ['a release without maps', 'trainer/9.9.9/page.js:3:4', 'page.js'],
  ['an unreadable map', 'trainer/1.0.0/broken.js:3:4', 'broken.js'],
  ['a path outside of the release', 'trainer/1.0.0/../../x.js:3:4', '../../x.js'],
])('keeps the position in the release for %s', async (_, stack, file) => {
  expect(await createStackMapper(store)(stack)).toEqual([{ file, line: 3, isForeign: false }]);
});

test('drops lines that are no positions', async () => {
  expect(await createStackMapper(store)('x\n\ntrainer/1.0.0/a.js:1')).toEqual([]);
});

test('uses no map that was altered in the store', async () => {
  const file = join(await store.local('trainer', '1.0.0'), 'maps/remoteEntry.js.map');
  writeFileSync(file, '{"version":3,"sources":["forged.ts"],"names":[],"mappings":"AAAA"}');
  expect(await createStackMapper(store)(`trainer/1.0.0/remoteEntry.js:1:${column}`)).toMatchObject([
    { file: 'remoteEntry.js' },
  ]);
});
