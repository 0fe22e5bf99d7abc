import { canaryRule, failsCanaryRule } from './canary-rule';
import type { ReleaseMetrics } from './release-metrics';
import type { ReleaseStore } from './store';
import { type LiveSnapshot, ReleaseError, type ReleaseRef } from './types';

/** Metrics of every release since a moment (milliseconds since 1970). */
export type MetricsSince = (since: number) => Promise<readonly ReleaseMetrics[]>;

/** A release that may be rolled back automatically, and the version that it is compared with. */
export interface WatchedRelease extends ReleaseRef {
  since: string;
  baseline: string;
}

/**
 * Every canary, and every release that replaced another within the last hour. A rollback's target is not watched, so
 * that the live version does not alternate.
 */
export function watchedReleases({ names }: LiveSnapshot, now: number): WatchedRelease[] {
  return Object.entries(names).flatMap(([name, { version, since, previous, canary, history }]) => {
    if (canary) return [{ name, version: canary.version, since: canary.since, baseline: version }];
    const isNew = now - Date.parse(since) < canaryRule.watchMs;
    if (!isNew || !previous || history.at(-1)?.kind !== 'promoted') return [];
    return [{ name, version, since, baseline: previous }];
  });
}

/**
 * Rolls back watched releases that fail the canary rule. Safe in several processes at once.
 * @returns the releases that this call rolled back, and why
 */
export async function checkHealth(
  store: ReleaseStore,
  metricsSince: MetricsSince,
): Promise<(ReleaseRef & { reason: string })[]> {
  const now = store.clock();
  const rolledBack: (ReleaseRef & { reason: string })[] = [];
  for (const each of watchedReleases(await store.live(), now)) {
    // Only reports from this attempt count; the same version may have been a canary before.
    const from = Math.max(Date.parse(each.since), now - canaryRule.windowMs);
    const [own, baseline] = await Promise.all([metricsSince(from), metricsSince(from - canaryRule.windowMs)]);
    const of = (metrics: readonly ReleaseMetrics[], version: string) =>
      metrics.find((one) => one.remote === each.name && one.version === version);
    const reason = failsCanaryRule(of(own, each.version), of(baseline, each.baseline));
    if (reason && (await rollBack(store, each, reason))) rolledBack.push({ ...each, reason });
  }
  return rolledBack;
}

async function rollBack(store: ReleaseStore, failing: WatchedRelease, reason: string): Promise<boolean> {
  try {
    return (await store.autoRollback(failing, `rolled back automatically: ${reason}`)) !== null;
  } catch (error) {
    // With no earlier version to go back to, the failing one stays live.
    if (error instanceof ReleaseError && error.code === 'NO_PREVIOUS') return false;
    throw error;
  }
}
