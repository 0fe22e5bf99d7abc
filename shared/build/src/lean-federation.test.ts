import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { expectedIn, RequireReplacementsPlugin, replacementFor, replacements } from './lean-federation';

const installed = join(__dirname, '../../../node_modules/@module-federation');
const bundlerRuntime = join(installed, 'webpack-bundler-runtime/dist/index.js');
const names = [...new Set(Object.values(replacements).flat())];

/** Files of the installed runtime that a replacement replaces. */
const replacedFiles = (name: string) =>
  Object.keys(replacements).flatMap((part) =>
    (readdirSync(join(installed, part, 'dist'), { recursive: true }) as string[])
      .map((file) => join(installed, part, 'dist', file))
      .filter((file) => replacementFor(file, bundlerRuntime) === name),
  );

test.each(names)('%s replaces a module of the installed runtime, and some build requires it', (name) => {
  expect(replacedFiles(name)).not.toEqual([]);
  expect(existsSync(join(__dirname, 'lean-federation', `${name}.mjs`))).toBe(true);
  expect([...expectedIn.host, ...expectedIn.remote]).toContain(name);
});

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lean-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function buildErrors(source: string, expected: readonly string[]): Promise<string[]> {
    writeFileSync(join(folder, 'entry.mjs'), source);
    const compiler = webpack({
      mode: 'none',
      context: folder,
      entry: './entry.mjs',
      output: { path: join(folder, 'out') },
      plugins: [new RequireReplacementsPlugin(expected)],
    });
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
        compiler.close(() => (error ? reject(error) : resolve(errors.map(({ message }) => message))));
      });
    });
  }

  test.each(names)('fails when %s no longer replaces a module', async (name) => {
    const [message = '', ...others] = await buildErrors('export default 1;', [name]);
    expect(message).toContain(`'${name}' replaces no module of @module-federation any more`);
    expect(others).toEqual([]);
  });

  test('succeeds when every expected replacement is in it', async () => {
    const file = JSON.stringify(join(__dirname, 'lean-federation/semver.mjs'));
    expect(await buildErrors(`export { satisfy } from ${file};`, ['semver'])).toEqual([]);
  });
});
