import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readSettings, SettingsError } from './settings';

const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', '192.0.2.7'],
  ['HOST', '127.evil.example'],
  ['SITE_ORIGIN', 'https://kaksha.example'],
  ['SITE_ORIGIN', 'https://localhost.kaksha.example'],
  ['DATABASE_URL', 'postgres://u:secret@db/kaksha'],
])('demo mode by default is refused with %s=%s, and DEMO=1 allows it', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^DEMO is not set, and ${name} is `));
  expect(problems[0]).not.toContain('secret');
  expect(problemsOf({ [name]: value, DEMO: '1' })).toEqual([]);
  expect(problemsOf({ [name]: value, DEMO: '0' })).toEqual([]);
});

test.each([
  ['HOST', 'localhost'],
  ['HOST', '127.0.0.1'],
  ['HOST', '127.0.0.53'],
  ['HOST', '::1'],
  ['SITE_ORIGIN', 'http://localhost:3000'],
  ['SITE_ORIGIN', 'http://[::1]:3000'],
  ['SITE_ORIGIN', 'http://kaksha.localhost'],
])('demo mode by default is allowed with %s=%s', (name, value) => {
  expect(readSettings({ [name]: value }).demo).toBe(true);
});

test('the address to listen on is a loopback address by default', () => {
  expect(readSettings({}).host).toBe('localhost');
});

test.each(['api/src/main.ts', 'scripts/lib/start-compiled.mjs'])(
  '%s ends with exit code 1 and the reason',
  (script) => {
    const root = join(__dirname, '../..');
    const env = { PATH: process.env.PATH, HOST: '0.0.0.0', DATA_DIR: join(root, '.cache/never-opened') };
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(root, script), '--'], {
      cwd: root,
      env,
      encoding: 'utf8',
      // A process that serves never ends by itself.
      timeout: 45_000,
    });
    expect(stderr).toContain('DEMO is not set, and HOST is not a loopback address.');
    expect(stderr).not.toContain(' at ');
    expect(status).toBe(1);
  },
  60_000,
);
