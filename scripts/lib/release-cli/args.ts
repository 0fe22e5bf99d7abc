import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';

/** @param args  alternating names and versions @throws ReleaseError USAGE when a version is missing */
export function refsOf(args: readonly string[]): [ReleaseRef, ...ReleaseRef[]] {
  if (args.length % 2 !== 0) throw new ReleaseError('USAGE', `the version of ${args.at(-1)} is missing`);
  const refs = args.flatMap((name, index) => (index % 2 === 0 ? [{ name, version: args[index + 1] as string }] : []));
  return refs as [ReleaseRef, ...ReleaseRef[]];
}
