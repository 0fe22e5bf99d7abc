import type { FastifyInstance } from 'fastify';
import type { Services } from '../context/services';
import { requestPurge } from '../edge/request-purge';

/** Asks for a purge of the edge cache after each change of what visitors see. */
export function purgeOnChange(app: FastifyInstance, services: Services): void {
  app.anonymousCache.onClear((keys) => {
    requestPurge(services, keys).catch((error: unknown) =>
      // The change is stored, and the edge cache drops the old answer after EDGE_SECONDS.
      app.log.error({ err: error }, 'purge of the edge cache not queued'),
    );
  });
}
