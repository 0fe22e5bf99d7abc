import type { ReleaseMetrics } from './release-metrics';
import type { LiveSnapshot } from './types';

/** A version that visitors are given, or that some of them still run. */
export interface LiveVersion {
  name: string;
  version: string;
  role: 'live' | 'canary' | 'former';
  /** Percent of visitors who are given it with their next page. */
  percent: number;
  /** Percent of the loads of this name that were of this version; null when nobody told of any. */
  seen: number | null;
  since: string | null;
  figures: ReleaseMetrics | null;
}

/** What is on the air, and how it fares: by name, the live version first, then its canary, then what tabs still run. */
export function versionOverview({ names }: LiveSnapshot, figures: readonly ReleaseMetrics[]): LiveVersion[] {
  return Object.entries(names)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, { version, since, canary }]) => {
      const told = figures.filter(({ remote }) => remote === name);
      const all = told.reduce((sum, { loads }) => sum + loads, 0);
      const row = (which: string, role: LiveVersion['role'], percent: number, from: string | null): LiveVersion => {
        const own = told.find((each) => each.version === which) ?? null;
        const seen = all === 0 ? null : Math.round(((own?.loads ?? 0) / all) * 100);
        return { name, version: which, role, percent, seen, since: from, figures: own };
      };
      const given = [version, canary?.version];
      return [
        row(version, 'live', 100 - (canary?.percent ?? 0), since ?? null),
        ...(canary ? [row(canary.version, 'canary', canary.percent, canary.since)] : []),
        ...told.filter((each) => !given.includes(each.version)).map((each) => row(each.version, 'former', 0, null)),
      ];
    });
}
