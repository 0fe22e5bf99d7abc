import type { SurrogateKey } from '@kaksha/domain/shared-cache';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../context/context';
import type { Services } from '../context/services';
import { type PurgeData, purgeQueue } from './request-purge';

/** The NOTIFY channel on which all processes of the site hear that their cached answers are old. */
const channel = 'kaksha_shown';

/**
 * For changes that visitors must see within seconds, in the caller's transaction. After the commit all processes drop
 * their cached answers and pages, and the edge caches are purged without the wait of `requestPurge`.
 */
export async function showAtOnce(
  { db, queue }: Pick<ServiceContext, 'db' | 'queue'>,
  keys: readonly SurrogateKey[],
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
  const data = keys.map((key): PurgeData => ({ key, isUrgent: true }));
  await queue.add(
    db,
    data.map((each) => ({ queue: purgeQueue, data: each, priority: 1 })),
  );
}

/** Drops the cached answers of this process after `showAtOnce` of any process. */
export async function followShown(app: FastifyInstance, { listen }: Pick<Services, 'listen'>): Promise<void> {
  // Without keys: the purges are queued already.
  const stop = await listen(channel, () => app.anonymousCache.clear([]));
  app.addHook('onClose', () => stop());
}
