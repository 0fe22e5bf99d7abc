import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileStale, createServerCompiler } from './compile-server.mjs';

let root;
let options;
const write = (file, text) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kaksha-compile-'));
  write('src/main.ts', "import { greeting } from './greeting';\nconsole.log(greeting);\n");
  write('src/greeting.ts', "export const greeting: string = 'hello';\n");
  write('src/task.ts', 'export const run = () => 1;\n');
  write('src/rows/1.sql', 'select 1');
  options = {
    root,
    out: join(root, 'out'),
    main: 'src/main.ts',
    entryPoints: { task: 'src/task.ts' },
    assets: { rows: 'src/rows' },
  };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the output holds the entry points and the files that are read at run time', async () => {
  expect(await compileStale(options)).toBe(join(root, 'out/main.js'));
  expect(read('out/main.js')).toContain('hello');
  expect(read('out/rows/1.sql')).toBe('select 1');
  expect(existsSync(join(root, 'out/task.js'))).toBe(true);
});

test('unchanged inputs are not compiled again', async () => {
  await compileStale(options);
  const before = statSync(join(root, 'out/main.js')).ino;
  await compileStale(options);
  expect(statSync(join(root, 'out/main.js')).ino).toBe(before);
});

test.each([
  ['a changed module', () => write('src/greeting.ts', "export const greeting = 'good morning';\n"), 'good morning'],
  ['a removed output', () => rmSync(join(root, 'out/main.js')), 'hello'],
])('%s is compiled', async (_name, change, expected) => {
  await compileStale(options);
  change();
  await compileStale(options);
  expect(read('out/main.js')).toContain(expected);
});

test('added and removed files that are read at run time are copied and deleted', async () => {
  await compileStale(options);
  write('src/rows/2.sql', 'select 2');
  rmSync(join(root, 'src/rows/1.sql'));
  await compileStale(options);
  expect(read('out/rows/2.sql')).toBe('select 2');
  expect(existsSync(join(root, 'out/rows/1.sql'))).toBe(false);
});

test('files of earlier compilations are deleted after a day', async () => {
  await compileStale(options);
  write('out/chunk-OLD.js', '');
  write('out/chunk-NEW.js', '');
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  utimesSync(join(root, 'out/chunk-OLD.js'), twoDaysAgo, twoDaysAgo);
  write('src/task.ts', 'export const run = () => 2;\n');
  await compileStale(options);
  expect([existsSync(join(root, 'out/chunk-OLD.js')), existsSync(join(root, 'out/chunk-NEW.js'))]).toEqual([
    false,
    true,
  ]);
});

test('in development, packages stay outside and are named by their files; those of dynamic imports load later', async () => {
  for (const name of ['used', 'later']) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, exports: { module: './bundler.js', default: './node.js' } }),
    );
    write(`node_modules/${name}/node.js`, `export const ${name} = 1;\n`);
  }
  write('src/greeting.ts', "import { used } from 'used';\nexport const greeting = [used, () => import('later')];\n");
  const compiler = await createServerCompiler(options);
  try {
    const { inputs, packages } = await compiler.compile();
    expect(packages).toEqual([pathToFileURL(join(root, 'node_modules/used/node.js')).href]);
    expect([...inputs].sort()).toEqual(['src/greeting.ts', 'src/main.ts', 'src/rows/1.sql', 'src/task.ts']);
    write('src/greeting.ts', "export const greeting = 'hello';\n");
    expect((await compiler.compile()).packages).toEqual([]);
  } finally {
    await compiler.stop();
  }
});
