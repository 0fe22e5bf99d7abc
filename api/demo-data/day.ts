import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database';
import { facts } from '../src/platform/database/schema/platform';

/** Name of the fact that holds the day. */
export const demoDataFact = 'demo-data';

/** The day of the loaded demo data; null without demo data. */
export async function demoDataDay(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select value ->> 'day' as day from ${facts} where name = ${demoDataFact}`,
  );
  return rows[0] ? new Date(`${rows[0].day}T00:00:00Z`) : null;
}
