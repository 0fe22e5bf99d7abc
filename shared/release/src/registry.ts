import type { ReleaseStore } from './store';
import type { Release } from './types';

/** One live remote, as the browser needs it. Addresses are absolute paths of the site. */
export interface RemoteOnAir {
  version: string;
  entry: string;
  integrity: string;
  contract: string;
  routes: string[];
  title: string;
  access: Record<string, 'learner' | 'trainer' | 'admin'>;
  styles: { href: string; integrity: string }[];
  previous: Omit<RemoteOnAir, 'previous'> | null;
}

/** What `/remotes.json` answers, and what stands in each page. */
export interface Registry {
  remotes: Record<string, RemoteOnAir>;
}

/** Where a release's files are found by the browser. */
export const releaseBase = (name: string, version: string) => `/remotes/${name}/${version}/`;

/** What is live now. The host's own release ("shell") is not among the remotes. */
export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  const { names } = await store.live();
  const remotes: Registry['remotes'] = {};
  for (const [name, { version, previous }] of Object.entries(names)) {
    if (name === 'shell') continue;
    const before = previous ? await store.release(name, previous).catch(() => null) : null;
    remotes[name] = { ...onAir(await store.release(name, version)), previous: before && onAir(before) };
  }
  return { remotes };
}

function onAir(release: Release): Omit<RemoteOnAir, 'previous'> {
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
