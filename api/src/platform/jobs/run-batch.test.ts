import { sql } from 'drizzle-orm';
import { makeTestApp, type TestApp } from '../../../test/test-app';
import { inTransaction, systemContext } from '../context/context';
import { emit } from '../outbox/emit';
import { fanOutEvents } from '../outbox/jobs';
import { createBatchRunner } from './run-batch';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

async function addMessages(count: number): Promise<void> {
  const context = systemContext(api.services, api.settings);
  for (let i = 0; i < count; i += 1) {
    await inTransaction(context, async (tx) => {
      const { rows } = await tx.db.execute<{ id: number }>(
        sql`insert into support_messages (type, name, email, message)
            values (5, 'A visitor', 'visitor@example.com', ${`Message ${i}`}) returning id`,
      );
      await emit(tx, { kind: 'support-message.sent', payload: { messageId: rows[0]?.id ?? 0 } });
    });
  }
}

/** Runs the waiting events as one batch. */
async function fanOut(): Promise<void> {
  const run = createBatchRunner(fanOutEvents, { ...api, signal: new AbortController().signal });
  await run(await api.services.queue.boss.fetch(fanOutEvents.name, { includeMetadata: true, batchSize: 100 }));
}

const read = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await api.db.execute<Row>(query)).rows;

test('a batch of events is one transaction, and its mails keep the order of the events', async () => {
  await addMessages(20);
  await fanOut();
  const [claimed] = await read<{ transactions: number }>(
    sql`select count(distinct xmin::text)::int as transactions from outbox_events where fanned_out_at is not null`,
  );
  expect(claimed?.transactions).toBe(1);
  const mails = await read<{ message: number }>(sql`
    select (e.payload ->> 'messageId')::int as message
    from pgboss.job j join outbox_events e on e.id::text = j.data ->> 'eventId'
    where j.name = 'send-mail' order by j.created_on`);
  const messages = mails.map(({ message }) => message);
  expect(messages).toHaveLength(20);
  expect(messages).toEqual([...messages].sort((a, b) => a - b));
});

test('an event that fails does not keep the others of its batch from their mails', async () => {
  await addMessages(3);
  await api.db.execute(sql`
    update outbox_events set kind = 'unknown' where id = (
      select id from outbox_events where fanned_out_at is null order by created_at limit 1)`);
  await fanOut();
  const waiting = await read<{ kind: string }>(sql`select kind from outbox_events where fanned_out_at is null`);
  expect(waiting).toEqual([{ kind: 'unknown' }]);
  const jobs = await read<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from pgboss.job where name = 'fan-out-events' group by 1 order by 1`,
  );
  expect(jobs).toEqual([
    { state: 'retry', count: 1 },
    { state: 'completed', count: 22 },
  ]);
});
