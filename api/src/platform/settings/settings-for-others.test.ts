import { problemsOf } from '../../../test/problems-of';
import { readSettings } from './settings';

const real = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://kaksha.example',
  DATABASE_URL: 'postgres://u:p@db/kaksha',
  SMTP_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'Kaksha <hello@kaksha.example>',
  ENCRYPTION_KEYS: Buffer.alloc(32, 'k').toString('base64'),
};
const bbb = { BBB_SECRET: 'secret' };

test.each([
  ['SITE_ORIGIN', 'http://kaksha.example', {}],
  ['SITE_ORIGIN', 'http://192.168.1.7:3000', {}],
  ['SITE_ORIGIN', 'HTTP://localhost.kaksha.example', {}],
  ['API_HOST', 'http://api.kaksha.example', {}],
  ['CORS_ORIGINS', 'https://a.example, http://b.example', {}],
  ['BBB_URL', 'http://bbb.kaksha.example/bigbluebutton/', bbb],
  ['GOOGLE_KEYS_URL', 'http://keys.example/certs', {}],
])('a real site with the plain %s=%s is refused', (name, value, more) => {
  const env = { ...real, ...more, [name]: value };
  const said = [`${name} begins with http://, so others could read and change what it carries. Use https://.`];
  expect(problemsOf(env)).toEqual(said);
  // DEMO=0 without NODE_ENV is a real site too, and so is a demo in production for those who open it.
  expect(problemsOf({ ...env, NODE_ENV: '', DEMO: '0' })).toEqual(said);
  expect(problemsOf({ ...env, SMTP_URL: '', DEMO: '1' })).toEqual(said);
});

test.each([
  ['RATE_LIMIT', '0'],
  ['REMOTE_OVERRIDES', '1'],
  ['WEBHOOKS_PRIVATE', '1'],
])('a real site with %s=%s is refused, unless only this machine reaches it', (name, value) => {
  const env = { ...real, [name]: value };
  const said = [expect.stringMatching(new RegExp(`^${name}=${value} .* Remove it: .*\\.$`))];
  expect(problemsOf(env)).toEqual(said);
  expect(problemsOf({ ...env, NODE_ENV: '', DEMO: '0' })).toEqual(said);
  expect(problemsOf({ ...env, SMTP_URL: '', DEMO: '1' })).toEqual(said);
  const drill = { ...env, SITE_ORIGIN: 'http://127.0.0.1:3000', HOST: '127.0.0.1' };
  expect(problemsOf(drill)).toEqual([]);
  expect(problemsOf({ ...drill, SITE_ORIGIN: 'https://kaksha.localhost' })).toEqual([]);
  expect(problemsOf({ ...drill, HOST: '0.0.0.0' })).toEqual(said);
});

test('one error names every unsafe setting', () => {
  const env = { ...real, SITE_ORIGIN: 'http://kaksha.example', RATE_LIMIT: '0', REMOTE_OVERRIDES: '1' };
  expect(problemsOf(env).map((problem) => problem.split(/[ =]/)[0])).toEqual([
    'SITE_ORIGIN',
    'RATE_LIMIT',
    'REMOTE_OVERRIDES',
  ]);
});

test('a tab loads a remote of the developer by default in a demo on this machine only', () => {
  expect(readSettings({}).remoteOverrides).toBe(true);
  expect(readSettings({ DEMO: '1', SITE_ORIGIN: 'http://localhost:3000' }).remoteOverrides).toBe(true);
  expect(readSettings({ DEMO: '1', HOST: '0.0.0.0' }).remoteOverrides).toBe(false);
  expect(readSettings({ DEMO: '1', SITE_ORIGIN: 'https://demo.example' }).remoteOverrides).toBe(false);
  expect(readSettings({ DEMO: '1', HOST: '0.0.0.0', REMOTE_OVERRIDES: '1' }).remoteOverrides).toBe(true);
});
