import { and, gte, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { telemetryEvents as events } from '../../db/schema/platform';

/** What browsers told of one release in a span of time. */
export interface ReleaseFigures {
  remote: string;
  version: string;
  /** Times that it was loaded and ran. */
  loads: number;
  /** Times that it did not load. */
  loadFailures: number;
  /** Errors that came from it. */
  errors: number;
  /** Three of four loads took no longer, in milliseconds; null when nobody told. */
  loadMs: number | null;
  /** ISO 8601. */
  lastSeen: string;
}

const told = sql`${events.kind} = 'vital' and ${events.name} = 'REMOTE'`;
const notLoaded = sql`${events.kind} = 'error' and ${events.name} = 'load'`;
const broke = sql`${events.kind} = 'error' and ${events.name} <> 'load'`;

/** Of each release that anybody told of since then. */
export async function figuresSince(db: Database, since: Date): Promise<ReleaseFigures[]> {
  const rows = await db
    .select({
      remote: events.remote,
      version: events.version,
      loads: sql<number>`(count(*) filter (where ${told}))::int`,
      loadFailures: sql<number>`(count(*) filter (where ${notLoaded}))::int`,
      errors: sql<number>`(count(*) filter (where ${broke}))::int`,
      loadMs: sql<
        number | null
      >`(percentile_cont(0.75) within group (order by ${events.value}) filter (where ${told}))::float8`,
      lastSeen: max(events.at),
    })
    .from(events)
    // Both kinds, by name: the index begins with the kind.
    .where(and(sql`${events.kind} in ('vital', 'error')`, gte(events.at, since)))
    .groupBy(events.remote, events.version)
    .orderBy(events.remote, events.version);
  return rows.map((row) => ({ ...row, lastSeen: (row.lastSeen ?? since).toISOString() }));
}
