import { sql } from 'drizzle-orm';
import type { Database } from './db/database';
import { forgetOldCodes } from './modules/auth/codes';
import { forgetOldSessions } from './modules/auth/sessions';
import { forgetOldEvents } from './modules/telemetry/service';

const everyMs = 5 * 60_000;

/** What time does to the data: batches begin, codes and sessions grow old. May run in several processes at once. */
export async function keepHouse(db: Database): Promise<void> {
  await db.execute(sql`select refresh_next_starts()`);
  await forgetOldCodes(db);
  await forgetOldSessions(db);
  await forgetOldEvents(db);
}

/** Keeps house at once and every five minutes. A round that fails is reported; the next one tries again. */
export function startHousekeeping(db: Database): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  const run = () => {
    round = keepHouse(db).catch((error: unknown) => console.error('housekeeping failed', error));
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
