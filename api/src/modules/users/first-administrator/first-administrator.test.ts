import { fakeClock } from '../../../../test/second-factor-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { addAdministrator, listAdministrators, removeAdministrator } from '../administrators-service';
import { makeFirstAdministratorLink, offerFirstAdministrator } from './service';

let api: TestApp;
beforeEach(async () => {
  api = await makeTestApp();
});
afterEach(() => api.close());

const context = () => systemContext(api.services, api.settings);
const become = (key: string | null, { token }: TestUser) =>
  api.call('POST', '/admin/first-administrator', { body: { key: key ?? '' }, token });
const rightsOf = async ({ userId, token }: TestUser) =>
  (await api.call('GET', '/auth/user', { query: { id: String(userId) }, token })).body.data.results.rights ?? [];

test('the link of a start makes one person the first administrator, once', async () => {
  const key = await makeFirstAdministratorLink(context());
  const person = await signIn(api, 'first@example.com');
  expect((await become('x'.repeat(43), person)).body.code).toBe('LINK_EXPIRED');
  expect((await become(key, person)).status).toBe(200);
  expect(await rightsOf(person)).toHaveLength(5);
  const other = await signIn(api, 'other@example.com');
  expect((await become(key, other)).body.code).toBe('LINK_EXPIRED');
  expect(await makeFirstAdministratorLink(context())).toBeNull();
});

test('the printed text holds a link that works, while there is no administrator', async () => {
  const text = await offerFirstAdministrator(context());
  const person = await signIn(api, 'first@example.com');
  const [, key = ''] = /\/first-administrator#(\S+)$/.exec(text ?? '') ?? [];
  expect((await become(key, person)).status).toBe(200);
  expect(await offerFirstAdministrator(context())).toBeNull();
});

test('a link ends after an hour, and with the next start', async () => {
  const clock = fakeClock(api);
  const first = await makeFirstAdministratorLink(context());
  const second = await makeFirstAdministratorLink(context());
  const person = await signIn(api, 'first@example.com');
  expect((await become(first, person)).body.code).toBe('LINK_EXPIRED');
  clock.advance(61 * 60);
  expect((await become(second, person)).body.code).toBe('LINK_EXPIRED');
});

test('of two people with one link, one becomes the administrator', async () => {
  const key = await makeFirstAdministratorLink(context());
  const people = [await signIn(api, 'one@example.com'), await signIn(api, 'two@example.com')];
  const answers = await Promise.all(people.map((person) => become(key, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('the command adds, lists and removes administrators', async () => {
  await addAdministrator(context(), { email: 'new@example.com' });
  await addAdministrator(context(), { email: 'money@example.com', rights: ['finance'] });
  expect((await listAdministrators(context())).map(({ email, rights }) => [email, rights])).toEqual([
    ['money@example.com', ['finance']],
    ['new@example.com', ['content', 'people', 'finance', 'operations', 'owner']],
  ]);
  await expect(addAdministrator(context(), { email: 'new@example.com', rights: ['content'] })).rejects.toMatchObject({
    code: 'LAST_OWNER',
  });
  await removeAdministrator(context(), { email: 'money@example.com' });
  await expect(removeAdministrator(context(), { email: 'money@example.com' })).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  });
  expect(await listAdministrators(context())).toHaveLength(1);
});
