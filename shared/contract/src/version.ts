import { itemAt } from '@kaksha/domain/typed';
/**
 * Version of the contract. A host serves remotes of the same major and of no newer minor. Additions raise the minor;
 * removals and changed meanings raise the major (docs/recipes/contract.md).
 */
export const CONTRACT_VERSION = '1.10';

/**
 * Last versions of earlier majors that this host serves through adapters (`majors.ts` of the shell). Recorded in the
 * host's release, so that remotes of those majors can be promoted.
 */
export const ALSO_SERVED: readonly string[] = [];

/** Whether a host of version `offered` serves a remote built for `needed`. */
export function contractFits(needed: string, offered: string = CONTRACT_VERSION): boolean {
  const parse = (version: string) => /^(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  const [need, offer] = [parse(needed), parse(offered)];
  return !!need && !!offer && need[0] === offer[0] && itemAt(need, 1) <= itemAt(offer, 1);
}
