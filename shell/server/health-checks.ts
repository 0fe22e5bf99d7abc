import { checkHealth, type MetricsSince } from '@kaksha/release/check-health';
import type { ReleaseStore } from '@kaksha/release/store';
import type { FastifyInstance } from 'fastify';

const everyMs = 30_000;

/** Looks after releases on probation as long as the site runs; every process of the site may. */
export function runHealthChecks(site: FastifyInstance, store: ReleaseStore, figures: MetricsSince): void {
  let round = Promise.resolve();
  const look = () => {
    round = round
      .then(async () => {
        for (const { name, version, reason } of await checkHealth(store, figures)) {
          site.log.warn(`${name} ${version} went back by itself: ${reason}`);
        }
      })
      .catch((error: unknown) => site.log.error({ err: error }, 'releases could not be looked after'));
  };
  const timer = setInterval(look, everyMs).unref();
  site.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
