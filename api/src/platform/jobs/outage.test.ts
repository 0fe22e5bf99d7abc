import { EventEmitter, on } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../test/free-port';
import { makeTestApp } from '../../../test/test-app';
import { openTestEmbedded } from '../../../test/test-database';
import { jobs } from '../../modules';
import { startWorker } from './start-worker';

jest.setTimeout(180_000);

const messages = 25;
const batchSize = 10;

test('mails wait while the mail server is down, and arrive in the order of their age', async () => {
  const port = await freePort();
  const database = await openTestEmbedded();
  const log = new EventEmitter();
  const logStream = { write: (line: string) => void log.emit('line', line) };
  const api = await makeTestApp({ smtpUrl: `smtp://127.0.0.1:${port}`, logLevel: 'warn' }, database, logStream);
  const postponed = waitForLine(log, 'jobs postponed');
  const worker = await startWorker(api.services, api.settings, { database, jobs });
  for (let number = 1; number <= messages; number += 1) {
    const body = { type: 5, name: `Visitor number ${number}`, email: 'visitor@example.com', message: 'Hello there.' };
    expect((await api.call('POST', '/support-type', { body })).status).toBe(200);
  }
  await postponed;

  const received: number[] = [];
  const ids = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const raw = await text(stream);
      received.push(Number(/^Visitor number (\d+) wrote/m.exec(raw)?.[1]));
      ids.add(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  while (received.length < messages) await delay(100);
  await worker.stop();
  await new Promise<void>((closed) => server.close(closed));

  // Mails of one batch are sent at the same time.
  const batchesOf = (numbers: number[]) =>
    Array.from({ length: Math.ceil(messages / batchSize) }, (_, at) =>
      numbers.slice(at * batchSize, (at + 1) * batchSize).sort((a, b) => a - b),
    );
  expect(batchesOf(received)).toEqual(batchesOf(Array.from({ length: messages }, (_, at) => at + 1)));
  expect(ids.size).toBe(messages);
  const { rows } = await api.db.execute<{ state: string; attempts: number }>(
    sql`select state, max(retry_count)::int as attempts from pgboss.job where name = 'send-mail' group by 1`,
  );
  expect(rows).toEqual([{ state: 'completed', attempts: 0 }]);
  const dead = await api.db.execute(sql`select id from pgboss.job where name = 'dead-letter'`);
  expect(dead.rows).toEqual([]);
  await api.close();
});

async function waitForLine(log: EventEmitter, part: string): Promise<void> {
  for await (const [line] of on(log, 'line')) if (line.includes(part)) return;
}
