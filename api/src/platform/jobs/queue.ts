import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database, OpenDatabase } from '../database/database';
import { traceOfNewJob } from '../tracing/trace-jobs';
import { spreadCreation } from './repo';

/** The NOTIFY channel that wakes workers; the payload is the name of a queue. */
export const jobChannel = 'kaksha_jobs';

export const deadLetterQueue = 'dead-letter';

/** A job for a queue. */
export interface NewJob {
  queue: string;
  data: object;
  /** A second job with the same key is not added. */
  key?: string;
  /** Higher ones run first; 0 by default. */
  priority?: number;
}

/** Jobs of the site, stored in its database by pg-boss. */
export interface JobQueue {
  /** Adds jobs in the caller's transaction, oldest first. Workers wake when it commits. */
  add(tx: Database, jobs: readonly NewJob[]): Promise<void>;
  boss: PgBoss;
  /** Resolves when no query of pg-boss is in progress. */
  settled(): Promise<void>;
}

/** Recovery time after a worker was killed: expired jobs are found at this interval. */
const maintenanceIntervalSeconds = 15;

export function createJobQueue(database: OpenDatabase, log: FastifyBaseLogger): JobQueue {
  const inProgress = new Set<Promise<unknown>>();
  const executeSql = async (text: string, values?: unknown[]) => {
    const query = database.execute(text, values).catch((error: unknown) => {
      // pg-boss does not await these, so a rejection would end the process. Their jobs expire and run again.
      if (!/^\s*WITH (results|deleted_jobs)\b/.test(text)) throw error;
      log.error({ err: error }, 'result of a job not stored');
      return { rows: [{ count: '0' }] };
    });
    inProgress.add(query);
    return query.finally(() => inProgress.delete(query));
  };
  const boss = new PgBoss({
    db: { executeSql },
    // Our migrations create the schema.
    migrate: false,
    maintenanceIntervalSeconds,
    archiveCompletedAfterSeconds: 3600,
    archiveFailedAfterSeconds: 7 * 24 * 3600,
    deleteAfterDays: 3,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  return {
    boss,
    async add(tx, jobs) {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ queue, data, key, priority }) => ({
        name: queue,
        // The dead-letter queue keeps the data only, so the name of the queue is stored there.
        data: { ...data, queue, ...traceOfNewJob() },
        priority,
        ...(key && { id: uuidOf(`${queue} ${key}`) }),
      }));
      await boss.insert(rows, { db: { executeSql: (text, values) => tx.execute(bind(text, values)) } });
      // Jobs of one transaction have one creation time, and workers fetch by it.
      const ids = rows.flatMap(({ id }) => id ?? []);
      if (ids.length > 1) await spreadCreation(tx, ids);
      for (const queue of new Set(jobs.map((job) => job.queue))) {
        await tx.execute(sql`select pg_notify(${jobChannel}, ${queue})`);
      }
    },
    async settled() {
      await Promise.allSettled(inProgress);
    },
  };
}

/** SQL with `$1` placeholders as a query of Drizzle, so that it runs in a transaction. */
function bind(text: string, values: readonly unknown[]): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`));
  return sql.join(parts);
}

/** A UUID (version 8) from a text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
