// DATABASE_URL=… npm run bench -- ledger [--orders 100000] [--kills 20]   random money, killed processes, exact sums
// Three processes on one PostgreSQL database record sales with coupons in both currencies,
// invoices, refunds in parts, chargebacks, reversals, payouts and repeated events. They are killed with SIGKILL at
// random moments and begin again.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServices } from '@kaksha/api/app';
import { findBalances, listChecks } from '@kaksha/api/modules/ledger/repo';
import { proveLedger } from '@kaksha/api/modules/ledger/service';
import { systemContext } from '@kaksha/api/platform/context/context';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { addRandomOrders } from '@kaksha/api/test/random-money';
import { addPayoutAccounts, countMoney, findMoneyProblems, moveRandomPayouts } from '@kaksha/api/test/random-payouts';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';

const options = new Command('npm run bench -- ledger')
  .option('--orders <count>', 'paid orders', Number, 100_000)
  .option('--kills <count>', 'processes that are killed', Number, 20)
  .parse()
  .opts<{ orders: number; kills: number }>();
const processCount = 3;
const trainerCount = 10;

const database = await createTemporaryDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), 'kaksha-ledger-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  DEMO: '1',
  DATABASE_URL: database.url,
  DATABASE_POOL: '10',
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'error',
};

let kills = 0;
/** Runs one part to its end. A killed process begins again. */
async function run(part: number, adminId: number, children: Set<ChildProcess>): Promise<void> {
  for (;;) {
    const worker = join(import.meta.dirname, 'ledger/worker.ts');
    const child = fork(worker, [String(part), String(processCount), String(adminId)], {
      env,
      execArgv: ['--import', 'tsx'],
    });
    children.add(child);
    const [code] = await once(child, 'exit');
    children.delete(child);
    if (code === 0) return;
    if (code !== null) throw new Error(`a process ended with ${code}`);
  }
}

const settings = readSettings(env);
const { services, close } = await createServices(settings, { worker: false });
const { db } = services;
async function addUser(name: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into users (email, name) values (${`${name}@example.com`}, ${name}) returning id`,
  );
  return rows[0]?.id ?? 0;
}
/** A trainer with a course and a batch. */
async function addShop(userId: number) {
  const { rows: trainers } = await db.execute<{ id: number }>(sql`
    insert into trainers (user_id, kind, name, location) values (${userId}, 'individual', 'Asha Rao', 'Pune') returning id`);
  const trainerId = trainers[0]?.id ?? 0;
  const { rows: courses } = await db.execute<{ id: number }>(sql`
    insert into courses (trainer_id, name, slug, description, category_id, language_id, fee_minor, course_status, stage, published_at)
    values (${trainerId}, 'A course', ${`course-${trainerId}`}, 'Six weeks.', 1, 1, 100000, 'published', 5, now()) returning id`);
  const courseId = courses[0]?.id ?? 0;
  const { rows: batches } = await db.execute<{ id: number }>(sql`
    insert into batches (course_id, trainer_id, day_of_week, start_date, time_from, time_to, duration)
    values (${courseId}, ${trainerId}, 1, current_date + 30, '19:00', '21:00', '2 hours') returning id`);
  return { trainerId, courseId, batchId: batches[0]?.id ?? 0 };
}

try {
  const adminId = await addUser('admin');
  const learnerId = await addUser('priya');
  const trainerIds: number[] = [];
  for (let number = 0; number < trainerCount; number += 1) {
    const shop = await addShop(await addUser(`trainer-${number}`));
    trainerIds.push(shop.trainerId);
    await addRandomOrders(db, Math.ceil(options.orders / trainerCount), { ...shop, userId: learnerId });
  }
  await addPayoutAccounts(db, trainerIds);
  await db.execute(sql`analyze`);

  const started = performance.now();
  const children = new Set<ChildProcess>();
  let finished = false;
  const killer = async () => {
    while (!finished && kills < options.kills) {
      await delay(1500 + Math.random() * 3000);
      const all = [...children];
      const victim = all[Math.floor(Math.random() * all.length)];
      if (finished || !victim) continue;
      victim.kill('SIGKILL');
      kills += 1;
    }
  };
  const killing = killer();
  await Promise.all(Array.from({ length: processCount }, (_, part) => run(part, adminId, children)));
  finished = true;
  await killing;
  const seconds = (performance.now() - started) / 1000;

  const context = systemContext(services, settings);
  // What was approved before the end is paid or fails.
  for (let round = 0; round < 3; round += 1) await moveRandomPayouts(context, adminId, `end ${round}`);
  const checkStart = performance.now();
  await proveLedger(context);
  const checkMs = Math.round(performance.now() - checkStart);
  const [check] = await listChecks(db, 1);
  const problems = [...(check?.problems ?? ['no check']), ...(await findMoneyProblems(db))];
  console.table(await findBalances(db));
  console.log({ ...(await countMoney(db)), kills, seconds: Math.round(seconds), checkMs, problems });
  if (!check?.ok || check.orders === 0 || problems.length > 0) process.exitCode = 1;
} finally {
  await close();
  await database.drop();
  rmSync(dataFolder, { recursive: true, force: true });
}
