// npm run drill -- failover   kills the primary of two PostgreSQL during orders: none is lost, and how long it takes
import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServices } from '@kaksha/api/app';
import { startSession } from '@kaksha/api/modules/auth/sessions-service';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { startCluster } from './failover/cluster';
import { queryOnce } from './lib/database';

const options = new Command('npm run drill -- failover')
  .description('Needs PostgreSQL 15. Installs Patroni, etcd and HAProxy on Debian.')
  .option('--orders <count>', 'orders that are acknowledged in all', Number, 2400)
  .parse()
  .opts<{ orders: number }>();

const gapLimitMs = 30_000;
const buyersAtOnce = 12;
const batchCount = 20;
const keyOf = (at: number) => `failover-${at}`;

interface Order {
  token: string;
  courseId: number;
  batchId: number;
}

const folder = mkdtempSync(join(tmpdir(), 'kaksha-failover-'));
const cluster = await startCluster(folder);
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: '',
  DEMO: '1',
  DATABASE_URL: cluster.url,
  DATABASE_POOL: '12',
  DATA_DIR: join(folder, 'site'),
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
  REDIS_URL: '',
  STORAGE_URL: '',
};

/** Batches with seats for everyone, and a learner for each order. */
async function prepare(): Promise<Order[]> {
  const { services, close } = await createServices(readSettings(env), { worker: false });
  const { db } = services;
  const idsOf = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  const people = await idsOf(sql`insert into users (email, name)
    select 'buyer-' || n || '@example.com', 'Buyer ' || n from generate_series(0, ${options.orders}) n returning id`);
  const [trainer, ...buyers] = people;
  const [trainerId] = await idsOf(sql`
    insert into trainers (user_id, kind, name, location) values (${trainer}, 'individual', 'Asha Rao', 'Pune') returning id`);
  const batches: Omit<Order, 'token'>[] = [];
  for (let at = 0; at < batchCount; at += 1) {
    const [courseId = 0] = await idsOf(sql`
      insert into courses (trainer_id, name, slug, description, category_id, language_id, fee_minor, course_status, stage, published_at)
      values (${trainerId}, 'A course', ${`a-course-${at}`}, 'Six weeks.', 1, 1, 100000, 'published', 5, now()) returning id`);
    const [batchId = 0] = await idsOf(sql`
      insert into batches (course_id, trainer_id, day_of_week, start_date, end_date, time_from, time_to, duration, seats)
      values (${courseId}, ${trainerId}, 1, current_date + 30, current_date + 60, '19:00', '21:00', '2 hours', 500) returning id`);
    batches.push({ courseId, batchId });
  }
  const orders: Order[] = [];
  for (const [at, userId] of buyers.entries()) {
    const batch = batches[at % batches.length];
    const token = await startSession({ ...services, client: null }, { userId, deviceHash: null, isProven: false });
    if (batch) orders.push({ ...batch, token });
  }
  await close();
  return orders;
}

async function run(): Promise<boolean> {
  const orders = await prepare();
  const api = fork(join(import.meta.dirname, 'failover/api.ts'), { env, execArgv: ['--import', 'tsx'] });
  const [origin] = await once(api, 'message');
  const acknowledged = new Map<number, number>();
  const failed: Record<string, number> = {};
  let lastAnswer = Date.now();
  let longestGapMs = 0;
  let next = 0;
  const stopping = new AbortController();
  setMaxListeners(2 * buyersAtOnce, stopping.signal);
  api.on('exit', () => stopping.abort());

  /** Orders once; an answer that is not an acknowledgement is repeated with the same key, as the page does. */
  const buy = async (at: number) => {
    const order = orders[at];
    for (;;) {
      const body = JSON.stringify({ courseId: order?.courseId, batchId: order?.batchId, idempotencyKey: keyOf(at) });
      const headers = { authorization: `Bearer ${order?.token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/backend/payment/orders`, { method: 'POST', headers, body }).catch(
        () => null,
      );
      const text = (await answer?.text().catch(() => null)) ?? null;
      if (answer?.status === 200 && text) {
        acknowledged.set(at, Date.now());
        longestGapMs = Math.max(longestGapMs, Date.now() - lastAnswer);
        lastAnswer = Date.now();
        return;
      }
      const what = String(answer?.status ?? 'no answer');
      failed[what] = (failed[what] ?? 0) + 1;
      if (answer && answer.status < 500) throw new Error(`An order was refused: ${text}`);
      await delay(200, undefined, { signal: stopping.signal });
    }
  };
  const lane = async () => {
    for (let at = next++; at < orders.length; at = next++) await buy(at);
  };
  try {
    lastAnswer = Date.now();
    const killOne = async () => {
      while (acknowledged.size < orders.length / 3) await delay(50, undefined, { signal: stopping.signal });
      const killed = await cluster.killPrimary();
      return { killed, before: acknowledged.size };
    };
    const lanes = Array.from({ length: buyersAtOnce }, lane);
    const [{ killed, before }] = await Promise.all([killOne(), ...lanes]);
    const rows = await queryOnce<{ key: string }>(cluster.url, 'select idempotency_key as key from orders');
    const stored = new Map<string, number>();
    for (const { key } of rows) stored.set(key, (stored.get(key) ?? 0) + 1);
    const lost = [...acknowledged.keys()].filter((at) => !stored.has(keyOf(at))).length;
    const twice = [...stored.values()].filter((count) => count > 1).length;
    console.table([
      {
        'acknowledged orders': acknowledged.size,
        'before the kill': before,
        lost,
        twice,
        'longest gap ms': longestGapMs,
        'failed attempts': JSON.stringify(failed),
        primary: `${killed}, then ${await cluster.primary()}`,
      },
    ]);
    return (
      lost === 0 && twice === 0 && acknowledged.size >= Math.min(2000, options.orders) && longestGapMs < gapLimitMs
    );
  } finally {
    stopping.abort();
    api.kill('SIGTERM');
  }
}

const holds = await run().finally(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});
if (!holds) process.exitCode = 1;
