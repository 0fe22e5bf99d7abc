import { eq, sql } from 'drizzle-orm';
import { inDays } from '../../../test/catalogue-fixtures';
import { buy, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { enquiries } from '../../platform/database/schema/activity';
import { notificationSettings, notifications } from '../../platform/database/schema/notifications';
import { outboxEvents } from '../../platform/database/schema/outbox';
import type { OutgoingMail } from '../../platform/mail/mailer';
import { eventQueue, mailQueue, notificationQueue } from '../../platform/outbox/queues';
import { makeKey } from './unsubscribe';

let shop: Shop;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  shop = await makeShop();
  const { send } = shop.services.mailer;
  shop.services.mailer.send = async (mail) => {
    sent.push(mail);
    await send(mail);
  };
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.runJobs();
  await shop.db.execute(sql`delete from pgboss.job`);
  await shop.db.delete(outboxEvents);
  await shop.db.delete(enquiries);
  await shop.db.delete(notifications);
  await shop.db.delete(notificationSettings);
  sent.length = 0;
});

const list = async ({ token }: TestUser, query: Record<string, string> = {}) =>
  (await shop.call('GET', '/notifications', { token, query })).body.data;
const unread = async ({ token }: TestUser) =>
  (await shop.call('GET', '/notifications/unread', { token })).body.data.results.unread;
const choose = ({ token }: TestUser, ...settings: { kind: string; channel: string; enabled: boolean }[]) =>
  shop.call('PUT', '/notification-settings', { token, body: { settings } });

async function ask(message: string, by = shop.learner) {
  const body = { courseId: shop.course, message };
  const answer = await shop.call('POST', '/course-requests', { token: by.token, body });
  return answer.body.data.results.id as number;
}

async function answer(id: number, reply = 'Yes, on Monday.') {
  await shop.call('PATCH', `/course-requests/${id}`, { token: shop.trainer.token, body: { reply } });
  await shop.runJobs();
}

describe('delivery', () => {
  test('an answer appears in the list of the learner and is mailed once', async () => {
    await answer(await ask('Is there a seat?'));
    expect(await list(shop.learner)).toMatchObject({
      count: 1,
      results: [
        {
          kind: 'enquiry-answered',
          title: 'Asha Rao answered you about Kubernetes in Production',
          body: 'Yes, on Monday.',
          link: '/user-dashboard/send-request',
          is_read: false,
        },
      ],
    });
    expect(await unread(shop.learner)).toBe(1);
    expect(await list(shop.trainer)).toMatchObject({ count: 1, results: [{ kind: 'enquiry-received' }] });
    expect(await list(shop.stranger)).toMatchObject({ count: 0, results: [] });
    expect(sent.filter(({ to }) => to === 'learner@example.com')).toHaveLength(1);
  });

  test('jobs that run again add no notification and send no mail', async () => {
    await answer(await ask('Is it recorded?'));
    const before = { list: await list(shop.learner), sent: sent.length };
    const { rows } = await shop.db.execute<{ name: string; data: object }>(
      sql`select name, data from pgboss.job where name in (${eventQueue}, ${notificationQueue}, ${mailQueue})`,
    );
    await shop.services.queue.boss.insert(rows.map(({ name, data }) => ({ name, data })));
    await shop.runJobs();
    expect(await list(shop.learner)).toEqual(before.list);
    expect(sent).toHaveLength(before.sent);
  });

  test('each channel that is turned off stays silent, and the other one does not', async () => {
    await choose(shop.learner, { kind: 'enquiry-answered', channel: 'mail', enabled: false });
    await choose(shop.trainer, { kind: 'enquiry-received', channel: 'in-app', enabled: false });
    await answer(await ask('Is there a discount?'));
    expect(await unread(shop.learner)).toBe(1);
    expect(await unread(shop.trainer)).toBe(0);
    expect(sent.map(({ to }) => to)).toEqual(['trainer@example.com']);
  });

  test('a mail that waits in the queue is not sent after its kind was turned off', async () => {
    const { send } = shop.services.mailer;
    shop.services.mailer.send = async () => {
      throw new Error('the server refuses the mail');
    };
    await answer(await ask('Which days?'));
    shop.services.mailer.send = send;
    await choose(shop.learner, { kind: 'enquiry-answered', channel: 'mail', enabled: false });
    await shop.runJobs({ retries: true });
    expect(sent.map(({ to }) => to)).toEqual(['trainer@example.com']);
  });

  test('an enrolment and its refund reach learner and trainer', async () => {
    const learner = await signIn(shop, 'buyer@example.com', { name: 'Bela' });
    const { id } = await buy(shop, learner);
    await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: { reason: 'No time' } });
    await shop.runJobs();
    const kinds = async (person: TestUser) =>
      (await list(person)).results.map(({ kind }: { kind: string }) => kind).sort();
    expect(await kinds(learner)).toEqual(['enrolment-confirmed', 'refund-sent']);
    expect(await kinds(shop.trainer)).toEqual(['learner-enrolled', 'learner-refunded']);
  });

  test('a new batch is announced once to users who are interested in the course', async () => {
    const token = shop.stranger.token;
    await shop.call('POST', '/training-info/CourseAction', {
      token,
      body: { courseId: shop.course, is_interest: true },
    });
    const batch = {
      courseId: shop.course,
      dayOfWeek: 1,
      startDate: inDays(20),
      endDate: inDays(50),
      duration: '2 hours',
      startTime: '18:30',
      endTime: '20:30',
      timezone: 'IST',
      timePart: 'Evening',
      mode: 'Online',
      status: true,
    };
    const added = await shop.call('POST', '/timings/AddTiming', { token: shop.trainer.token, body: batch });
    const { id } = added.body.data.results;
    for (const status of [false, true]) {
      await shop.call('PUT', `/timings/${id}`, { token: shop.trainer.token, body: { status } });
    }
    await shop.runJobs();
    expect(await list(shop.stranger)).toMatchObject({
      count: 1,
      results: [{ kind: 'new-batch', title: 'New batch: Kubernetes in Production' }],
    });
    expect(await mailsTo(shop, 'stranger@example.com')).toMatchObject([
      { subject: 'New batch: Kubernetes in Production' },
    ]);
    expect(await unread(shop.learner)).toBe(0);
  });

  test('deleting an account deletes notifications of others that name it', async () => {
    const leaver = await signIn(shop, 'leaver@example.com', { name: 'Leela Leaves' });
    await ask('Do I need a laptop?', leaver);
    await shop.runJobs();
    expect(await unread(shop.trainer)).toBe(1);
    await shop.call('DELETE', '/dashboard/DeleteMyAccount', { token: leaver.token });
    expect(await unread(shop.trainer)).toBe(0);
  });
});

describe('reading', () => {
  beforeEach(async () => {
    for (const message of ['One?', 'Two?', 'Three?']) await answer(await ask(message));
  });

  test('pages, and filters by unread and by kind', async () => {
    const page = await list(shop.learner, { count: '2', page: '2' });
    expect(page).toMatchObject({ count: 3, total_pages: 2, current_page: 2 });
    expect(page.results).toHaveLength(1);
    const { results } = await list(shop.learner);
    await shop.call('POST', '/notifications/read', { token: shop.learner.token, body: { ids: [results[0].id] } });
    expect(await list(shop.learner, { unread: 'true' })).toMatchObject({ count: 2 });
    expect(await list(shop.learner, { kind: 'new-batch' })).toMatchObject({ count: 0 });
  });

  test('marks one, then all, and never those of another user', async () => {
    const [first] = (await list(shop.learner)).results;
    const read = (body: object, token = shop.learner.token) =>
      shop.call('POST', '/notifications/read', { token, body });
    expect((await read({ ids: [first.id] }, shop.stranger.token)).body.data.results).toEqual({ unread: 0 });
    expect(await unread(shop.learner)).toBe(3);
    expect((await read({ ids: [first.id] })).body.data.results).toEqual({ unread: 2 });
    expect((await read({ all: true })).body.data.results).toEqual({ unread: 0 });
    expect((await read({})).status).toBe(400);
  });

  test('requires a session', async () => {
    for (const path of ['/notifications', '/notifications/unread', '/notification-settings']) {
      expect((await shop.call('GET', path)).status).toBe(401);
    }
    expect((await shop.call('POST', '/notifications/read', { body: { all: true } })).status).toBe(401);
  });
});

describe('notifications of remotes', () => {
  const ready = { kind: 'reports.ready', title: 'Your report is ready', body: 'Of May.', link: '/reports?of=may' };
  const raise = (changes: object = {}, token: string | undefined = shop.learner.token) =>
    shop.call('POST', '/notifications', { token, body: { ...ready, ...changes } });

  test('a page raises one for its own user, without a mail', async () => {
    expect((await raise()).body.data.results).toEqual({ unread: 1 });
    await shop.runJobs();
    expect(await list(shop.learner, { kind: 'reports.ready' })).toMatchObject({
      count: 1,
      results: [{ ...ready, is_read: false }],
    });
    expect(await list(shop.stranger)).toMatchObject({ count: 0 });
    expect(sent).toEqual([]);
  });

  test('only its own user, and never a visitor', async () => {
    await raise({ userId: shop.stranger.userId, user_id: shop.stranger.userId });
    expect(await unread(shop.stranger)).toBe(0);
    expect((await shop.call('POST', '/notifications', { body: ready })).status).toBe(401);
  });

  test('without a text and a link it is a title', async () => {
    await shop.call('POST', '/notifications', {
      token: shop.learner.token,
      body: { kind: ready.kind, title: '  A  report\nis ready ' },
    });
    expect((await list(shop.learner)).results).toMatchObject([{ title: 'A report is ready', body: '', link: null }]);
  });

  test.each([
    { kind: 'certificate' },
    { kind: 'ready' },
    { kind: 'Reports.ready' },
    { kind: 'reports.ready.again' },
    { title: '' },
    { title: ' \u200b ' },
    { title: 'x'.repeat(201) },
    { body: 'x'.repeat(501) },
    { link: 'https://evil.test/' },
    { link: '//evil.test' },
    { link: '/\\evil.test' },
    { link: '/..//evil.test' },
    { link: `/${'x'.repeat(200)}` },
  ])('refuses %j', async (changes) => {
    expect(await raise(changes)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await unread(shop.learner)).toBe(0);
  });

  test('at most 20 in an hour for an account, concurrent calls included', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => raise()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 429, 429]);
    expect((await raise({}, shop.stranger.token)).status).toBe(200);
    await shop.db.execute(sql`update notifications set created_at = now() - interval '61 minutes'`);
    expect((await raise()).status).toBe(200);
  });

  test('a user turns a kind off, and the settings have the choice', async () => {
    const off = { kind: 'reports.ready', channel: 'in-app', enabled: false };
    const saved = await choose(shop.learner, off);
    expect(saved.body.data.results.at(-1)).toMatchObject({
      kind: 'reports.ready',
      channels: [{ channel: 'in-app', enabled: false, mandatory: false }],
    });
    expect(await raise()).toMatchObject({ status: 200, body: { data: { results: { unread: 0 } } } });
    await raise({ kind: 'reports.late' });
    expect((await list(shop.learner)).results).toMatchObject([{ kind: 'reports.late' }]);
  });

  test.each([
    { kind: 'reports.ready', channel: 'mail' },
    { kind: 'unknown', channel: 'in-app' },
  ])('there is no setting %j', async (setting) => {
    expect(await choose(shop.learner, { ...setting, enabled: true })).toMatchObject({ status: 400 });
  });

  test('an account stores choices of at most 200 kinds of remotes', async () => {
    const choices = (from: number) =>
      Array.from({ length: 100 }, (_, at) => ({ kind: `reports.r${from + at}`, channel: 'in-app', enabled: false }));
    await choose(shop.learner, ...choices(0));
    expect((await choose(shop.learner, ...choices(100))).status).toBe(200);
    expect((await choose(shop.learner, ...choices(101))).status).toBe(400);
    expect((await choose(shop.learner, ...choices(100))).status).toBe(200);
  });

  test('they go with the account', async () => {
    const leaver = await signIn(shop, 'raised@example.com', { name: 'Rani Raised' });
    await raise({}, leaver.token);
    const rows = () => shop.db.$count(notifications, eq(notifications.userId, leaver.userId));
    expect(await rows()).toBe(1);
    await shop.call('DELETE', '/dashboard/DeleteMyAccount', { token: leaver.token });
    expect(await rows()).toBe(0);
  });
});

describe('settings', () => {
  const settings = async ({ token }: TestUser) =>
    (await shop.call('GET', '/notification-settings', { token })).body.data.results as {
      kind: string;
      channels: { channel: string; enabled: boolean; mandatory: boolean }[];
    }[];

  test('kinds for trainers are listed for trainers only', async () => {
    const kinds = async (person: TestUser) => (await settings(person)).map(({ kind }) => kind);
    expect(await kinds(shop.learner)).not.toContain('learner-enrolled');
    expect(await kinds(shop.trainer)).toContain('learner-enrolled');
  });

  test('a mandatory notification cannot be turned off', async () => {
    const refused = await choose(shop.learner, { kind: 'security', channel: 'mail', enabled: false });
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED' });
    const security = (await settings(shop.learner)).find(({ kind }) => kind === 'security');
    expect(security?.channels).toEqual([
      { channel: 'in-app', enabled: true, mandatory: true },
      { channel: 'mail', enabled: true, mandatory: true },
    ]);
  });

  test('the last of several changes of one setting counts', async () => {
    const change = { kind: 'new-batch', channel: 'mail' };
    await choose(
      shop.learner,
      { ...change, enabled: false },
      { ...change, enabled: true },
      { ...change, enabled: false },
    );
    const newBatch = (await settings(shop.learner)).find(({ kind }) => kind === 'new-batch');
    expect(newBatch?.channels[1]).toEqual({ channel: 'mail', enabled: false, mandatory: false });
  });
});

describe('links of a mail', () => {
  async function linkOfMail() {
    await answer(await ask('Is there homework?'));
    const mail = sent.find(({ to }) => to === 'learner@example.com');
    const url = new URL(/^<(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    return { mail, path: url.pathname.slice(shop.settings.prefix.length), key: url.searchParams.get('key') ?? '' };
  }

  test('each mail of an optional kind has headers for one click and a link to the settings', async () => {
    const { mail, key } = await linkOfMail();
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = `http://localhost:3000/notification-preferences?key=${key}`;
    expect(mail?.text).toContain(`Choose what we send you: ${url}`);
    expect(mail?.html).toContain(`href="${url}"`);
    expect(key).not.toMatch(/learner|example|Priya/);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('one click without a session ends the mails of the kind: %s', async (contentType, body) => {
    const { path, key } = await linkOfMail();
    const headers = { 'content-type': contentType };
    expect(await shop.call('POST', path, { query: { key }, body, headers })).toMatchObject({ status: 200 });
    sent.length = 0;
    await answer(await ask(`And exams? ${contentType}`));
    expect(sent.map(({ to }) => to)).toEqual(['trainer@example.com']);
  });

  test('a link ends the mails of its own kind and changes nothing else', async () => {
    const { key } = await linkOfMail();
    const opened = await shop.call('GET', '/notification-preferences', { query: { key } });
    expect(opened.body.data.results).toMatchObject({
      kind: 'enquiry-answered',
      settings: [{ kind: 'enquiry-answered' }],
    });
    expect(opened.body.data.results.settings).toHaveLength(1);
    expect(JSON.stringify(opened.body)).not.toContain('learner@example.com');
    const own = { kind: 'enquiry-answered', channel: 'mail', enabled: false };
    const change = (...changes: object[]) =>
      shop.call('PUT', '/notification-preferences', { body: { key, settings: changes } });
    const allSettings = async () =>
      (await shop.call('GET', '/notification-settings', { token: shop.learner.token })).body;
    const before = await allSettings();
    for (const other of [
      { ...own, kind: 'new-batch' },
      { ...own, channel: 'in-app' },
      { ...own, enabled: true },
    ]) {
      expect(await change(own, other)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expect(await allSettings()).toEqual(before);
    expect((await change(own)).body.data.results.settings[0].channels[1]).toMatchObject({ enabled: false });
  });

  test('a forged, foreign or old key opens nothing', async () => {
    const { key } = await linkOfMail();
    const [, ...rest] = key.split('.');
    const old = makeKey(
      { ...shop.services, clock: { now: () => new Date(Date.now() - 366 * 86_400_000) } },
      { userId: shop.learner.userId, kind: 'new-batch' },
    );
    for (const bad of [`${shop.stranger.userId}.${rest.join('.')}`, `${key}0`, 'x', '1.'.repeat(90), old]) {
      const answer = await shop.call('POST', '/notification-preferences/unsubscribe', { query: { key: bad } });
      expect(answer.body).toMatchObject({ code: 'PREFERENCES_NOT_FOUND' });
    }
  });

  test('a mail of a mandatory kind has no header for one click', async () => {
    const learner = await signIn(shop, 'again@example.com', { name: 'Agni' });
    const { id } = await buy(shop, learner);
    await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: { reason: 'No time' } });
    await shop.runJobs();
    const refund = sent.find(({ to, subject }) => to === 'again@example.com' && /refund/i.test(subject));
    expect(refund?.headers).toBeUndefined();
    expect(refund?.text).toContain('Your notification settings: http://localhost:3000/user-dashboard/profile');
  });
});
