import { contractFits } from '@kaksha/contract/version';
import { satisfies } from 'semver';
import { liveVersions } from './transitions';
import { type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

/** The store methods that the checks use. */
export interface ReleaseReader {
  release(name: string, version: string): Promise<Release>;
  verify(name: string, version: string): Promise<string[]>;
}

/**
 * The checks before releases go live: their files are unaltered, and they fit every version of the other releases that
 * a visitor may get with them, canaries included.
 * @param next  the snapshot after the change
 * @throws ReleaseError ALTERED, CONTRACT, NEEDS, ROUTES, UNKNOWN_RELEASE, BEING_PRUNED
 */
export async function checkFitness(
  store: ReleaseReader,
  next: LiveSnapshot,
  changed: readonly ReleaseRef[],
): Promise<void> {
  const isChanged = ({ name, version }: ReleaseRef) =>
    changed.some((each) => each.name === name && each.version === version);
  const pruned = next.pruning?.releases.find(isChanged);
  if (pruned) throw new ReleaseError('BEING_PRUNED', `${pruned.name} ${pruned.version} is being pruned`);
  const all = await Promise.all(liveVersions(next).map(({ name, version }) => store.release(name, version)));
  for (const release of all.filter(isChanged)) {
    const altered = await store.verify(release.name, release.version);
    if (altered.length > 0) {
      const label = `${release.name} ${release.version}`;
      throw new ReleaseError('ALTERED', `${label}: missing or altered in the store: ${altered.join(', ')}`);
    }
  }
  const hosts = all.filter(({ name }) => name === 'shell');
  const remotes = all.filter(({ name }) => name !== 'shell');
  for (const remote of remotes) {
    for (const host of hosts) if (isChanged(remote) || isChanged(host)) checkHost(remote, host);
    for (const other of remotes) if (isChanged(remote) && other.name !== remote.name) checkRoutes(remote, other);
  }
}

/** Contract versions that a host serves, its own first. */
export const servedBy = (host: Release): string[] => [host.contract, ...(host.alsoServes ?? [])];

/** @throws ReleaseError CONTRACT, NEEDS */
export function checkHost(remote: Release, host: Release): void {
  const label = `${remote.name} ${remote.version}`;
  if (!servedBy(host).some((served) => contractFits(remote.contract, served))) {
    throw new ReleaseError(
      'CONTRACT',
      `${label} was built for contract ${remote.contract}; the host ${host.version} offers ${servedBy(host).join(', ')}`,
    );
  }
  for (const [library, range] of Object.entries(remote.needs)) {
    const provided = host.provides?.[library];
    if (!provided || !satisfies(provided, range)) {
      throw new ReleaseError(
        'NEEDS',
        `${label} needs ${library} ${range}; the host ${host.version} provides ${provided ?? 'none'}`,
      );
    }
  }
}

function checkRoutes(release: Release, other: Release): void {
  const both = (release.routes ?? []).filter((prefix) => other.routes?.includes(prefix));
  if (both.length === 0) return;
  const prefixes = both.map((prefix) => `/${prefix}`).join(', ');
  throw new ReleaseError(
    'ROUTES',
    `${release.name} ${release.version} claims ${prefixes}, which ${other.name} ${other.version} has`,
  );
}
