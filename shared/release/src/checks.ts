import { CONTRACT_VERSION, contractFits } from '@kaksha/contract/version';
import type { ReleaseStore } from './store';
import { ReleaseError } from './types';

/**
 * Everything that must hold before a release goes live beside what is live already.
 * @throws ReleaseError CONTRACT, ROUTES, ALTERED, UNKNOWN_RELEASE
 */
export async function checkFitness(store: ReleaseStore, name: string, version: string): Promise<void> {
  const release = await store.release(name, version);
  const altered = await store.verify(name, version);
  if (altered.length > 0) {
    throw new ReleaseError('ALTERED', `${name} ${version}: missing or altered in the store: ${altered.join(', ')}`);
  }
  if (name === 'shell') return;
  if (!contractFits(release.contract)) {
    throw new ReleaseError(
      'CONTRACT',
      `${name} ${version} was built for contract ${release.contract}; the host offers ${CONTRACT_VERSION}`,
    );
  }
  const { names } = await store.live();
  for (const [other, { version: live }] of Object.entries(names)) {
    if (other === name || other === 'shell') continue;
    const taken = new Set((await store.release(other, live)).routes);
    const both = (release.routes ?? []).filter((prefix) => taken.has(prefix));
    if (both.length > 0) {
      throw new ReleaseError(
        'ROUTES',
        `${name} ${version} claims ${both.map((prefix) => `/${prefix}`).join(', ')}, which ${other} ${live} has`,
      );
    }
  }
}
