import { canaryRule, failsCanaryRule } from './canary-rule';
import type { ReleaseMetrics } from './release-metrics';
import type { ReleaseStore } from './store';
import { type LiveSnapshot, ReleaseError, type ReleaseRef } from './types';

/** What browsers told since a moment (milliseconds), of every release. */
export type MetricsSince = (since: number) => Promise<readonly ReleaseMetrics[]>;

/** A release on probation, and the one that it is held against. */
export interface Watched extends ReleaseRef {
  since: string;
  against: string;
}

/**
 * Who is on probation: every canary, and what somebody promoted within the last hour over something else. What went
 * back, by itself or by hand, is not: it has nothing to prove, and so nothing goes to and fro.
 */
export function watched({ names }: LiveSnapshot, now: number): Watched[] {
  return Object.entries(names).flatMap(([name, { version, since, previous, canary, history }]) => {
    if (canary) return [{ name, version: canary.version, since: canary.since, against: version }];
    const isNew = since !== undefined && now - Date.parse(since) < canaryRule.watchMs;
    if (!isNew || !previous || history.at(-1)?.kind !== 'promoted') return [];
    return [{ name, version, since, against: previous }];
  });
}

/**
 * Takes back what fails. May run in any number of processes at once: whoever comes second finds it done.
 * @returns what went back, and why
 */
export async function checkHealth(
  store: ReleaseStore,
  figuresSince: MetricsSince,
): Promise<(ReleaseRef & { reason: string })[]> {
  const now = store.clock();
  const gone: (ReleaseRef & { reason: string })[] = [];
  for (const each of watched(await store.live(), now)) {
    // Only what was told since it began: the same version may have been tried, and mended around, before.
    const begun = Math.max(Date.parse(each.since), now - canaryRule.windowMs);
    const [own, others] = await Promise.all([figuresSince(begun), figuresSince(begun - canaryRule.windowMs)]);
    const of = (figures: readonly ReleaseMetrics[], version: string) =>
      figures.find((one) => one.remote === each.name && one.version === version);
    const reason = failsCanaryRule(of(own, each.version), of(others, each.against));
    if (reason && (await autoRollback(store, each, reason))) gone.push({ ...each, reason });
  }
  return gone;
}

async function autoRollback(store: ReleaseStore, failing: Watched, reason: string): Promise<boolean> {
  try {
    return (await store.autoRollback(failing, `went back by itself: ${reason}`)) !== null;
  } catch (error) {
    // With nothing whole to go back to, what fails is the best there is.
    if (error instanceof ReleaseError && error.code === 'NO_PREVIOUS') return false;
    throw error;
  }
}
