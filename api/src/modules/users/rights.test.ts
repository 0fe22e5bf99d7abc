import { eq } from 'drizzle-orm';
import { mailsTo } from '../../../test/order-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { sessions } from '../../platform/database/schema/people';
import { removeAdministrator } from './administrators-service';

let api: TestApp;
let owner: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  owner = await signIn(api, 'owner@example.com', { admin: true });
});
afterAll(() => api.close());

const give = (id: number, rights: string[], { token }: TestUser = owner) =>
  api.call('PUT', `/admin/users/${id}/rights`, { body: { rights }, token });
const prove = (provenAt: Date | null) =>
  api.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, owner.userId));

test('an owner gives and takes rights after a confirmation, and all owners are mailed', async () => {
  const second = await signIn(api, 'second@example.com', { admin: true });
  const person = await signIn(api, 'editor@example.com');
  await prove(null);
  expect((await give(person.userId, ['content'])).body.code).toBe('STEP_UP_REQUIRED');
  await prove(new Date());
  expect((await give(person.userId, ['content'])).body.data.results).toMatchObject({ rights: ['content'] });
  const subject = 'The rights of an administrator were changed · Kaksha';
  for (const email of ['owner@example.com', 'second@example.com', 'editor@example.com'])
    expect((await mailsTo(api, email)).map((mail) => mail.subject)).toContain(subject);
  expect((await give(second.userId, [], person)).status).toBe(403);
  expect((await give(person.userId, [])).body.data.results).toMatchObject({ rights: [], roles: ['learner'] });
  await give(second.userId, []);
});

test('the last owner keeps the right and cannot be blocked, by the call and by the command', async () => {
  await prove(new Date());
  expect((await give(owner.userId, ['content'])).body.code).toBe('LAST_OWNER');
  const helper = await signIn(api, 'people@example.com');
  await give(helper.userId, ['people']);
  const block = await api.call('POST', `/admin/users/${owner.userId}/block`, {
    body: { reason: 'A coup' },
    token: helper.token,
  });
  expect(block.body.code).toBe('LAST_OWNER');
  const context = systemContext(api.services, api.settings);
  await expect(removeAdministrator(context, { email: 'owner@example.com' })).rejects.toMatchObject({
    code: 'LAST_OWNER',
  });
});

test('a blocked account is given no rights', async () => {
  const person = await signIn(api, 'blocked@example.com');
  await api.call('POST', `/admin/users/${person.userId}/block`, { body: { reason: 'Fraud' }, token: owner.token });
  await prove(new Date());
  expect((await give(person.userId, ['people'])).body.code).toBe('ACCOUNT_BLOCKED');
});
