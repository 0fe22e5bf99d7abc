import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { RetriedModulesPlugin } from './rspack';
import { outputOf, retriedModules } from './webpack-common';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failed-module-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Tool {
  run(done: (error: Error | null) => void): void;
  close(done: () => void): void;
}

const built = (tool: Tool) =>
  new Promise<void>((resolve, reject) => tool.run((error) => tool.close(() => (error ? reject(error) : resolve()))));

const options = () => ({
  mode: 'none' as const,
  context: folder,
  entry: './entry.js',
  output: { ...outputOf({ out: join(folder, 'out'), version: '1' }, 'x'), publicPath: '/', chunkFilename: 'chunk.js' },
});

test.each<[string, () => Tool | null]>([
  ['webpack', () => webpack({ ...options(), output: { ...options().output, ...retriedModules } })],
  ['Rspack', () => rspack({ ...options(), plugins: [new RetriedModulesPlugin()] })],
])('with %s a module that throws once while it is evaluated works at the next import', async (_, toolOf) => {
  writeFileSync(join(folder, 'entry.js'), "globalThis.load = () => import('./page');");
  writeFileSync(join(folder, 'page.js'), "import { text } from './part';\nexport const Page = text;");
  writeFileSync(
    join(folder, 'part.js'),
    "if (window.failures.pop()) throw new Error('once');\nexport const text = 'loaded';",
  );
  const tool = toolOf();
  if (!tool) throw new Error('no tool');
  await built(tool);
  const run = (file: string) => runInNewContext(readFileSync(join(folder, 'out', file), 'utf8'), page);
  const page: Record<string, unknown> = {
    document: {
      createElement: () => ({ setAttribute() {} }),
      getElementsByTagName: () => [],
      head: {
        appendChild(script: { onload: (event: object) => void }) {
          run('chunk.js');
          script.onload({ type: 'load' });
        },
      },
    },
    location: { href: 'https://kaksha.example/' },
    setTimeout: () => 0,
    clearTimeout() {},
    failures: [1],
  };
  page.window = page;
  page.self = page;
  page.globalThis = page;
  run('main.js');
  const load = page.load as () => Promise<{ Page: string }>;
  await expect(load()).rejects.toThrow('once');
  expect((await load()).Page).toBe('loaded');
});
