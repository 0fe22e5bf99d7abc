import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { blogPosts } from '../../platform/database/schema/blog';
import { newsletterSubscriptions } from '../../platform/database/schema/newsletter';
import { keptMails } from '../../platform/database/schema/platform';
import { withUnsubscribe } from './links';
import { deleteUnconfirmedSubscriptions } from './service';

let api: TestApp;
let admin: TestUser;
let learner: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  learner = await signIn(api, 'learner@kaksha.test');
});
afterAll(() => api.close());

const ask = (email: string) => api.call('POST', '/support-type', { body: { type: 0, email } });
const mailsTo = async (email: string) => {
  await api.runJobs();
  return api.db.select().from(keptMails).where(eq(keptMails.to, email)).orderBy(keptMails.id);
};
const keyIn = (text = '') => /\/newsletter\?key=(\S+)/.exec(text)?.[1] ?? '';
const read = (key: string) => api.call('GET', '/newsletter/subscription', { query: { key } });
const change = (key: string, subscribed: boolean) =>
  api.call('PUT', '/newsletter/subscription', { body: { key, subscribed } });

/** Subscribes an address. Returns the key of its confirmation mail. */
async function subscribe(email: string): Promise<string> {
  await ask(email);
  const key = keyIn((await mailsTo(email)).at(-1)?.text ?? '');
  expect((await change(key, true)).body.data.results).toEqual({ action: 'confirm', state: 'subscribed' });
  return key;
}

/** The key that a post for the address has. */
async function endKeyOf(email: string): Promise<string> {
  const [row] = await api.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  const content = { subject: '', preview: '', heading: '', paragraphs: [] };
  const context = systemContext(api.services, api.settings);
  return keyIn(withUnsubscribe(context, { to: email, content }, row?.id ?? 0).content.preferences?.url);
}

async function addPost(slug: string, status: 'published' | 'draft' = 'published'): Promise<number> {
  const values = { slug, title: `Post ${slug}`, content: '<p>The first lines.</p>', authorId: admin.userId, status };
  const [post] = await api.db
    .insert(blogPosts)
    .values({ ...values, publishedAt: new Date() })
    .returning();
  return post!.id;
}

describe('subscribing', () => {
  test('the address gets a mail with a link, and subscribes only when it confirms', async () => {
    expect(await ask(' Asha@Example.com ')).toMatchObject({ status: 200 });
    const [mail, ...more] = await mailsTo('asha@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Confirm your Kaksha newsletter');
    const key = keyIn(mail?.text ?? '');
    expect((await read(key)).body.data.results).toEqual({ action: 'confirm', state: 'pending' });
    expect((await read(key)).headers['cache-control']).toBe('no-store');
    expect((await change(key, true)).body.data.results.state).toBe('subscribed');
    expect((await change(key, true)).body.data.results.state).toBe('subscribed');
  });

  test('an address gets one mail an hour', async () => {
    await ask('often@example.com');
    await ask('OFTEN@example.com');
    expect(await mailsTo('often@example.com')).toHaveLength(1);
  });

  test('the answer does not tell who subscribes, and a subscriber gets no further mail', async () => {
    await subscribe('reader@example.com');
    await api.db.execute(`update outbox_events set key = key || ' an hour ago' where kind = 'newsletter.requested'`);
    const [known, unknown] = [await ask('reader@example.com'), await ask('unknown@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailsTo('reader@example.com')).toHaveLength(1);
    expect(await mailsTo('unknown@example.com')).toHaveLength(1);
  });

  test('an ended subscription needs a new confirmation', async () => {
    const confirm = await subscribe('again@example.com');
    const end = await endKeyOf('again@example.com');
    expect((await change(end, false)).body.data.results).toEqual({ action: 'end', state: 'ended' });
    expect(await change(confirm, true)).toMatchObject({ status: 404, body: { code: 'SUBSCRIPTION_NOT_FOUND' } });
    await api.db.execute(`update outbox_events set key = key || ' before' where kind = 'newsletter.requested'`);
    await ask('again@example.com');
    expect((await read(end)).body.data.results.state).toBe('ended');
    const mails = await mailsTo('again@example.com');
    expect(mails).toHaveLength(2);
    expect((await change(keyIn(mails.at(-1)?.text), true)).body.data.results.state).toBe('subscribed');
  });

  test('a link that ends the subscription does not subscribe again, and no link shows the address', async () => {
    const confirm = await subscribe('forwarded@example.com');
    const end = await endKeyOf('forwarded@example.com');
    for (const answer of [await read(confirm), await read(end), await change(end, false), await change(end, true)]) {
      expect(JSON.stringify(answer.body)).not.toContain('forwarded@');
    }
    expect(await change(end, true)).toMatchObject({ status: 404 });
    expect((await read(end)).body.data.results.state).toBe('ended');
    expect(await change(confirm, false)).toMatchObject({ status: 404 });
  });

  test.each(['', 'x', '1.9999999999.00', `1.9999999999.${'0'.repeat(64)}`])(
    'a link that this site did not make answers 404: %j',
    async (key) => {
      for (const answer of [await read(key), await change(key, true)]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'SUBSCRIPTION_NOT_FOUND' } });
      }
    },
  );

  test('mail programs unsubscribe with one click', async () => {
    await subscribe('one-click@example.com');
    const key = await endKeyOf('one-click@example.com');
    const answer = await api.call('POST', '/newsletter/unsubscribe', {
      query: { key },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await read(key)).body.data.results.state).toBe('ended');
  });

  test('an address that is not confirmed is deleted after seven days', async () => {
    await ask('forgotten@example.com');
    await subscribe('kept@example.com');
    await api.db.update(newsletterSubscriptions).set({ requestedAt: new Date(Date.now() - 8 * 24 * 3_600_000) });
    await deleteUnconfirmedSubscriptions(systemContext(api.services, api.settings));
    const rows = await api.db.select({ email: newsletterSubscriptions.email }).from(newsletterSubscriptions);
    expect(rows).toContainEqual({ email: 'kept@example.com' });
    expect(rows).not.toContainEqual({ email: 'forgotten@example.com' });
  });
});

describe('sending a post', () => {
  const send = (id: number | string, token?: string) => api.call('POST', `/newsletter/issues/${id}`, { token });
  const issue = (id: number, token?: string) => api.call('GET', `/newsletter/issues/${id}`, { token });

  test('is refused to visitors, learners and for posts that cannot be sent', async () => {
    const draft = await addPost('draft', 'draft');
    expect((await send(draft)).status).toBe(401);
    expect((await send('x', admin.token)).status).toBe(400);
    expect((await send(draft, learner.token)).status).toBe(403);
    expect((await issue(draft, learner.token)).status).toBe(403);
    expect((await send(9999, admin.token)).body.code).toBe('BLOG_NOT_FOUND');
    expect((await issue(9999, admin.token)).body.code).toBe('BLOG_NOT_FOUND');
    expect(await send(draft, admin.token)).toMatchObject({ status: 409, body: { code: 'POST_NOT_PUBLISHED' } });
  });

  test('is refused without subscribers', async () => {
    await api.db.update(newsletterSubscriptions).set({ unsubscribedAt: new Date() });
    const post = await addPost('lonely');
    expect(await send(post, admin.token)).toMatchObject({ status: 409, body: { code: 'NO_SUBSCRIBERS' } });
  });

  test('each subscriber gets one mail, and the post cannot be sent twice', async () => {
    await api.db.delete(newsletterSubscriptions);
    const emails = Array.from({ length: 205 }, (_, at) => `subscriber-${at}@example.com`);
    await api.db.insert(newsletterSubscriptions).values(emails.map((email) => ({ email, confirmedAt: new Date(0) })));
    await api.db
      .insert(newsletterSubscriptions)
      .values([
        { email: 'pending@example.com' },
        { email: 'ended@example.com', confirmedAt: new Date(0), unsubscribedAt: new Date(0) },
      ]);
    const post = await addPost('monthly');
    expect((await issue(post, admin.token)).body.data.results).toEqual({
      subscribers: 205,
      sent_at: null,
      recipients: null,
    });
    const answers = await Promise.all([send(post, admin.token), send(post, admin.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const sent = answers.find(({ status }) => status === 200)?.body.data.results;
    expect(sent).toEqual({ subscribers: 205, sent_at: expect.any(String), recipients: 205 });
    await api.runJobs();
    const mails = await api.db.select().from(keptMails).where(eq(keptMails.subject, 'Post monthly'));
    expect(mails.map(({ to }) => to).sort()).toEqual([...emails].sort());
    expect(mails[0]?.text).toContain('The first lines.');
    expect(mails[0]?.text).toContain('/blog/monthly');

    const key = keyIn(mails[0]?.text ?? '');
    expect((await read(key)).body.data.results).toEqual({ action: 'end', state: 'subscribed' });
  });

  test('a mail carries the headers of one-click unsubscription', async () => {
    await api.db.delete(newsletterSubscriptions);
    await api.db.insert(newsletterSubscriptions).values({ email: 'headers@example.com', confirmedAt: new Date(0) });
    const sent = jest.spyOn(api.services.mailer, 'send');
    await send(await addPost('headers'), admin.token);
    await api.runJobs();
    expect(sent).toHaveBeenCalledTimes(1);
    const { headers } = sent.mock.calls[0]![0];
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:3000\/backend\/newsletter\/unsubscribe\?key=.+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    sent.mockRestore();
  });

  test('who unsubscribes before the mail is sent gets none', async () => {
    await subscribe('leaves@example.com');
    const key = await endKeyOf('leaves@example.com');
    const post = await addPost('late');
    await send(post, admin.token);
    await change(key, false);
    expect((await mailsTo('leaves@example.com')).map(({ subject }) => subject)).toEqual([
      'Confirm your Kaksha newsletter',
    ]);
  });
});
