import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { outputOf } from './dev-releases';
import { watchBuilds } from './watch';

test('pages of a build after an edit name no file that updates open pages', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-releases-')));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('main.js', "import(/* webpackChunkName: 'page' */ './page');");
  write('page.js', 'export const text = 1;');
  const config = {
    name: 'part',
    context: folder,
    mode: 'development' as const,
    entry: './main.js',
    output: { path: join(folder, 'out'), chunkFilename: '[name].js' },
    plugins: [new rspack.HotModuleReplacementPlugin()],
  };
  const outputs: ReturnType<typeof outputOf>[] = [];
  let assets: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const builds = watchBuilds([config], ({ stats }) => {
    outputs.push(outputOf(stats, 'main.js'));
    assets = Object.keys(stats.compilation.assets);
    if (outputs.length === 1) write('page.js', 'export const text = 2;');
    else finish();
  });
  await finished;
  await builds.settled();
  await builds.stop();
  expect(assets).toContainEqual(expect.stringMatching(/^page\..+\.hot-update\.js$/));
  expect(outputs[1]).toEqual(outputs[0]);
  expect(outputs[1]).toEqual({ files: expect.arrayContaining(['main.js', 'page.js']), chunks: { page: ['page.js'] } });
  rmSync(folder, { recursive: true });
});
