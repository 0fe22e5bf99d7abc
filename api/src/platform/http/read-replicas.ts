import type { FastifyInstance } from 'fastify';
import type { Services } from '../context/services';
import type { Database } from '../database/database';

/** Makes readers see writes in spite of the lag of replicas; `contextOf` chooses the database of a read. */
export function addReadReplicas(
  app: FastifyInstance,
  { db, replicas }: Services,
  storeWritePosition: (db: Database, sessionId: number) => Promise<void>,
): void {
  if (!replicas) return;
  // The next shared answer would otherwise be cached from before the change.
  app.anonymousCache.onClear(() => replicas.refresh());
  app.addHook('onSend', async ({ method, user, log }, reply) => {
    if (!user || method === 'GET' || method === 'HEAD' || reply.statusCode >= 400) return;
    await storeWritePosition(db, user.sessionId).catch((error: unknown) =>
      log.warn({ err: error }, 'could not store the position of a write: a replica may answer the user without it'),
    );
  });
}
