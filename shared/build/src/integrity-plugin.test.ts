import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './integrity-plugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'integrity-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a build in a page and returns the script element that loads its chunk. */
async function chunkScript(hashes: Record<string, string>): Promise<Record<string, string>> {
  writeFileSync(join(folder, 'entry.js'), "import('./chunk');");
  writeFileSync(join(folder, 'chunk.js'), 'export default 1;');
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out'), publicPath: '/remotes/x/1/', chunkFilename: 'chunk.js' },
    plugins: [new ChunkIntegrityPlugin()],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve()))),
  );
  const added: Record<string, string>[] = [];
  const page = {
    document: {
      createElement: () => ({ setAttribute() {} }),
      getElementsByTagName: () => [],
      head: { appendChild: (script: Record<string, string>) => added.push(script) },
    },
    location: { href: 'https://kaksha.example/' },
    self: {},
    URL,
    setTimeout: () => 0,
    clearTimeout() {},
    __kakshaIntegrity: hashes,
  };
  runInNewContext(readFileSync(join(folder, 'out/main.js'), 'utf8'), page);
  return added[0] ?? {};
}

test('a chunk script has the hash of its file', async () => {
  const script = await chunkScript({ '/remotes/x/1/chunk.js': 'sha384-known' });
  expect(script).toMatchObject({ src: '/remotes/x/1/chunk.js', integrity: 'sha384-known', crossOrigin: 'anonymous' });
});

test('a chunk without a known hash gets one that no file has, so that the browser refuses it', async () => {
  const script = await chunkScript({});
  expect(script).toMatchObject({ integrity: `sha384-${'A'.repeat(64)}`, crossOrigin: 'anonymous' });
});
