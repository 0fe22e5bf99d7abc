import { checkHealth, type MetricsSince } from '@kaksha/release/check-health';
import { expiredFlags, openAlarms } from '@kaksha/release/overview';
import { readManifests } from '@kaksha/release/read-live';
import type { ReleaseStore } from '@kaksha/release/store';
import type { ReleaseRef } from '@kaksha/release/types';
import type { FastifyInstance } from 'fastify';
import { Gauge, register } from 'prom-client';

const intervalMs = 30_000;

/** Code of the log line of an alarm, for rules on logs. */
const RELEASE_ALARM = 'RELEASE_ALARM';

/** Checks new releases while the site runs. Safe in every process of the site at once. */
export function runHealthChecks(site: FastifyInstance, store: ReleaseStore, metrics: MetricsSince): void {
  const showAlarms = alarmGauge();
  const showExpired = expiredGauge();
  let round = Promise.resolve();
  const check = () => {
    round = round
      .then(async () => {
        const actions = await checkHealth(store, metrics);
        for (const { name, version, kind, reason } of actions) {
          if (kind === 'alarm') site.log.error({ code: RELEASE_ALARM, remote: name, version, reason }, 'release alarm');
          else site.log.warn({ remote: name, version, reason }, 'release rolled back automatically');
        }
        const unrecorded = actions.filter(({ kind }) => kind === 'alarm');
        const live = await store.live();
        showAlarms([...openAlarms(live), ...unrecorded]);
        showExpired(expiredFlags(await readManifests(store, live), live, new Date()));
      })
      .catch((error: unknown) => site.log.error({ err: error }, 'could not check the health of releases'));
  };
  const timer = setInterval(check, intervalMs).unref();
  site.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}

/** Exposes alarms at `/backend/metrics`. */
function alarmGauge(): (alarms: readonly ReleaseRef[]) => void {
  // The register is per process; tests create several sites in one.
  register.removeSingleMetric('release_alarm');
  const gauge = new Gauge({
    name: 'release_alarm',
    help: 'Releases that fail and stay live, because a rollback would take a security fix back',
    labelNames: ['remote', 'version'],
  });
  return (alarms) => {
    gauge.reset();
    for (const { name, version } of alarms) gauge.set({ remote: name, version }, 1);
  };
}

/** Exposes expired flags at `/backend/metrics`. */
function expiredGauge(): (flags: ReturnType<typeof expiredFlags>) => void {
  register.removeSingleMetric('release_flag_expired');
  const gauge = new Gauge({
    name: 'release_flag_expired',
    help: 'Flags of releases that visitors get, after the day on which they expire',
    labelNames: ['remote', 'flag'],
  });
  return (flags) => {
    gauge.reset();
    for (const { name, flag } of flags) gauge.set({ remote: name, flag }, 1);
  };
}
