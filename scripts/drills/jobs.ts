// npm run drill -- jobs   10,000 events, ten workers, one of them killed every second: every mail arrives

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServices } from '@kaksha/api/app';
import type {} from '@kaksha/api/modules/support/events';
import { inTransaction, systemContext } from '@kaksha/api/platform/context/context';
import type { OpenServices } from '@kaksha/api/platform/context/open-services';
import { emit } from '@kaksha/api/platform/outbox/emit';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { bundleChild } from '@kaksha/api/test/child';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';

const options = new Command('npm run drill -- jobs')
  .description(
    'Needs a PostgreSQL (DATABASE_URL, by default on this machine). Creates a database there and drops it at the end.',
  )
  .option('--events <count>', 'events', Number, 10_000)
  .option('--workers <count>', 'worker processes', Number, 10)
  .option('--minutes <count>', 'limit of the whole drill', Number, 8)
  .parse()
  .opts<{ events: number; workers: number; minutes: number }>();

const database = await createTemporaryDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), 'kaksha-drill-'));
const deadline = Date.now() + options.minutes * 60_000;
const killEveryMs = 1000;

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  DEMO: '1',
  DATABASE_URL: database.url,
  DATABASE_POOL: '4',
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'fatal',
};

const script = (name: string) => join(import.meta.dirname, 'jobs', name);

/** The next message of a child, which is a list of numbers. */
async function numbersFrom(child: ChildProcess): Promise<number[]> {
  const [message] = await once(child, 'message');
  if (!Array.isArray(message)) throw new Error(`unexpected message: ${JSON.stringify(message)}`);
  return message.map(Number);
}

async function startMailServer(): Promise<{ child: ChildProcess; smtpUrl: string }> {
  const child = fork(script('mail-server.ts'), { env, execArgv: ['--import', 'tsx'] });
  const [port] = await numbersFrom(child);
  return { child, smtpUrl: `smtp://127.0.0.1:${port}` };
}

async function countMails(child: ChildProcess): Promise<{ unique: number; mails: number }> {
  child.send('count');
  const [unique = 0, mails = 0] = await numbersFrom(child);
  return { unique, mails };
}

/** Stores messages with their events, 100 to a transaction. */
async function addEvents({ services }: OpenServices, count: number): Promise<void> {
  const context = systemContext(services, readSettings(env));
  for (let at = 0; at < count; at += 100) {
    await inTransaction(context, async (tx) => {
      for (let i = at; i < Math.min(at + 100, count); i += 1) {
        const { rows } = await tx.db.execute<{ id: number }>(
          sql`insert into support_messages (type, name, email, message)
              values (5, 'A visitor', ${`visitor-${i}@example.org`}, ${`Message ${i}`}) returning id`,
        );
        await emit(tx, { kind: 'support-message.sent', payload: { messageId: rows[0]?.id ?? 0 } });
      }
    });
  }
}

/** Jobs of the queues of the outbox by state, archived ones included. */
async function countJobs({ services }: OpenServices): Promise<Record<string, number>> {
  const { rows } = await services.db.execute<{ state: string; count: number }>(sql`
    select name || ' ' || state as state, count(*)::int as count from (
      select name, state from pgboss.job union all select name, state from pgboss.archive) as jobs
    where name in ('fan-out-events', 'send-mail', 'dead-letter') group by 1`);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function run(): Promise<boolean> {
  const mailServer = await startMailServer();
  // Compiled once: a worker starts every second.
  const workerBundle = await bundleChild(script('worker.ts'));
  const workerEnv = { ...env, SMTP_URL: mailServer.smtpUrl };
  const open = await createServices(readSettings(workerEnv), { worker: false });
  const workers: ChildProcess[] = [];
  const ready = new Set<ChildProcess>();
  const startWorker = () => {
    const worker = fork(workerBundle, { env: workerEnv, execArgv: [] });
    worker.once('message', () => ready.add(worker));
    return worker;
  };
  try {
    console.log(`${options.events} events, ${options.workers} workers, one is killed every second`);
    const began = Date.now();
    await addEvents(open, options.events);
    for (let i = 0; i < options.workers; i += 1) workers.push(startWorker());
    let kills = 0;
    let sent = 0;
    for (let lastLine = 0; sent < options.events && Date.now() < deadline; await delay(killEveryMs)) {
      const jobs = await countJobs(open);
      sent = jobs['send-mail completed'] ?? 0;
      if (Date.now() - lastLine > 10_000) {
        lastLine = Date.now();
        console.log(`${Math.round((lastLine - began) / 1000)} s: ${sent} mails sent, ${kills} workers killed`);
      }
      const isWaiting = (jobs['fan-out-events created'] ?? 0) + (jobs['send-mail created'] ?? 0) > 0;
      // The jobs of the last killed workers need a minute to expire; killing on would not test more.
      // A slow machine starts fewer than one worker in a second; then killing waits until half of them run.
      if (!isWaiting || ready.size < options.workers / 2) continue;
      const running = workers.filter((worker) => ready.has(worker));
      const victim = running[Math.floor(Math.random() * running.length)];
      if (!victim) continue;
      victim.kill('SIGKILL');
      ready.delete(victim);
      workers.splice(workers.indexOf(victim), 1, startWorker());
      kills += 1;
    }
    const jobs = await countJobs(open);
    const { unique, mails } = await countMails(mailServer.child);
    const { rows } = await open.services.db.execute<{ count: number }>(
      sql`select count(*)::int as count from sent_mails`,
    );
    const mailJobs = Object.entries(jobs).reduce((sum, [key, n]) => sum + (key.startsWith('send-mail ') ? n : 0), 0);
    const checks: [string, number, boolean][] = [
      ['events', options.events, true],
      ['mail jobs (one for each event)', mailJobs, mailJobs === options.events],
      ['mails recorded as sent', rows[0]?.count ?? 0, rows[0]?.count === options.events],
      ['mails received, by Message-ID', unique, unique === options.events],
      ['jobs in the dead-letter queue', jobs['dead-letter created'] ?? 0, !jobs['dead-letter created']],
      ['mails received twice with the same Message-ID', mails - unique, true],
      ['workers killed', kills, kills > 0],
      ['seconds', Math.round((Date.now() - began) / 1000), Date.now() < deadline],
    ];
    console.table(checks.map(([what, figure, isRight]) => ({ what, figure, result: isRight ? 'ok' : 'WRONG' })));
    console.log(
      'Every event has exactly one mail job and one mail by Message-ID. A worker that is killed after the mail server\n' +
        'accepted a mail and before that is stored sends it again with the same Message-ID; that is the third line from below.',
    );
    return checks.every(([, , isRight]) => isRight);
  } finally {
    for (const child of [...workers, mailServer.child]) child.kill('SIGKILL');
    await open.close();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await database.drop();
  rmSync(dataFolder, { recursive: true, force: true });
}
process.exit();
