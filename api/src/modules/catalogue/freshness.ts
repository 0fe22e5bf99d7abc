import { sql } from 'drizzle-orm';
import type { ApiModule } from '../../api-module';

const everyMs = 5 * 60_000;

/**
 * When the next batch of a course begins is kept with the course, because lists are sorted by it. Changes of batches
 * keep it right; this does as time passes and starts slip into the past.
 */
export const nextStartFreshness: ApiModule = async (app, { services: { db } }) => {
  const refresh = async () => {
    try {
      const { rows } = await db.execute<{ changed: number }>(sql`select refresh_next_starts() as changed`);
      if (rows[0]?.changed) app.anonymousCache.clear();
    } catch (error) {
      app.log.error({ err: error }, 'the next starts of courses could not be refreshed');
    }
  };
  const timer = setInterval(refresh, everyMs).unref();
  app.addHook('onReady', refresh);
  app.addHook('onClose', async () => clearInterval(timer));
};
