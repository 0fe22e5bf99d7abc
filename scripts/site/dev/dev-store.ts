import { join } from 'node:path';
import type { ServedReleases } from '@kaksha/release/served-releases';
import { type LiveEntry, type Release, ReleaseError } from '@kaksha/release/types';

/** The development builds in place of a release store: the newest build of each part is live, and nothing is kept. */
export interface DevStore extends ServedReleases {
  replace(release: Release): void;
}

/** @param folder  contains the builds as `<folder>/<name>/<version>/` */
export function createDevStore(folder: string, releases: readonly Release[]): DevStore {
  const newest = new Map(releases.map((release) => [release.name, release]));
  const listeners = new Set<() => void>();
  return {
    replace(release) {
      newest.set(release.name, release);
      for (const listener of listeners) listener();
    },
    storage: {
      folder,
      watch(onChange) {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
    prepare: async () => {},
    refresh: async () => false,
    live: async () => ({ names: Object.fromEntries([...newest.values()].map((each) => [each.name, entryOf(each)])) }),
    async release(name, version) {
      const release = newest.get(name);
      if (release?.version !== version) {
        throw new ReleaseError('UNKNOWN_RELEASE', `there is no development build ${name} ${version}`);
      }
      return release;
    },
    local: async (name, version) => join(folder, name, version),
    // The development server in front of the site sends the files.
    isServable: async () => false,
    file: async () => null,
  };
}

const entryOf = ({ version, publishedAt }: Release): LiveEntry => ({
  version,
  since: publishedAt,
  previous: null,
  past: [],
  canary: null,
  failed: {},
  history: [],
});
