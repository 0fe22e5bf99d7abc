import { brand } from '@kaksha/domain/brand';
import { sql } from 'drizzle-orm';
import { mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { makeTestApp, signIn } from '../../../test/test-app';
import { jobs } from '../../modules';
import { auditLog } from '../../platform/database/schema/platform';
import { deadLetterQueue } from '../../platform/jobs/queue';

let shop: Shop;
let admin: string;
beforeAll(async () => {
  shop = await makeShop();
  await shop.services.queue.boss.schedule('publish-due-posts', '* * * * *');
  admin = (await signIn(shop, 'admin@example.com', { admin: true })).token;
});
afterAll(() => shop.close());

const unknown = '00000000-0000-4000-8000-000000000000';
const retry = (id: string, token = admin) => shop.call('POST', '/jobs/retry', { token, body: { id } });
const readJobs = async () => (await shop.call('GET', '/jobs', { token: admin })).body.data.results;

/** Fails the waiting mails of the shop for good. */
async function failMails(): Promise<void> {
  const { boss } = shop.services.queue;
  await shop.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'send-mail' and state = 'created'`);
  const jobs = await boss.fetch('send-mail', { batchSize: 100 });
  for (const { id } of jobs) await boss.fail('send-mail', id, new Error('550 mailbox unavailable'));
}

test('visitors and other users may neither see nor retry jobs', async () => {
  expect((await shop.call('GET', '/jobs')).status).toBe(401);
  expect((await shop.call('POST', '/jobs/retry', { body: {} })).status).toBe(401);
  expect((await shop.call('GET', '/jobs', { token: shop.learner.token })).status).toBe(403);
  expect((await retry(unknown, shop.learner.token)).status).toBe(403);
});

test.each(['', '7', 'no uuid'])('answers 400 for the id %j', async (id) => {
  expect((await retry(id)).status).toBe(400);
});

test('answers 404 for an unknown job', async () => {
  expect((await retry(unknown)).status).toBe(404);
});

test('an administrator of a site outside demo mode needs a second step', async () => {
  const strict = await makeTestApp({ demo: false });
  const { token } = await signIn(strict, 'admin@example.com', { admin: true });
  expect(await strict.call('GET', '/jobs', { token })).toMatchObject({
    status: 403,
    body: { code: 'SECOND_FACTOR_REQUIRED' },
  });
  await strict.close();
});

test('a mail that failed for good is listed, counted, retried once and then sent', async () => {
  const body = { type: 5, name: 'A visitor', email: 'visitor@example.com', message: 'Hello there.' };
  await shop.call('POST', '/support-type', { body });
  const { boss } = shop.services.queue;
  const [event] = await boss.fetch<{ eventId: string }>('fan-out-events', { batchSize: 1 });
  expect(event).toBeDefined();
  await shop.db.execute(sql`update pgboss.job set state = 'created' where name = 'fan-out-events'`);
  const waiting = (await readJobs()).queues.find(({ name }: { name: string }) => name === 'fan-out-events');
  expect(waiting).toMatchObject({ waiting: 1, active: 0, cron: null, oldest_seconds: expect.any(Number) });

  const { fanOutEvents } = await import('../../platform/outbox/jobs');
  const { createBatchRunner } = await import('../../platform/jobs/run-batch');
  const runner = createBatchRunner(fanOutEvents, { ...shop, signal: new AbortController().signal });
  await runner(await boss.fetch('fan-out-events', { includeMetadata: true, batchSize: 10 }));
  await failMails();

  const { queues, dead_letters: dead } = await readJobs();
  expect(queues.find(({ name }: { name: string }) => name === 'send-mail')).toMatchObject({
    failed: 1,
    dead_letters: 1,
  });
  expect(queues.find(({ name }: { name: string }) => name === 'publish-due-posts').cron).toMatch(/\*/);
  expect(dead).toMatchObject([
    { queue: 'send-mail', detail: expect.stringContaining('template: contact'), error: '550 mailbox unavailable' },
  ]);

  const metrics = await shop.app.inject(`${shop.settings.prefix}/metrics`);
  expect(metrics.body).toContain('job_dead_letters{queue="send-mail"} 1');
  expect(metrics.body).toContain('job_queue_waiting{queue="send-mail"} 0');
  expect(metrics.body).toMatch(/job_queue_oldest_seconds\{queue="send-mail"\} 0/);
  expect(metrics.body).toContain('job_queue_failed{queue="send-mail"} 1');

  expect(await mailsTo(shop, brand.supportEmail)).toEqual([]);
  expect((await retry(dead[0].id)).status).toBe(200);
  expect((await retry(dead[0].id)).status).toBe(404);
  expect(await mailsTo(shop, brand.supportEmail)).toHaveLength(1);
  expect((await readJobs()).dead_letters).toEqual([]);
  const entries = await shop.db.select().from(auditLog);
  expect(entries.filter(({ action }) => action === 'job.retry')).toMatchObject([
    { entity: 'job', detail: { jobId: dead[0].id, queue: 'send-mail' } },
  ]);
});

test('a dead letter of a queue that no longer exists is kept', async () => {
  await shop.services.queue.boss.send(deadLetterQueue, { queue: 'former-queue' });
  const [letter, ...others] = (await readJobs()).dead_letters;
  expect(others).toEqual([]);
  expect((await retry(letter.id)).status).toBe(404);
  expect((await readJobs()).dead_letters).toHaveLength(1);
});

test('a mail whose workers are all killed while they send it ends in the dead letters, and is sent by a retry', async () => {
  const body = { type: 5, name: 'A visitor', email: 'visitor@example.com', message: 'Is there a class in May?' };
  await shop.call('POST', '/support-type', { body });
  const { boss } = shop.services.queue;
  const { fanOutEvents } = await import('../../platform/outbox/jobs');
  const { createBatchRunner } = await import('../../platform/jobs/run-batch');
  const retryLimit = jobs.queued.find(({ name }) => name === 'send-mail')?.retryLimit ?? 0;
  const runEvents = createBatchRunner(fanOutEvents, { ...shop, signal: new AbortController().signal });
  await runEvents(await boss.fetch('fan-out-events', { includeMetadata: true, batchSize: 10 }));

  const attempts = retryLimit + 1;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    expect(await boss.fetch('send-mail')).toHaveLength(1);
    await shop.db.execute(sql`update pgboss.job set started_on = now() - 2 * expire_in where name = 'send-mail'`);
    await boss.expire();
    await shop.db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`);
  }
  expect(await boss.fetch('send-mail')).toEqual([]);
  const dead = (await readJobs()).dead_letters.filter(({ queue }: { queue: string }) => queue === 'send-mail');
  expect(dead).toMatchObject([{ error: expect.stringMatching(/timeout/) }]);

  expect((await retry(dead[0].id)).status).toBe(200);
  const mails = await mailsTo(shop, brand.supportEmail);
  expect(mails.filter(({ text }) => text.includes('Is there a class in May?'))).toHaveLength(1);
});
