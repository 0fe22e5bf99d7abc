import { sql } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { sitePages } from '../../platform/site-settings/site-pages';

let api: TestApp;
let admin: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'legal@kaksha.test', { admin: true });
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const save = (document: string, over: object = {}) =>
  api.call('PUT', `/admin/legal/${document}`, {
    token: admin.token,
    body: { text: '## Accounts\n\nOne account each.', effective_from: inDays(14), must_accept: true, ...over },
  });
const read = async (document: string, version?: string) =>
  (await api.call('GET', `/legal/texts/${document}`, { query: { version } })).body.data.results;
const pending = async ({ token }: TestUser) => (await api.call('GET', '/legal/pending', { token })).body.data.results;
/** As if its day had come. */
const takeEffect = async (document: string) => {
  await api.db.execute(
    sql`update legal_texts set effective_from = now() - interval '1 minute' where document = ${document}`,
  );
  await api.services.site.reload();
  api.app.anonymousCache.clear(['pages']);
};

test('without versions the built-in text is in force, and pages are told nothing', async () => {
  expect(await read('terms')).toMatchObject({ number: 1, text: null, versions: [{ number: 1, state: 'in-force' }] });
  expect(sitePages(api.services).current()).toBeUndefined();
});

test('a next version is announced until its day, can be changed until then, and is then in force', async () => {
  await save('terms');
  const changed = (await save('terms', { text: '## Accounts\n\nTwo.' })).body.data.results;
  expect(changed.versions).toMatchObject([
    { number: 1, state: 'in-force' },
    { number: 2, state: 'upcoming', saved_by: 'Legal' },
  ]);
  expect(await read('terms')).toMatchObject({ number: 1, text: null });
  expect(sitePages(api.services).current()?.legal).toEqual({ terms: 1 });
  await takeEffect('terms');
  expect(await read('terms')).toMatchObject({ number: 2, text: '## Accounts\n\nTwo.' });
  expect(sitePages(api.services).current()?.legal).toEqual({ terms: 2 });
  expect(await read('terms', '1')).toMatchObject({ number: 1, text: null });
  expect((await save('terms')).body.data.results.versions.at(-1)).toMatchObject({ number: 3, state: 'upcoming' });
});

test('an announced version can be withdrawn, and one in force cannot', async () => {
  const remove = () => api.call('DELETE', '/admin/legal/terms', { token: admin.token });
  expect((await remove()).body.data.results.versions.at(-1)).toMatchObject({ number: 2, state: 'in-force' });
  expect((await remove()).body.code).toBe('LEGAL_VERSION_NOT_FOUND');
});

test('people whose account is older are asked once for a version, and later accounts are not', async () => {
  const before = await signIn(api, 'before@example.com');
  await api.db.execute(sql`update users set created_at = now() - interval '1 day'`);
  await save('privacy');
  expect(await pending(before)).not.toContainEqual(expect.objectContaining({ document: 'privacy' }));
  await takeEffect('privacy');
  const after = await signIn(api, 'after@example.com');
  expect(await pending(before)).toContainEqual(expect.objectContaining({ document: 'privacy', number: 2 }));
  expect(await pending(after)).toEqual([]);
  const accept = { token: before.token, body: { document: 'privacy', number: 2 } };
  for (const _again of [1, 2]) expect((await api.call('POST', '/legal/acceptances', accept)).status).toBe(200);
  expect(await pending(before)).not.toContainEqual(expect.objectContaining({ document: 'privacy' }));
  const all = (await api.call('GET', '/admin/legal', { token: admin.token })).body.data.results;
  expect(all[1].versions.at(-1)).toMatchObject({ number: 2, accepted: 1 });
});

test('a version that need not be accepted asks no user', async () => {
  const reader = await signIn(api, 'reader@example.com');
  await api.db.execute(sql`update users set created_at = now() - interval '1 day'`);
  await save('policy', { must_accept: false });
  await takeEffect('policy');
  expect(await pending(reader)).not.toContainEqual(expect.objectContaining({ document: 'policy' }));
});

test('a version that is not in force cannot be accepted', async () => {
  const reader = await signIn(api, 'early@example.com');
  await save('policy');
  for (const number of [1, 3]) {
    const answer = await api.call('POST', '/legal/acceptances', {
      token: reader.token,
      body: { document: 'policy', number },
    });
    expect(answer.body.code).toBe('LEGAL_VERSION_NOT_FOUND');
  }
});

test('a day in the past and an outdated version are refused', async () => {
  expect((await save('policy', { effective_from: inDays(-1) })).body.code).toBe('CONFLICT');
  expect((await save('policy', { version: 1 })).body).toMatchObject({
    code: 'EDIT_CONFLICT',
    stored: { document: 'policy' },
  });
  expect((await save('policy', { text: 'No heading' })).status).toBe(400);
});
