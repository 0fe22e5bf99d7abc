import { problemsOf } from '../../../test/problems-of';
import { readSettings } from './settings';

test('the defaults are a demo with an embedded database below the site', () => {
  expect(readSettings({})).toMatchObject({
    demo: true,
    port: 3000,
    apiHost: '/backend',
    prefix: '/backend',
    mediaBase: '/backend/media',
    smtpUrl: null,
    corsOrigins: [],
    database: { kind: 'embedded', folder: expect.stringMatching(/\.data.database$/) },
  });
});

test('the platform fee has at most two decimals', () => {
  expect(readSettings({ PLATFORM_FEE_PERCENT: '7.25' })).toMatchObject({ platformFeePercent: 7.25 });
  expect(readSettings({ PLATFORM_FEE_PERCENT: '12' })).toMatchObject({ platformFeePercent: 12 });
  for (const wrong of ['7.255', '51', '-1', '7,5']) {
    expect(problemsOf({ PLATFORM_FEE_PERCENT: wrong })).toEqual([expect.stringMatching(/at most two decimals/)]);
  }
});

test('in production one error lists every missing setting', () => {
  const named = problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(' ')[0]);
  expect(named).toEqual(['SITE_ORIGIN', 'ENCRYPTION_KEYS', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL']);
});

test('in production complete settings turn demo mode off', () => {
  const settings = readSettings({
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://kaksha.example/',
    DATABASE_URL: 'postgres://u:p@db/kaksha',
    SMTP_URL: 'smtps://u:p@mail',
    MAIL_FROM: 'Kaksha <hello@kaksha.example>',
    ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64'),
  });
  expect(settings).toMatchObject({
    demo: false,
    origin: 'https://kaksha.example',
    database: { kind: 'postgresql', url: 'postgres://u:p@db/kaksha', poolSize: 10 },
  });
});

test.each([
  ['PORT', '80000'],
  ['PORT', 'http'],
  ['DEMO', 'yes'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_URL', 'mysql://u:secret@db/x'],
  ['SMTP_URL', 'secret'],
  ['SITE_ORIGIN', 'kaksha.example'],
  ['API_HOST', 'ftp://x'],
  ['LOG_LEVEL', 'loud'],
  ['CORS_ORIGINS', 'https://a.example, b'],
  ['STORAGE_URL', 'https://id:secret@bucket'],
  ['RAZORPAY_KEY_SECRET', 'secret'],
  ['AI_TEXT_GET_URL', 'https://text.example/secret'],
  ['AI_TIMEOUT_MS', 'soon'],
])('the error for a malformed %s does not repeat its value', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
  expect(problems[0]).not.toContain('secret');
});

test('an API on another origin allows the origin of the site', () => {
  const settings = readSettings({
    API_HOST: 'https://api.example/v1//',
    SITE_ORIGIN: 'https://kaksha.example',
    DEMO: '0',
  });
  expect(settings).toMatchObject({
    apiHost: 'https://api.example/v1',
    prefix: '/v1',
    corsOrigins: ['https://kaksha.example'],
  });
});

test('a process drains for five seconds in production, and not at all elsewhere, unless DRAIN_SECONDS says otherwise', () => {
  expect(readSettings({}).drainSeconds).toBe(0);
  expect(readSettings({ DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  expect(readSettings({ DRAIN_SECONDS: '12' }).drainSeconds).toBe(12);
  expect(() => readSettings({ DRAIN_SECONDS: '-1' })).toThrow('DRAIN_SECONDS is a whole number from 0 to 300.');
});

test.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'production', DEMO: '1' }, { DEMO: '0' }])(
  'a clock that tests can move is refused with %j',
  (env) => {
    const refused = 'DEMO_CLOCK=1 moves the clock for tests. It is for demo mode without NODE_ENV=production.';
    expect(problemsOf({ ...env, DEMO_CLOCK: '1' })).toContain(refused);
    expect(problemsOf({ DEMO_CLOCK: '1' })).toEqual([]);
  },
);
