import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { filesIn, moduleStats, sbomOf } from './sbom';

const root = join(__dirname, '../../..');
const file = (path: string) => ({ nameForCondition: join(root, path) });
const versionOf = (name: string) =>
  JSON.parse(readFileSync(join(root, `node_modules/${name}/package.json`), 'utf8')).version;

test('lists each package once, with the version whose files are in the browser build or the server build', () => {
  const browser = {
    modules: [
      file('node_modules/axios/lib/axios.js'),
      {
        nameForCondition: null,
        modules: [file('node_modules/axios/lib/core/Axios.js'), file('mfe-public/src/remote.ts')],
      },
    ],
  };
  const server = { modules: [file('node_modules/clsx/dist/index.js'), { name: 'webpack/runtime/x' }] };
  const sbom = sbomOf({ name: 'public', version: '1.2.3' }, filesIn([browser, server]));
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'public', version: '1.2.3' } },
  });
  expect(sbom.components.map(({ purl }) => purl)).toEqual([
    `pkg:npm/axios@${versionOf('axios')}`,
    `pkg:npm/clsx@${versionOf('clsx')}`,
    'pkg:npm/mfe-public@0.1.0',
  ]);
  expect(sbom.components[0]).toMatchObject({ type: 'library', name: 'axios', licenses: [{ expression: 'MIT' }] });
});

test('the same build gives the same bill', () => {
  const modules = [file('node_modules/quill/quill.js'), file('node_modules/axios/index.js')];
  const bill = (list: typeof modules) =>
    JSON.stringify(sbomOf({ name: 'x', version: '1' }, filesIn([{ modules: list }])));
  expect(bill(modules)).toBe(bill([...modules].reverse()));
});

test('a build whose modules come from the cache gives the same bill', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-sbom-'));
  try {
    writeFileSync(
      join(folder, 'entry.js'),
      `export { default } from ${JSON.stringify(join(root, 'node_modules/axios/lib/utils.js'))};`,
    );
    const bill = async () => {
      const compiler = webpack({
        mode: 'none',
        context: folder,
        entry: './entry.js',
        output: { path: join(folder, 'out') },
        cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache'), name: 'test' },
      });
      const stats: Stats = await new Promise((resolve, reject) =>
        compiler.run((error, result) => (result ? resolve(result) : reject(error))),
      );
      await promisify(compiler.close.bind(compiler))();
      return sbomOf({ name: 'x', version: '1' }, filesIn([stats.toJson(moduleStats)])).components.map(
        ({ name }) => name,
      );
    };
    const first = await bill();
    expect(first).toContain('axios');
    expect(await bill()).toEqual(first);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
