import { hourMs } from '@kaksha/domain/time-units';
import type { ServedReleases } from '@kaksha/release/served-releases';
import type { FastifyInstance } from 'fastify';

const intervalMs = hourMs;

/**
 * Signs the store's metadata again while the site runs, on machines with the online key: every day, and when a team has
 * changed its part.
 */
export function keepMetadataFresh(site: FastifyInstance, store: ServedReleases): void {
  const refresh = () =>
    void store
      .refresh()
      .catch((error: unknown) => site.log.error({ err: error }, 'could not sign the release metadata again'));
  const timer = setInterval(refresh, intervalMs).unref();
  const stopWatching = store.storage.watch(refresh);
  site.addHook('onClose', () => {
    clearInterval(timer);
    stopWatching();
  });
}
