import type { ReportedRelease } from '@kaksha/domain/release-metrics';
import { liveVersions } from './transitions';
import type { LiveEntry, LiveSnapshot, ReleaseRef } from './types';

const dayMs = 86_400_000;

/**
 * Releases that visitors may run: live ones, canaries, targets of a rollback, those of previews, and those of tabs that
 * opened in the last days.
 * @param reported  releases that browsers reported in these days; without a site, the history says what was live
 */
export function releasesInUse(
  state: LiveSnapshot,
  at: Date,
  days: number,
  reported: readonly ReportedRelease[] | null,
): ReleaseRef[] {
  const since = new Date(at.getTime() - days * dayMs).toISOString();
  const entries = Object.entries(state.names);
  const previous = entries.flatMap(([name, each]) => (each.previous ? [{ name, version: each.previous }] : []));
  const shown = Object.values(state.previews ?? {})
    .flat()
    .filter(({ expiresAt }) => expiresAt > at.toISOString())
    .flatMap(({ releases }) => releases);
  const open = reported
    ? reported.map(({ remote, version }) => ({ name: remote, version }))
    : entries.flatMap(([name, entry]) => servedSince(entry, since).map((version) => ({ name, version })));
  const all = [...liveVersions(state), ...previous, ...shown, ...open].map(({ name, version }) => ({ name, version }));
  return [...new Map(all.map((ref) => [`${ref.name}@${ref.version}`, ref])).values()];
}

/** Versions that visitors got after a moment. */
function servedSince({ history }: LiveEntry, since: string): string[] {
  const changes = history.filter(({ kind }) => ['promoted', 'canary', 'rolled-back', 'auto-rollback'].includes(kind));
  // The one before the moment was live until the next.
  const before = changes.findLastIndex(({ at }) => at < since);
  return changes.slice(Math.max(before, 0)).map(({ version }) => version);
}
