import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { problemsOf } from '../../../test/problems-of';
import { readSettings } from './settings';

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', '192.0.2.7'],
  ['HOST', '127.evil.example'],
  ['SITE_ORIGIN', 'https://kaksha.example'],
  ['SITE_ORIGIN', 'https://localhost.kaksha.example'],
  ['API_HOST', 'https://api.kaksha.example/v1'],
  ['CORS_ORIGINS', 'http://localhost:3101, https://partner.example'],
  ['DATABASE_URL', 'postgres://u:secret@db/kaksha'],
  ['TRUST_PROXY', '1'],
  ['EDGE_PURGE_URL', 'http://127.0.0.1:6081/'],
])('demo mode by default is refused with %s=%s, and DEMO=1 allows it', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^DEMO is not set, and ${name} (is|has) `));
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
  ['API_HOST', 'http://localhost:3999/backend'],
  ['CORS_ORIGINS', 'http://localhost:3101'],
  ['TRUST_PROXY', '0'],
  ['EDGE_SECONDS', '0'],
  ['SMTP_URL', 'smtp://localhost:1025'],
])('demo mode by default is allowed with %s=%s', (name, value) => {
  expect(readSettings({ [name]: value }).demo).toBe(true);
});

test('a demo behind a proxy is refused by default, although it listens on this machine only', () => {
  const [problem] = problemsOf({ HOST: 'localhost', TRUST_PROXY: '1' });
  expect(problem).toMatch(/^DEMO is not set, and TRUST_PROXY is set\. Demo mode shows every sign-in code/);
  expect(problem).toMatch(/Set NODE_ENV=production for a real site, or DEMO=1 for a demo\.$/);
  expect(problemsOf({ EDGE_SECONDS: '60', SITE_ORIGIN: 'http://localhost:3000' })).toEqual([
    expect.stringContaining('EDGE_SECONDS is set'),
  ]);
});

const razorpay = { RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'secret' };

test.each([
  ['RAZORPAY_KEY_ID', { ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_1' }],
  ['RAZORPAY_KEY_ID', { ...razorpay, RAZORPAY_KEY_ID: 'anything' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://u:secret@mail.example' }],
])('demo mode is refused beside a real %s, also with DEMO=1 and in production', (name, env) => {
  const site = { SITE_ORIGIN: 'https://demo.example', DATA_DIR: '.data' };
  for (const mode of [{}, { DEMO: '1' }, { ...site, DEMO: '1', NODE_ENV: 'production' }]) {
    const problems = problemsOf({ ...mode, ...env });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} .* set DEMO=0 and NODE_ENV=production`))]);
    expect(problems[0]).not.toContain('secret');
  }
  expect(problemsOf({ ...env, DEMO: '0' })).toEqual([]);
});

test('demo mode takes test keys of payments and a mail server of this machine', () => {
  expect(problemsOf({ ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1', SMTP_URL: 'smtp://127.0.0.1:1025' })).toEqual([]);
});

test.each(['prod', 'Production', 'staging'])(
  'NODE_ENV=%s is refused: a misspelt production would be a demo',
  (mode) => {
    expect(problemsOf({ NODE_ENV: mode })).toEqual([expect.stringMatching(/^NODE_ENV is production for a real site/)]);
  },
);

test('only DEMO=1 shows the mailbox to callers of other machines', () => {
  expect(readSettings({}).privateDemo).toBe(true);
  expect(readSettings({ DEMO: '1' }).privateDemo).toBe(false);
  expect(readSettings({ DEMO: '0' }).privateDemo).toBe(false);
});

test('the address to listen on is a loopback address by default', () => {
  expect(readSettings({}).host).toBe('localhost');
});

test.each(['api/src/main.ts', 'scripts/site/start-compiled.mjs'])(
  '%s ends with exit code 1 and the reason',
  (script) => {
    const root = join(__dirname, '../../../..');
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
