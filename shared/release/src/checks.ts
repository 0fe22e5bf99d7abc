import { contractFits } from '@kaksha/contract/version';
import { satisfies } from 'semver';
import type { ReleaseStore } from './store';
import { type Release, ReleaseError } from './types';

/**
 * Everything that must hold before a release goes live beside what is live already. A remote is held against the live
 * host and the other remotes; a host against every live remote.
 * @throws ReleaseError ALTERED, CONTRACT, NEEDS, ROUTES, UNKNOWN_RELEASE
 */
export async function checkFitness(store: ReleaseStore, name: string, version: string): Promise<void> {
  const release = await store.release(name, version);
  const altered = await store.verify(name, version);
  if (altered.length > 0) {
    throw new ReleaseError('ALTERED', `${name} ${version}: missing or altered in the store: ${altered.join(', ')}`);
  }
  const { names } = await store.live();
  const others = await Promise.all(
    Object.entries(names)
      .filter(([other]) => other !== name)
      .map(([other, live]) => store.release(other, live.version)),
  );
  if (name === 'shell') {
    for (const remote of others) checkHost(remote, release);
    return;
  }
  const host = others.find((other) => other.name === 'shell');
  if (host) checkHost(release, host);
  checkRoutes(
    release,
    others.filter((other) => other.name !== 'shell'),
  );
}

function checkHost(remote: Release, host: Release): void {
  const label = `${remote.name} ${remote.version}`;
  if (!contractFits(remote.contract, host.contract)) {
    throw new ReleaseError(
      'CONTRACT',
      `${label} was built for contract ${remote.contract}; the host ${host.version} offers ${host.contract}`,
    );
  }
  for (const [library, range] of Object.entries(remote.needs)) {
    const provided = host.provides?.[library];
    if (!provided || !satisfies(provided, range)) {
      throw new ReleaseError(
        'NEEDS',
        `${label} needs ${library} ${range}; the host ${host.version} brings ${provided ?? 'none'}`,
      );
    }
  }
}

function checkRoutes(release: Release, others: Release[]): void {
  for (const other of others) {
    const both = (release.routes ?? []).filter((prefix) => other.routes?.includes(prefix));
    if (both.length > 0) {
      const prefixes = both.map((prefix) => `/${prefix}`).join(', ');
      throw new ReleaseError(
        'ROUTES',
        `${release.name} ${release.version} claims ${prefixes}, which ${other.name} ${other.version} has`,
      );
    }
  }
}
