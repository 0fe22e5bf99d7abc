import { sql } from 'drizzle-orm';
import type { Database } from './db/database';
import { forgetOldCodes } from './modules/auth/codes';
import { forgetOldSessions } from './modules/auth/sessions';
import { publishDuePosts } from './modules/blog/authoring-service';
import { completeEnrolments, reconcilePayments } from './modules/payment/reconcile/service';
import { forgetOldEvents } from './modules/telemetry/service';
import { removeLeftoverPictures, removeStrayFiles } from './modules/uploads/leftovers';
import type { Services } from './services';
import type { Settings } from './settings';

const minute = 60_000;

/** What time does to the data: batches begin and end, codes and sessions grow old. May run in several processes at once. */
export async function keepHouse(db: Database): Promise<void> {
  await db.execute(sql`select refresh_next_starts()`);
  await completeEnrolments(db);
  await forgetOldCodes(db);
  await forgetOldSessions(db);
  await forgetOldEvents(db);
}

/**
 * Keeps house at once and every five minutes, looks after unsettled payments and publishes posts that are due every
 * minute, clears unused pictures away every hour, and files that belong to no picture every day. A round that fails is
 * reported; the next one tries again.
 */
export function startHousekeeping(services: Services, settings: Settings): { stop(): Promise<void> } {
  const jobs = [
    repeat(5 * minute, 'housekeeping', () => keepHouse(services.db)),
    repeat(60 * minute, 'removing pictures that nobody shows', async () => {
      await removeLeftoverPictures(services.db, services.storage);
    }),
    repeat(24 * 60 * minute, 'removing files that belong to no picture', async () => {
      await removeStrayFiles(services.db, services.storage);
    }),
    repeat(minute, 'publishing posts', () => publishDuePosts(services.db)),
    repeat(minute, 'looking after payments', () => reconcilePayments(services, settings)),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** A round begins only when the one before has ended. */
function repeat(everyMs: number, name: string, work: () => Promise<void>): { stop(): Promise<void> } {
  let round: Promise<void> | null = null;
  const run = () => {
    round ??= work()
      .catch((error: unknown) => console.error(`${name} failed`, error))
      .finally(() => {
        round = null;
      });
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
