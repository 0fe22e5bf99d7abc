import { versionFor } from './canary-assignment';
import { checkHost } from './checks';
import type { ReleaseStore } from './store';
import type { LiveEntry, LiveSnapshot, Release } from './types';

/** One live remote, as the browser needs it. Addresses are absolute paths of the site. */
export interface LiveRemote {
  version: string;
  entry: string;
  integrity: string;
  contract: string;
  routes: string[];
  title: string;
  access: Record<string, 'learner' | 'trainer' | 'admin'>;
  styles: { href: string; integrity: string }[];
  previous: Omit<LiveRemote, 'previous'> | null;
}

/** What `/remotes.json` answers, and what stands in each page. */
export interface Registry {
  remotes: Record<string, LiveRemote>;
}

/** Everything of the store that pages are made from, read once and kept until something else goes live. */
export interface Programme {
  state: LiveSnapshot;
  /** By name and version: all that a visitor may be given, and what a failed load falls back to. */
  releases: ReadonlyMap<string, Release>;
}

/** What one visitor gets. */
export interface OnAir {
  registry: Registry;
  shell: Release;
  /** The remotes' releases, by name. */
  releases: ReadonlyMap<string, Release>;
}

/** Where a release's files are found by the browser. */
export const releaseBase = (name: string, version: string) => `/remotes/${name}/${version}/`;

const key = (name: string, version: string) => `${name}@${version}`;

export async function readProgramme(store: Pick<ReleaseStore, 'live' | 'release'>): Promise<Programme> {
  const state = await store.live();
  const releases = new Map<string, Release>();
  const add = async (name: string, version: string) => {
    releases.set(key(name, version), await store.release(name, version));
  };
  await Promise.all(
    Object.entries(state.names).flatMap(([name, { version, canary, previous }]) => [
      add(name, version),
      ...(canary ? [add(name, canary.version)] : []),
      // Not needed as long as nothing fails; without it there is nothing to fall back to, no more.
      ...(previous ? [add(name, previous).catch(() => {})] : []),
    ]),
  );
  return { state, releases };
}

/** Whether visitors may get different things. */
export const hasCanary = ({ state }: Programme) => Object.values(state.names).some(({ canary }) => canary);

/** @param visitor  what sticks visitors to a version; null gets what is live. @throws when no shell is live */
export function liveReleasesFor({ state, releases }: Programme, visitor: string | null): OnAir {
  const chosen = new Map(
    Object.entries(state.names).map(([name, entry]) => {
      const version = versionFor(visitor, name, entry);
      return [name, releases.get(key(name, version)) as Release] as const;
    }),
  );
  const shell = chosen.get('shell');
  if (!shell) throw new Error('the release store holds no live shell; publish and promote one first');
  chosen.delete('shell');
  const remotes: Registry['remotes'] = {};
  for (const [name, release] of chosen) {
    const before = fallbackOf(state.names[name] as LiveEntry, release.version);
    const previous = before ? releases.get(key(name, before)) : undefined;
    remotes[name] = { ...onAir(release), previous: previous && fits(previous, shell) ? onAir(previous) : null };
  }
  return { registry: { remotes }, shell, releases: chosen };
}

/** Whoever tries a canary falls back to what everybody else has. */
const fallbackOf = ({ version, previous }: LiveEntry, given: string) => (given === version ? previous : version);

function fits(remote: Release, host: Release): boolean {
  try {
    checkHost(remote, host);
    return true;
  } catch {
    return false;
  }
}

function onAir(release: Release): Omit<LiveRemote, 'previous'> {
  const base = releaseBase(release.name, release.version);
  const integrity = (file: string) => release.files[file]?.integrity ?? '';
  return {
    version: release.version,
    entry: base + release.entry,
    integrity: integrity(release.entry),
    contract: release.contract,
    routes: release.routes ?? [],
    title: release.title ?? release.name,
    access: release.access ?? {},
    styles: release.styles.map((file) => ({ href: base + file, integrity: integrity(file) })),
  };
}
