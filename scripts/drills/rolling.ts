// npm run drill -- rolling   restarts three sites behind HAProxy under load, then kills one: no request fails

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { Command } from 'commander';
import pg from 'pg';
import { type SiteProcess, startProductionSites } from '../lib/production-site';
import { startBalancer } from './rolling/balancer';
import { type LoadReport, startLoad } from './rolling/load';

new Command('npm run drill -- rolling')
  .description(
    'Needs HAProxy and a PostgreSQL (DATABASE_URL, by default on this machine). Creates a database there and drops it.',
  )
  .parse();

const database = await createTemporaryDatabase();
const folder = mkdtempSync(join(tmpdir(), 'kaksha-drill-'));
/** Longer than two health checks of the balancer. */
const drainSeconds = '2';
const settleMs = 3000;

async function query<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client.query<T>(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

/** Saves that were acknowledged and are not in the database. */
async function countLost({ saved }: LoadReport): Promise<number> {
  const rows = await query<{ course_id: number }>(
    `select course_id from course_actions join users on users.id = user_id where email = 'learner@kaksha.test' and kind = 'like'`,
  );
  const stored = new Set(rows.map(({ course_id }) => course_id));
  return [...saved].filter((id) => !stored.has(id)).length;
}

async function restartEach(processes: readonly SiteProcess[]): Promise<void> {
  for (const each of processes) {
    await each.end();
    await each.start();
    await delay(settleMs);
  }
}

async function killOne([first]: readonly SiteProcess[]): Promise<void> {
  await first?.end('SIGKILL');
  await delay(settleMs);
  await first?.start();
  await delay(settleMs);
}

async function run(): Promise<boolean> {
  const sites = await startProductionSites(3, {
    databaseUrl: database.url,
    environment: { DRAIN_SECONDS: drainSeconds },
  });
  const { processes, tokens } = sites;
  const balancer = await startBalancer(
    processes.map(({ port }) => port),
    folder,
  );
  try {
    const courses = await query<{ id: number }>('select id from courses where is_public limit 50');
    const rows = [];
    for (const [name, change] of [
      ['rolling restart', restartEach],
      ['kill -9 of one', killOne],
    ] as const) {
      const load = startLoad(
        balancer.origin,
        tokens.learner,
        courses.map(({ id }) => id),
      );
      await delay(settleMs);
      await change(processes);
      const report = await load.stop();
      const failed = Object.values(report.failed).reduce((sum, count) => sum + count, 0);
      rows.push({ name, report, failed, lost: await countLost(report) });
    }
    console.table(
      rows.map(({ name, report, failed, lost }) => ({
        case: name,
        requests: report.requests,
        failed,
        'what failed': JSON.stringify(report.failed),
        'acknowledged writes': report.saved.size,
        'of them lost': lost,
        'longest gap ms': report.longestGapMs,
      })),
    );
    // A killed process takes the requests with it that it has open: at most one for each connection of the load.
    const [restart, kill] = rows;
    return restart?.failed === 0 && (kill?.failed ?? 0) <= 8 && rows.every(({ lost }) => lost === 0);
  } finally {
    await balancer.stop();
    await sites.stop();
  }
}

const holds = await run().finally(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});
if (!holds) process.exitCode = 1;
