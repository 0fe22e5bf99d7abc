/**
 * The contract's version. A host serves remotes built for the same major and for no newer minor than its own.
 * Adding is a minor; taking away or changing meaning is a major (see docs/recipes/contract.md).
 */
export const CONTRACT_VERSION = '1.1';

/**
 * Last versions of earlier majors that this host still serves, through an adapter each (`majors.ts` of the shell).
 * They stand in the host's release, so that a remote of such a major may go live beside it.
 */
export const ALSO_SERVED: readonly string[] = [];

/** Whether a remote that was built for `needed` fits a host that offers `offered`. */
export function contractFits(needed: string, offered: string = CONTRACT_VERSION): boolean {
  const parse = (version: string) => /^(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  const [need, offer] = [parse(needed), parse(offered)];
  return !!need && !!offer && need[0] === offer[0] && (need[1] as number) <= (offer[1] as number);
}
