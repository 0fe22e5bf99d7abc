import { contractFits } from '@kaksha/contract/version';
import { hostPrefixes } from '@kaksha/domain/host-paths';
import { isExpired } from '@kaksha/domain/remote-values';
import { satisfies } from 'semver';
import { requireThawed } from './freeze';
import { liveVersions } from './transitions';
import { type BuildFacts, type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

/** The store methods that the checks use. */
export interface ReleaseReader {
  readonly isReal: boolean;
  release(name: string, version: string): Promise<Release>;
  verify(name: string, version: string): Promise<string[]>;
}

interface Promotion {
  before: LiveSnapshot;
  after: LiveSnapshot;
  releases: readonly ReleaseRef[];
  at: Date;
}

/**
 * The checks before a promotion. A rollback needs only those of `checkFitness`.
 * @throws ReleaseError FROZEN, FLAGS, and those of `checkFitness`
 */
export async function checkPromotion(store: ReleaseReader, { before, after, releases, at }: Promotion): Promise<void> {
  for (const { name } of releases) requireThawed(before, name, at);
  await checkFitness(store, after, releases);
  for (const { name, version } of releases) checkExpiry(await store.release(name, version), at);
}

/**
 * The checks before releases go live: their files are unaltered, and they fit every version of the other releases that
 * a visitor may get with them, canaries included.
 * @param next  the snapshot after the change
 * @throws ReleaseError ALTERED, CONTRACT, DIRTY, NEEDS, ROUTES, UNKNOWN_RELEASE, BEING_PRUNED
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
    const label = `${release.name} ${release.version}`;
    if (store.isReal && release.dirty) {
      throw new ReleaseError('DIRTY', `${label} was built from sources that its commit does not hold`);
    }
    const altered = await store.verify(release.name, release.version);
    if (altered.length > 0) {
      throw new ReleaseError('ALTERED', `${label}: missing or altered in the store: ${altered.join(', ')}`);
    }
  }
  const hosts = all.filter(({ name }) => name === 'shell');
  const remotes = all.filter(({ name }) => name !== 'shell');
  for (const remote of remotes) {
    if (isChanged(remote)) checkRoutes(remote, hostRoutes);
    for (const host of hosts) if (isChanged(remote) || isChanged(host)) checkHost(remote, host);
    for (const other of remotes)
      if (isChanged(remote) && other.name !== remote.name) {
        checkRoutes(remote, { label: `${other.name} ${other.version}`, routes: other.routes });
        checkValueNames(remote, other);
      }
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

const hostRoutes = { label: 'the site itself', routes: hostPrefixes };

/** @throws ReleaseError ROUTES */
function checkRoutes(release: Release, other: { label: string; routes?: readonly string[] }): void {
  const both = (release.routes ?? []).filter((prefix) => other.routes?.includes(prefix));
  if (both.length === 0) return;
  const prefixes = both.map((prefix) => `/${prefix}`).join(', ');
  throw new ReleaseError('ROUTES', `${release.name} ${release.version} claims ${prefixes}, which ${other.label} has`);
}

/** @throws ReleaseError FLAGS or SETTINGS: remotes read values by name */
function checkValueNames(release: Release, other: Release): void {
  const label = `${release.name} ${release.version}`;
  for (const [kind, code] of [
    ['flags', 'FLAGS'],
    ['settings', 'SETTINGS'],
  ] as const) {
    const both = Object.keys(release[kind] ?? {}).filter((name) => Object.hasOwn(other[kind] ?? {}, name));
    if (both.length > 0) {
      const message = `${label} declares ${kind} that ${other.name} ${other.version} has: ${both.join(', ')}`;
      throw new ReleaseError(code, message);
    }
  }
}

/** @throws ReleaseError FLAGS */
export function checkExpiry({ name, version, flags = {} }: BuildFacts, at: Date): void {
  const expired = Object.entries(flags).filter(([, flag]) => isExpired(flag, at));
  if (expired.length === 0) return;
  const list = expired.map(([flag, { owner, expires }]) => `${flag} of ${owner} since ${expires}`).join(', ');
  throw new ReleaseError('FLAGS', `${name} ${version} has expired flags: ${list}`);
}
