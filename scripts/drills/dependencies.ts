// npm run drill -- dependencies   takes PostgreSQL, the connections and Redis away: what a site still serves, and when
// it recovers

import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { Command } from 'commander';
import { startProductionSites } from '../lib/production-site';
import { cuttable } from './dependencies/cuttable';
import { lockableTables } from './dependencies/lockable-tables';

const options = new Command('npm run drill -- dependencies')
  .description(
    'Needs a PostgreSQL (DATABASE_URL) and a Redis (REDIS_URL), by default on this machine. Creates a database and drops it.',
  )
  .option('--seconds <count>', 'length of each outage', Number, 20)
  .parse()
  .opts<{ seconds: number }>();

const redisServer = new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379');
const database = await createTemporaryDatabase();
/** The calls of a round. The pages and the file were asked for before the outage. */
const calls = {
  'cached pages': ['/', '/live-courses', '/blog', '/course/kubernetes-in-production/1'],
  'static files': ['/remotes.json', '/robots.txt'],
  readiness: ['/backend/health/ready'],
  API: ['/backend/patrons-registration/GetAllCourses?course_name=python', '/backend/categories/'],
};
type Kind = keyof typeof calls;
const kinds: readonly Kind[] = ['cached pages', 'static files', 'readiness', 'API'];
/** How long the API may need after the outage. */
const recoveryLimitMs = 5000;

const statusOf = (address: string) =>
  fetch(address).then(
    async (answer) => {
      const text = await answer.text();
      // A page without its content is sent as a frame, which the browser fills.
      return text.startsWith('<!doctype html') && !text.includes('<h1') ? 'frame' : String(answer.status);
    },
    () => 'no answer',
  );

/** Number of answers of each status, by kind of call. */
type Tally = Record<Kind, Record<string, number>>;

async function callUntil(origin: string, until: number, log: Tally): Promise<void> {
  while (Date.now() < until) {
    for (const kind of kinds) {
      for (const path of calls[kind]) {
        const status = await statusOf(origin + path);
        log[kind][status] = (log[kind][status] ?? 0) + 1;
      }
    }
    await delay(100);
  }
}

const emptyTally = (): Tally => ({ 'cached pages': {}, 'static files': {}, readiness: {}, API: {} });

async function recoveryMs(origin: string): Promise<number> {
  const began = Date.now();
  while ((await statusOf(origin + calls.API[0])) !== '200') {
    if (Date.now() - began > 60_000) return Number.POSITIVE_INFINITY;
    await delay(50);
  }
  return Date.now() - began;
}

async function run(): Promise<boolean> {
  const server = new URL(database.url);
  const postgres = await cuttable(server.hostname, Number(server.port || 5432));
  const redis = await cuttable(redisServer.hostname, Number(redisServer.port || 6379));
  const databaseUrl = Object.assign(new URL(server), {
    hostname: '127.0.0.1',
    port: postgres.port,
  }).href;
  const sites = await startProductionSites(1, {
    databaseUrl,
    environment: { REDIS_URL: `redis://127.0.0.1:${redis.port}`, RATE_LIMIT: '1', DATABASE_POOL: '3' },
  });
  const [site] = sites.processes;
  const usedUp = await lockableTables(server.href);
  const rows: { outage: string; log: Tally; recovery: number; logBytes: number }[] = [];
  try {
    if (!site) throw new Error('no process');
    for (const [outage, proxy] of [
      ['PostgreSQL', postgres],
      ['connections', usedUp],
      ['Redis', redis],
    ] as const) {
      await callUntil(site.origin, Date.now() + 1000, emptyTally());
      const log = emptyTally();
      const logBytesBefore = site.logBytes();
      await proxy.cut();
      await callUntil(site.origin, Date.now() + options.seconds * 1000, log);
      await proxy.restore();
      const recovery = await recoveryMs(site.origin);
      rows.push({ outage, log, recovery, logBytes: site.logBytes() - logBytesBefore });
    }
  } finally {
    await sites.stop();
    await usedUp.stop();
    await postgres.stop();
    await redis.stop();
  }
  console.table(
    rows.map(({ outage, log, recovery, logBytes }) => ({
      outage,
      ...Object.fromEntries(kinds.map((kind) => [kind, JSON.stringify(log[kind])])),
      'recovery ms': recovery,
      'log kB': Math.round(logBytes / 1000),
    })),
  );
  // Answers for visitors are cached for two seconds, so the API's first ones are 200 during an outage too.
  const isOnly = (tally: Record<string, number>, status: string) => Object.keys(tally).join() === status;
  return rows.every(
    ({ outage, log, recovery, logBytes }) =>
      isOnly(log['cached pages'], '200') &&
      isOnly(log['static files'], '200') &&
      isOnly(log.readiness, '200') &&
      isOnly(log.API, outage === 'Redis' ? '200' : '200,503') &&
      recovery < recoveryLimitMs &&
      logBytes < 200_000,
  );
}

const holds = await run().finally(() => database.drop());
if (!holds) process.exitCode = 1;
