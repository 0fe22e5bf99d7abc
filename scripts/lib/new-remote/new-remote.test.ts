import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newRemote } from './new-remote';
import { scaffold } from './scaffold';

const project = resolve(__dirname, '../../..');

/** A temporary project whose entries are links to the real one, so that new folders stay separate. */
function makeCopy(): string {
  const root = mkdtempSync(join(tmpdir(), 'kaksha-new-'));
  for (const name of readdirSync(project)) {
    if (/^\.(git$|github$|cache|data|releases)/.test(name) || /\.(c|m)js(on)?$|^biome\.json$/.test(name)) continue;
    symlinkSync(join(project, name), join(root, name));
  }
  for (const file of ['jest.config.mjs', 'biome.json']) cpSync(join(project, file), join(root, file));
  rmSync(join(root, 'tsconfig.json'));
  return root;
}

let root: string;
beforeEach(() => {
  root = makeCopy();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function run(script: string, ...words: string[]) {
  const node = [join(project, 'node_modules', script), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

test('a new remote has correct types and format, passes its test, and builds', async () => {
  const lines: string[] = [];
  const outputs: string[] = [];
  const runTool = (script: string, ...words: string[]) => {
    const { status, said } = run(script, ...words);
    outputs.push(said);
    return status;
  };
  const install = () => {};
  const args = ['zz-test-groups', '--title', "Bob's groups", '--access', 'learner'];
  await newRemote(args, { root, log: (line) => lines.push(line), runTool, install });
  expect(outputs.at(-1)).toContain('13 passed, 13 total');
  expect(lines.at(-1)).toBe('Nothing is live yet: npm start builds and releases it with the rest, at /zz-test-groups.');

  const folder = join(root, 'mfe-zz-test-groups');
  const { kaksha: facts, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(facts).toMatchObject({ routes: ['zz-test-groups'], access: { 'zz-test-groups': 'learner' } });
  const ports = readdirSync(project)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => JSON.parse(readFileSync(join(project, name, 'package.json'), 'utf8')).kaksha.port);
  expect(ports).not.toContain(facts.port);

  const tsconfig = {
    extends: join(project, 'tsconfig.json'),
    compilerOptions: { incremental: false, rootDir: null, outDir: null },
    include: [join(folder, 'src'), join(project, 'types.d.ts'), join(project, 'shared/testing/src/browser-setup.ts')],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  expect(run('@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--noEmit')).toEqual({ status: 0, said: '' });
  expect(run('@biomejs/biome/bin/biome', 'check', folder)).toMatchObject({
    status: 0,
    said: expect.stringContaining('No fixes'),
  });

  const out = join(root, 'out');
  mkdirSync(out);
  // The script is a file, because webpack's workers reuse the arguments of the process.
  const build = join(root, 'build.mts');
  const target = JSON.stringify({ root, out, version: '1' });
  writeFileSync(
    build,
    `import { buildRemote } from '@kaksha/build/build';
import { readRemote } from '@kaksha/build/remotes';
await buildRemote(${target}, readRemote(${JSON.stringify(folder)}));`,
  );
  const built = spawnSync(process.execPath, ['--import', 'tsx', build], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
  });
  expect(built.stderr).toBe('');
  expect(JSON.parse(readFileSync(join(out, 'build.json'), 'utf8'))).toMatchObject({
    name: 'zz-test-groups',
    title: "Bob's groups",
    routes: ['zz-test-groups'],
    entry: 'remoteEntry.js',
    needs: peerDependencies,
  });
}, 240_000);

test('a new remote writes its folder and its release workflow, and no other file', () => {
  const before = readdirSync(root);
  scaffold(root, { name: 'groups', access: 'learner' });
  expect(readdirSync(root).sort()).toEqual([...before, '.github', 'mfe-groups'].sort());
  expect(readdirSync(join(root, '.github'), { recursive: true })).toEqual([
    'workflows',
    join('workflows', 'release-groups.yml'),
  ]);
});

test.each([
  ['trainer', 'trainer'],
  ['learner', 'dashboard'],
  ['admin', 'admin'],
] as const)('a new remote for %ss has an entry in the menu and a card in the home of the area %s', (access, area) => {
  const folder = scaffold(root, { name: 'groups', title: 'G'.repeat(50), ...(access && { access }) });
  const read = (file: string) => readFileSync(join(folder, 'src', file), 'utf8');
  expect(read('contributions.ts')).toContain(
    `menu: '${area}', id: 'groups', label: '${'G'.repeat(40)}', to: '/groups'`,
  );
  expect(read('contributions.ts')).toContain("kind: 'groups.reminder'");
  expect(read('remote.ts')).toContain(`slot: '${area}.home'`);
});

test('a failed installation leaves nothing behind; a failed test leaves the folder', async () => {
  const tools = { root, log: () => {}, runTool: () => 1, install: () => {} };
  const offline = () => {
    throw new Error('no network');
  };
  await expect(newRemote(['groups'], { ...tools, install: offline })).rejects.toThrow('no network');
  expect(existsSync(join(root, 'mfe-groups'))).toBe(false);
  await expect(newRemote(['groups'], tools)).rejects.toThrow('mfe-groups is left as it is');
});

test.each([
  [{ name: 'Groups' }, 'is not a name for a remote'],
  [{ name: '../up' }, 'is not a name for a remote'],
  [{ name: 'trainer' }, 'There is a trainer already'],
  [{ name: 'shell' }, 'There is a shell already'],
  [{ name: 'groups', prefix: 'patron' }, 'belong to trainer'],
  [{ name: 'groups', prefix: 'backend' }, 'belong to the site itself'],
  [{ name: 'notifications' }, 'belong to the site itself'],
  [{ name: 'groups', prefix: 'a/b' }, 'is not a prefix'],
])('refuses %j and leaves nothing behind', (options, message) => {
  expect(() => scaffold(root, options)).toThrow(message);
  expect(existsSync(join(root, 'mfe-groups'))).toBe(false);
});
