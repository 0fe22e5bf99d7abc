// DATABASE_URL=… npm run bench -- seats [--rounds 100] [--buyers 5000] [--seats 50]   buyers race for seats, processes are killed
// Three API processes on one PostgreSQL database. In each round all buyers order a seat of a new batch from 64
// connections, and one process is killed with SIGKILL at a random moment. Some buyers do not pay, some of the refused
// ones wait. Then the unpaid holds end, and the offers of the waiting list are taken or run out until every seat is
// sold.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServices } from '@kaksha/api/app';
import { startSession } from '@kaksha/api/modules/auth/sessions-service';
import { settleDueSeats } from '@kaksha/api/modules/seats/service';
import { systemContext } from '@kaksha/api/platform/context/context';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { quantile } from './measure-quantile';
import { type Batch, buy, Clients, race } from './seats/race';

const options = new Command('npm run bench -- seats')
  .option('--rounds <count>', 'rounds with a new batch', Number, 100)
  .option('--buyers <count>', 'learners who order in each round', Number, 5000)
  .option('--seats <count>', 'seats of each batch', Number, 50)
  .option('--connections <count>', 'buyers at the same time', Number, 64)
  .parse()
  .opts<{ rounds: number; buyers: number; seats: number; connections: number }>();

const database = await createTemporaryDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), 'kaksha-seats-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  DEMO: '1',
  DATABASE_URL: database.url,
  DATABASE_POOL: '10',
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
};
const processCount = 3;

/** The API processes; a killed one is replaced. */
class Processes {
  private readonly running = new Map<ChildProcess, string>();
  kills = 0;

  origins = () => [...this.running.values()];

  async start(): Promise<void> {
    const child = fork(join(import.meta.dirname, 'seats/server.ts'), { env, execArgv: ['--import', 'tsx'] });
    const [origin] = await once(child, 'message');
    this.running.set(child, String(origin));
  }

  /** Kills a random process and starts another one. */
  async killOne(): Promise<void> {
    const all = [...this.running.keys()];
    const victim = all[Math.floor(Math.random() * all.length)];
    if (!victim) return;
    this.running.delete(victim);
    victim.kill('SIGKILL');
    this.kills += 1;
    await this.start();
  }

  stop(): void {
    for (const child of this.running.keys()) child.kill('SIGKILL');
  }
}

const settings = readSettings(env);
const { services, close } = await createServices(settings, { worker: false });
const { db } = services;
const processes = new Processes();

async function prepare(): Promise<{ trainerId: number; tokens: string[]; ids: number[] }> {
  await db.execute(sql`insert into users (email, name) select 'buyer-' || n || '@example.com', 'Buyer ' || n
    from generate_series(0, ${options.buyers}) n`);
  const { rows: people } = await db.execute<{ id: number }>(sql`select id from users order by id`);
  const [trainer, ...buyers] = people.map(({ id }) => id);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into trainers (user_id, kind, name, location) values (${trainer}, 'individual', 'Asha Rao', 'Pune') returning id`);
  const context = { ...services, client: null };
  const tokens: string[] = [];
  for (const userId of buyers) tokens.push(await startSession(context, { userId, deviceHash: null, isProven: false }));
  return { trainerId: rows[0]?.id ?? 0, tokens, ids: buyers };
}

// Categories and languages with the id 1 are reference data.
async function addBatch(trainerId: number, seats: number): Promise<Batch> {
  const { rows: courses } = await db.execute<{ id: number }>(sql`
    insert into courses (trainer_id, name, slug, description, category_id, language_id, fee_minor, course_status, stage, published_at)
    values (${trainerId}, 'A course', 'a-course', 'Six weeks.', 1, 1, 100000, 'published', 5, now()) returning id`);
  const courseId = courses[0]?.id ?? 0;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into batches (course_id, trainer_id, day_of_week, start_date, end_date, time_from, time_to, duration, seats)
    values (${courseId}, ${trainerId}, 1, current_date + 30, current_date + 60, '19:00', '21:00', '2 hours', ${seats}) returning id`);
  return { courseId, batchId: rows[0]?.id ?? 0 };
}

/**
 * Ends the unpaid holds, then lets three of four learners take the seat that they are offered, until none is offered.
 */
async function sellTheRest(clients: Clients, batch: Batch, tokenOf: ReadonlyMap<number, string>): Promise<void> {
  const { batchId } = batch;
  for (let turn = 0; ; turn += 1) {
    await db.execute(
      sql`update orders set expires_at = now() - interval '1 second' where batch_id = ${batchId} and holds_seat`,
    );
    await settleDueSeats(systemContext(services, settings));
    const { rows } = await db.execute<{ userId: number }>(sql`
      select user_id as "userId" from waiting_list where batch_id = ${batchId} and status = 'offered'`);
    if (rows.length === 0) return;
    await Promise.all(
      rows.map(async ({ userId }) => {
        const wish = { token: tokenOf.get(userId) ?? '', pays: true, key: `offer-${batchId}-${turn}-${userId}` };
        if ((userId + turn) % 4 > 0) await buy(clients, batch, wish);
      }),
    );
    await db.execute(sql`
      update waiting_list set offer_ends_at = now() - interval '1 second' where batch_id = ${batchId} and status = 'offered'`);
  }
}

/** The state of the rows at the end of a round. */
async function audit({ batchId }: Batch) {
  const { rows } = await db.execute<{ sold: number; waiting: number; wrong: boolean; lost: number }>(sql`
    select (select count(*)::int from enrolments where batch_id = b.id and status <> 'Refunded') as sold, b.waiting,
      b.seats_taken <> (select count(*) from enrolments where batch_id = b.id and status <> 'Refunded')
        + (select count(*) from orders where batch_id = b.id and holds_seat)
        + (select count(*) from waiting_list where batch_id = b.id and status = 'offered') as wrong,
      (select count(*)::int from orders o join payments p on p.order_id = o.id and p.status = 'captured'
        where o.batch_id = b.id and not exists (select from enrolments e where e.order_id = o.id)
          and not exists (select from refunds r where r.payment_id = p.id)) as lost
    from batches b where b.id = ${batchId}`);
  const row = rows[0];
  if (!row) throw new Error('the batch is gone');
  return row;
}

try {
  await Promise.all(Array.from({ length: processCount }, () => processes.start()));
  const { trainerId, tokens, ids } = await prepare();
  const tokenOf = new Map(ids.map((id, at) => [id, tokens[at] ?? '']));
  const clients = new Clients(processes.origins);
  const times: number[] = [];
  const total = { oversold: 0, unsold: 0, wrong: 0, lost: 0, answers: 0, repeated: 0, seconds: 0 };
  for (let round = 0; round < options.rounds; round += 1) {
    const batch = await addBatch(trainerId, options.seats);
    const killing = delay(100 + Math.random() * 1000).then(() => processes.killOne());
    const { connections } = options;
    const result = await race(clients, batch, tokens, { connections, round: `round-${round}`, unpaidOf: 4 });
    await killing;
    await sellTheRest(clients, batch, tokenOf);
    const { sold, waiting, wrong, lost } = await audit(batch);
    // A learner may wait for 50 batches at most.
    await db.execute(sql`delete from waiting_list where batch_id = ${batch.batchId}`);
    total.oversold += Math.max(0, sold - options.seats);
    total.unsold += waiting > 0 ? Math.max(0, options.seats - sold) : 0;
    total.wrong += wrong ? 1 : 0;
    total.lost += lost;
    total.answers += result.held + result.refused;
    total.repeated += result.repeated;
    total.seconds += result.seconds;
    times.push(...result.times);
    console.log(
      `round ${round + 1}: ${result.held} holds, ${result.refused} refused, ${result.waiting} waiting, ${sold} sold, ${result.seconds.toFixed(1)} s`,
    );
  }
  // As many seats as buyers: every call is a hold of the same batch.
  const holdAll = async (round: string, unpaidOf: 1 | 4) =>
    race(clients, await addBatch(trainerId, options.buyers), tokens, {
      connections: options.connections,
      round,
      unpaidOf,
    });
  const held = await holdAll('every-call-holds', 1);
  const all = await holdAll('most-holds-are-paid', 4);
  const rows: [string, string][] = [
    [
      'rounds, buyers, seats, connections',
      `${options.rounds}, ${options.buyers}, ${options.seats}, ${options.connections}`,
    ],
    ['processes killed', String(processes.kills)],
    ['oversold', String(total.oversold)],
    ['unsold while learners wait', String(total.unsold)],
    ['batches whose counter differs from the rows', String(total.wrong)],
    ['payments without a seat and without a refund', String(total.lost)],
    ['calls repeated after a kill', String(total.repeated)],
    ['answered orders per minute', ((total.answers / total.seconds) * 60).toFixed(0)],
    ['p99 of an order in the race', `${quantile(times, 0.99).toFixed(0)} ms`],
    ['holds per minute', ((held.held / held.seconds) * 60).toFixed(0)],
    ['p99 of a hold', `${quantile(held.times, 0.99).toFixed(0)} ms`],
    ['holds per minute while three of four are paid', ((all.held / all.seconds) * 60).toFixed(0)],
    ['p99 of such a hold', `${quantile(all.times, 0.99).toFixed(0)} ms`],
  ];
  console.log('\n| | |\n|---|---|');
  for (const [name, value] of rows) console.log(`| ${name} | ${value} |`);
  if (total.oversold + total.unsold + total.wrong + total.lost > 0) process.exitCode = 1;
} finally {
  processes.stop();
  await close();
  await database.drop();
  rmSync(dataFolder, { recursive: true, force: true });
}
