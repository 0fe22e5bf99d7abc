import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildRemote } from './build';
import { readRemote } from './remotes';
import { filesBelow } from './source-hash';

const base = mkdtempSync(join(tmpdir(), 'same-bytes-'));
afterAll(() => rmSync(base, { recursive: true }));

const sources = {
  'package.json': '{}',
  'node_modules/@kaksha/contract/package.json': '{"name":"@kaksha/contract","exports":{"./version":"./version.ts"}}',
  'node_modules/@kaksha/contract/version.ts':
    "export const CONTRACT_VERSION = '1.0.0';\nexport const ALSO_SERVED: readonly string[] = [];",
  'mfe-example/src/remote.ts':
    "import './remote.module.css';\nexport const load = () => import(/* webpackChunkName: \"page\" */ './page');",
  'mfe-example/src/page.ts': "import { text } from './part';\nexport const Page = () => text.toUpperCase();",
  'mfe-example/src/part.ts': "export const text: string = 'page';",
  'mfe-example/src/remote.module.css': '.page { color: red }',
};

const peerDependencies = { react: '>=19 <99' };

/** Builds the example in a repository of its own. @returns the files of the release and their contents */
async function builtIn(folder: string, tool: string): Promise<Record<string, string>> {
  const root = join(base, folder);
  const kaksha = { title: 'The example', routes: ['example'], port: 3999, tool, rendersOnServer: true };
  const files = {
    ...sources,
    'mfe-example/package.json': JSON.stringify({ name: 'mfe-example', kaksha, peerDependencies }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const out = join(root, 'out');
  mkdirSync(out);
  await buildRemote({ root, out, version: '1.0.0' }, readRemote(join(root, 'mfe-example')));
  return Object.fromEntries(filesBelow(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]));
}

test.each(['webpack', 'rspack', 'vite'])(
  '%s builds the same bytes in every folder, with the needs of the remote',
  async (tool) => {
    const [one, other] = [await builtIn(`${tool}/one`, tool), await builtIn(`${tool}/other`, tool)];
    expect(Object.keys(one)).toContain('maps/remoteEntry.js.map');
    expect(other).toEqual(one);
    expect(JSON.stringify(one)).not.toContain(base);
    expect(JSON.parse(one['build.json'] ?? '').needs).toMatchObject(peerDependencies);
  },
  60_000,
);

test('ids and source maps of a remote built by webpack name no generated file', async () => {
  const release = await builtIn('webpack/ids', 'webpack');
  // The federation plugin names this file by a hash of the folder.
  expect(JSON.stringify(release)).not.toMatch(/\.federation\/entry\.\w{32}/);
  expect(release['remoteEntry.js']).toMatch(/\bcontainer\(\w/);
}, 60_000);
