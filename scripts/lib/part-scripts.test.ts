import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findRemotes } from '@kaksha/build/remotes';

const root = resolve(__dirname, '../..');
const scriptsIn = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')).scripts;

function start(command: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return { status, stdout, said: stdout + stderr };
}
const npm = (...args: string[]) => start('npm', args);
const run = (...args: string[]) => start(process.execPath, args);

test('the shell, each remote and each new remote have the commands build, dev and test', () => {
  const template = readFileSync(join(root, 'scripts/lib/new-remote/template/package.json.tmpl'), 'utf8');
  const ofNew = (name: string) =>
    JSON.parse(`{${/"scripts": \{[^}]+\}/.exec(template)?.[0]}}`.replaceAll('__name__', name));
  const named = (part: string) => ({
    build: `node ../scripts/release.mjs build ${part.replace('mfe-', '')} --out dist`,
    dev: `node ../scripts/dev.mjs ${part}`,
    test: `node ../scripts/test.mjs ${part}`,
  });
  expect(ofNew('reports').scripts).toEqual(named('mfe-reports'));
  for (const part of ['shell', ...findRemotes(root).map(({ name }) => `mfe-${name}`)]) {
    expect(scriptsIn(`${part}/package.json`)).toEqual(named(part));
  }
});

test('npm test -w <part> checks its types and lint, and runs its tests and no other', () => {
  const { status, stdout, said } = npm('test', '-s', '-w', 'mfe-blog-admin', '--', 'src/contract.test');
  expect(said).toMatch(/Ran all test suites matching \/mfe-blog-admin\//);
  for (const stage of ['✓ types', '✓ lint', '✓ unit and API tests: 3 passed, 0 failed'])
    expect(stdout).toContain(stage);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('5 passed, 0 failed');
  expect(status).toBe(0);
}, 120_000);

test('the types of one part are checked without those of other parts', () => {
  const { said } = run('scripts/types.mjs', 'mfe-blog-admin', '--dry');
  expect(said).toContain('/mfe-blog-admin/tsconfig.json');
  expect(said).not.toMatch(/mfe-(?!blog-admin)|\/api\/|\/e2e\//);
});

test.each([
  [['mfe-nope'], 'Name one of shell, mfe-blog-admin, '],
  [['mfe-trainer', 'mfe-learner'], 'Name one of shell, mfe-blog-admin, '],
  [['--prot', '3110'], "Unknown option '--prot'"],
  [['--port', 'x'], 'x is not a port.'],
])('npm run dev -- %j says what is wrong, without a stack', (args, message) => {
  const { status, said } = run('scripts/dev.mjs', ...args);
  expect(said).toContain(message);
  expect(said).not.toContain('    at ');
  expect(status).toBe(2);
});
