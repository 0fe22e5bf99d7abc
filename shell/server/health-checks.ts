import { checkHealth, type MetricsSince } from '@kaksha/release/check-health';
import type { ReleaseStore } from '@kaksha/release/store';
import type { FastifyInstance } from 'fastify';

const intervalMs = 30_000;

/** Checks new releases while the site runs. Safe in every process of the site at once. */
export function runHealthChecks(site: FastifyInstance, store: ReleaseStore, metrics: MetricsSince): void {
  let round = Promise.resolve();
  const check = () => {
    round = round
      .then(async () => {
        for (const { name, version, reason } of await checkHealth(store, metrics)) {
          site.log.warn({ remote: name, version, reason }, 'release rolled back automatically');
        }
      })
      .catch((error: unknown) => site.log.error({ err: error }, 'could not check the health of releases'));
  };
  const timer = setInterval(check, intervalMs).unref();
  site.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
