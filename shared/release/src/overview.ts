import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';
import { isExpired } from '@kaksha/domain/remote-values';
import { type Manifests, manifestKey } from './read-live';
import { liveVersions } from './transitions';
import type { LiveSnapshot, ReleaseAlarm, ReleaseRef } from './types';

/** A version that visitors get, or that open tabs still run. */
export interface LiveVersion {
  name: string;
  version: string;
  role: 'live' | 'canary' | 'former';
  /** Percent of visitors who get it with their next page. */
  percent: number;
  /** Percent of this name's loads that were of this version; null without reports. */
  seen: number | null;
  since: string | null;
  metrics: ReleaseMetrics | null;
  /** Whether it is a security fix, which is never rolled back automatically. */
  security: boolean;
  /** Whether its commit does not hold its sources. */
  dirty: boolean;
}

/** Versions with their metrics: by name, the live version first, then its canary, then versions of open tabs. */
export function versionOverview(
  { names }: LiveSnapshot,
  metrics: readonly ReleaseMetrics[],
  manifests: Manifests,
): LiveVersion[] {
  return Object.entries(names)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, { version, since, canary, security = [] }]) => {
      const reported = metrics.filter(({ remote }) => remote === name);
      const totalLoads = reported.reduce((sum, { loads }) => sum + loads, 0);
      const row = (of: string, role: LiveVersion['role'], percent: number, from: string | null): LiveVersion => {
        const own = reported.find((each) => each.version === of) ?? null;
        const seen = totalLoads === 0 ? null : Math.round(((own?.loads ?? 0) / totalLoads) * 100);
        const dirty = manifests.get(manifestKey(name, of))?.dirty ?? false;
        return {
          name,
          version: of,
          role,
          percent,
          seen,
          since: from,
          metrics: own,
          security: security.includes(of),
          dirty,
        };
      };
      const current = [version, canary?.version];
      return [
        row(version, 'live', 100 - (canary?.percent ?? 0), since),
        ...(canary ? [row(canary.version, 'canary', canary.percent, canary.since)] : []),
        ...reported
          .filter((each) => !current.includes(each.version))
          .map((each) => row(each.version, 'former', 0, null)),
      ];
    });
}

/** The keys that signed a change, as people compare them: the first digits of each id. */
export const shortKeys = (keys: readonly string[] = []) => keys.map((id) => id.slice(0, 8)).join(' ');

/** Failing releases that stay live, and that no person has acknowledged. */
export const openAlarms = ({ names }: LiveSnapshot): (ReleaseAlarm & { name: string })[] =>
  Object.entries(names).flatMap(([name, { alarm }]) => (alarm?.acknowledgedBy === null ? [{ name, ...alarm }] : []));

/** A flag of a release that visitors get, after the day on which it expires. */
export interface ExpiredFlag extends ReleaseRef {
  flag: string;
  owner: string;
  expires: string;
}

export const expiredFlags = (manifests: Manifests, snapshot: LiveSnapshot, at: Date): ExpiredFlag[] =>
  liveVersions(snapshot).flatMap(({ name, version }) =>
    Object.entries(manifests.get(manifestKey(name, version))?.flags ?? {}).flatMap(([flag, declared]) =>
      isExpired(declared, at) ? [{ name, version, flag, owner: declared.owner, expires: declared.expires }] : [],
    ),
  );
