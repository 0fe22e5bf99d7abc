import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';
import { canaryRule, failsCanaryRule } from './canary-rule';
import type { ReleaseStore } from './store';
import { isSecurityFix } from './transitions';
import { type LiveEntry, type LiveSnapshot, ReleaseError, type ReleaseRef } from './types';

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
  return Object.entries(names).flatMap(([name, entry]) => {
    const { version, since, previous, canary } = entry;
    const isNew = now - Date.parse(since) < canaryRule.watchMs;
    return [
      ...(isNew && previous && wasPromoted(entry) ? [{ name, version, since, baseline: previous }] : []),
      ...(canary ? [{ name, version: canary.version, since: canary.since, baseline: version }] : []),
    ];
  });
}

/** Whether a promotion made the version live, and not a rollback. */
const wasPromoted = ({ version, since, history }: LiveEntry) =>
  history.some((line) => line.kind === 'promoted' && line.version === version && line.at === since);

/** A failing release, and whether it was rolled back or stays live with an alarm. */
export interface HealthAction extends ReleaseRef {
  kind: 'rolled-back' | 'alarm';
  reason: string;
}

/**
 * Rolls back watched releases that fail the canary rule. Raises an alarm instead when that would undo a
 * security fix, because reports of browsers can be forged. Safe in several processes at once.
 * @returns what this call did
 */
export async function checkHealth(store: ReleaseStore, metricsSince: MetricsSince): Promise<HealthAction[]> {
  const now = store.clock();
  const actions: HealthAction[] = [];
  for (const each of watchedReleases(await store.live(), now)) {
    // Only reports from this attempt count; the same version may have been a canary before.
    const from = Math.max(Date.parse(each.since), now - canaryRule.windowMs);
    const [own, baseline] = await Promise.all([metricsSince(from), metricsSince(from - canaryRule.windowMs)]);
    const of = (metrics: readonly ReleaseMetrics[], version: string) =>
      metrics.find((one) => one.remote === each.name && one.version === version);
    const reason = failsCanaryRule(of(own, each.version), of(baseline, each.baseline));
    const kind = reason && (await act(store, each, reason));
    if (kind) actions.push({ name: each.name, version: each.version, kind, reason });
  }
  return actions;
}

async function act(store: ReleaseStore, failing: WatchedRelease, reason: string): Promise<HealthAction['kind'] | null> {
  const entry = (await store.live()).names[failing.name];
  if (isSecurityFix(entry, failing.version)) return alarm(store, failing, `fails, but is a security fix: ${reason}`);
  try {
    return (await store.autoRollback(failing, `rolled back automatically: ${reason}`)) && 'rolled-back';
  } catch (error) {
    if (!(error instanceof ReleaseError) || error.code !== 'NO_PREVIOUS') throw error;
    // With no earlier version to go back to, the failing one stays live.
    if (!entry?.security) return null;
    return alarm(store, failing, `fails, but earlier versions lack a security fix: ${reason}`);
  }
}

async function alarm(store: ReleaseStore, failing: WatchedRelease, reason: string): Promise<'alarm' | null> {
  try {
    return (await store.raiseAlarm(failing, reason)) ? 'alarm' : null;
  } catch (error) {
    // A site without the online key cannot record the alarm; it reports it with each check.
    if (error instanceof ReleaseError && error.code === 'KEYS') return 'alarm';
    throw error;
  }
}
