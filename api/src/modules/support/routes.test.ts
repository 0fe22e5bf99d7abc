import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { auditLog } from '../../platform/database/schema/platform';

let api: TestApp;
let admin: TestUser;
let learner: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  learner = await signIn(api, 'learner@kaksha.test');
});
afterAll(() => api.close());

const send = (body: unknown, token?: string) => api.call('POST', '/support-type', { body, token });
const list = (token?: string, query = {}) => api.call('GET', '/support-type/messages', { token, query });

test('messages answer 401 to visitors and 403 to learners', async () => {
  expect(await list()).toMatchObject({ status: 401, body: { success: false, code: 'UNAUTHORIZED' } });
  expect(await list(learner.token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

test.each([
  [{ type: 5, name: 'A', message: 'Hello' }, 'email', 'Email is required'],
  [{ type: 5, email: 'no address', name: 'A', message: 'Hello' }, 'email', 'Invalid email address'],
  [{ type: 5, email: 'a@b.co', name: ' ', message: 'Hello' }, 'name', 'Name is required'],
  [{ type: 3, email: 'a@b.co', name: 'A' }, 'message', 'Message is required'],
  [{ type: 0 }, 'email', 'Please enter your email address'],
  [{ type: 0, email: 'asha' }, 'email', 'Invalid email address'],
  [{ type: 1, email: 'a@b.co' }, 'type', 'Type must be one of 0, 3, 5'],
  [{ type: '0', email: 'a@b.co' }, 'type', 'Type must be a whole number'],
  [
    { type: 5, email: 'a@b.co', name: 'A', message: 'x'.repeat(201) },
    'message',
    'Message must have at most 200 characters',
  ],
  [
    { type: 5, email: 'a@b.co', name: 'A', message: 'x', phone: '12345678901' },
    'phone',
    'Phone must have at most 10 characters',
  ],
])('returns 400 with a message on the invalid field: %j', async (body, field, sentence) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, status: 'error', code: 'VALIDATION_FAILED' });
  expect(answer.body.fields).toHaveProperty(field, sentence);
});

test('visitors can list the kinds of messages', async () => {
  expect((await api.call('GET', '/support-type')).body.data.results).toEqual([
    { id: 0, type: 0, name: 'Newsletter' },
    { id: 3, type: 3, name: 'Trainer support' },
    { id: 5, type: 5, name: 'Contact' },
  ]);
});

test('a newsletter subscription is not a message', async () => {
  expect(await send({ type: 0, email: 'Asha@Example.com', message: '' })).toMatchObject({ status: 200 });
  expect((await list(admin.token)).body.data.results).toEqual([]);
  expect((await list(admin.token, { type: '0' })).status).toBe(400);
});

test('lists messages newest first with their sender', async () => {
  await send({ type: 5, email: 'a@b.co', name: 'First', message: 'one', phone: '98 765-432' });
  await send({ type: 5, email: 'a@b.co', name: 'Second', message: 'two' }, learner.token);
  const { body } = await list(admin.token, { type: '5' });
  expect(body.data.results).toMatchObject([
    { name: 'Second', message: 'two', user_id: learner.userId, phone: null },
    { name: 'First', message: 'one', user_id: null, phone: '98765432' },
  ]);
});

test('stores a message normalised and mails it with the sender as reply address', async () => {
  const message = { type: 3, email: ' Asha@Example.com ', name: ' Asha ', phone: '98765-432 10', message: ' Help ' };
  expect((await send(message, learner.token)).status).toBe(200);
  const { body } = await list(admin.token, { type: '3' });
  expect(body.data.results).toMatchObject([
    { name: 'Asha', email: 'asha@example.com', phone: '9876543210', message: 'Help' },
  ]);
  await api.runJobs();
  const house = await api.call('GET', '/dev/mailbox', { query: { to: 'support@kaksha.test' } });
  expect(house.body.data.results[0]).toMatchObject({ subject: 'A message from the trainer area' });
  expect(house.body.data.results[0].text).toContain('asha@example.com');
});

test('administrators mark a message as answered and open it again', async () => {
  await send({ type: 5, email: 'c@d.co', name: 'Carla', message: 'Prices in euro?' });
  const open = async () => (await list(admin.token, { type: '5', answered: 'false' })).body.data.results;
  const [{ id }] = await open();
  const mark = (answered: unknown, token?: string, message = id) =>
    api.call('PATCH', `/support-type/messages/${message}`, { body: { answered }, token });
  expect((await mark(true)).status).toBe(401);
  expect((await mark('maybe', admin.token)).status).toBe(400);
  expect((await mark(true, learner.token)).status).toBe(403);
  expect((await mark(true, admin.token, 99_999)).body.code).toBe('SUPPORT_MESSAGE_NOT_FOUND');
  expect((await mark(true, admin.token)).body.data.results).toMatchObject({ id, answered_at: expect.any(String) });
  expect((await open()).map(({ id: other }: { id: number }) => other)).not.toContain(id);
  expect((await list(admin.token, { answered: 'true' })).body.data.results).toMatchObject([{ id }]);
  await mark(false, admin.token);
  expect(await open()).toMatchObject([{ id, answered_at: null }, {}, {}]);
  const audits = await api.db.select().from(auditLog).where(eq(auditLog.entity, 'support-message'));
  expect(audits.map(({ action }) => action)).toEqual(['support-message.answer', 'support-message.reopen']);
});
