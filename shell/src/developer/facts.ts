import type { SettingValue } from '@kaksha/domain/remote-values';

/** How a release became that of a visitor. */
export type PartState = 'live' | 'canary' | 'preview';

/** The releases of a visitor with their values, as the site server tells developers. */
export interface DeveloperFacts {
  /** The shell first. */
  parts: {
    name: string;
    version: string;
    state: PartState;
    contract: string;
    /** ISO 8601. */
    publishedAt: string;
    /** Null when the sources are in no repository. */
    commit: string | null;
    /** Shared libraries that it needs, as semver ranges. */
    needs: Record<string, string>;
  }[];
  /** Shared libraries of the shell with their versions. */
  provides: Record<string, string>;
  flags: { key: string; version: string; isOn: boolean }[];
  settings: { key: string; version: string; value: SettingValue }[];
}

/** Path of the facts. */
export const factsPath = '/developer.json';
