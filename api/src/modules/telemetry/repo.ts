import { and, eq, gte, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { telemetryEvents as events } from '../../platform/database/schema/platform';
import { float, integer } from '../../platform/database/typed-sql';

export type NewEvent = typeof events.$inferInsert;

/** Drops a second load report of one page and release. */
export async function addEvents(db: Database, rows: NewEvent[]): Promise<void> {
  await db.insert(events).values(rows).onConflictDoNothing();
}

/** Measurements of a page. A second report of a measurement replaces a smaller value. */
export async function addVitals(db: Database, rows: NewEvent[]): Promise<void> {
  const { remote, version, value, rating } = events;
  const reported = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);
  await db
    .insert(events)
    .values(rows)
    .onConflictDoUpdate({
      target: [events.page, events.name],
      targetWhere: sql`kind = 'vital' and name <> 'REMOTE'`,
      set: Object.fromEntries(
        Object.entries({ remote, version, value, rating }).map(([key, column]) => [key, reported(column)]),
      ),
      setWhere: sql`${reported(value)} > ${value}`,
    });
}

export async function countErrorsOfPage(db: Database, page: string): Promise<number> {
  return db.$count(events, and(eq(events.page, page), sql`${events.kind} = 'error'`));
}

export async function deleteEventsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(events).where(lt(events.at, moment));
}

/** Deletes the oldest events above a number of ids, so that storage is bounded. */
export async function deleteEventsAbove(db: Database, maxEvents: number): Promise<void> {
  await db.delete(events).where(sql`${events.id} <= (select max(id) from ${events}) - ${maxEvents}::int`);
}

const isLoad = sql`${events.kind} = 'vital' and ${events.name} = 'REMOTE'`;
const isLoadFailure = sql`${events.kind} = 'error' and ${events.name} = 'load'`;
const isOtherError = sql`${events.kind} = 'error' and ${events.name} <> 'load'`;

/** One row per release with at least one event since the moment. Each figure counts a network once. */
export function countEventsByRelease(db: Database, since: Date) {
  return (
    db
      .select({
        remote: events.remote,
        version: events.version,
        loads: integer(sql`count(distinct ${events.network}) filter (where ${isLoad})`),
        loadFailures: integer(sql`count(distinct ${events.network}) filter (where ${isLoadFailure})`),
        errors: integer(sql`count(distinct ${events.network}) filter (where ${isOtherError})`),
        loadMs: float(sql`percentile_cont(0.75) within group (order by ${events.value}) filter (where ${isLoad})`),
        lastSeen: max(events.at),
      })
      .from(events)
      // The index begins with the kind, so both kinds are listed.
      .where(and(sql`${events.kind} in ('vital', 'error')`, gte(events.at, since)))
      .groupBy(events.remote, events.version)
      .orderBy(events.remote, events.version)
  );
}
