import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import type { CommandContext, CommandResult } from './context';
import { candidates, runSmokeTest } from './smoke-test';

export interface PromoteOptions {
  percent: number;
  reason?: string;
  again?: boolean;
  check: boolean;
  /** Marks the releases as security fixes, which are never rolled back automatically. */
  security?: boolean;
}

/** @param args  alternating names and versions */
export async function promote(
  context: CommandContext,
  args: readonly string[],
  { percent, reason, again, check, security = false }: PromoteOptions,
): Promise<CommandResult> {
  const { store, source } = context;
  const releases = refsOf(args);
  if (percent < 100 && releases.length > 1) throw new ReleaseError('USAGE', '--percent is for one release at a time');
  const { names } = await store.live();
  for (const { name, version } of releases) {
    const failure = names[name]?.failed[version];
    if (failure && !again) {
      const message = `${name} ${version} was rolled back automatically before: ${failure}; --again allows it`;
      throw new ReleaseError('FAILED_BEFORE', message);
    }
  }
  await store.check(releases);
  if (check) await runSmokeTest(store, await candidates(store, releases), context);

  const [first] = releases;
  const mark = security ? ', as a security fix: health alone does not roll it back' : '';
  if (percent < 100) {
    const live = await store.startCanary(first.name, first.version, percent, source.author, reason, { security });
    const version = live.names[first.name]?.version;
    return {
      data: { ...first, percent, live: version, ...(security && { security }) },
      text: `${label(first)} goes to ${percent} % of visitors; the others keep ${version}${mark}`,
    };
  }
  await store.promoteTogether(releases, source.author, reason, { security });
  return {
    data: releases.length === 1 ? { ...first, percent, ...(security && { security }) } : releases,
    text: `${releases.map(label).join(', ')} ${releases.length === 1 ? 'is' : 'are'} live${mark}`,
  };
}

/** @throws ReleaseError USAGE when a version is missing */
function refsOf(args: readonly string[]): [ReleaseRef, ...ReleaseRef[]] {
  if (args.length % 2 !== 0) throw new ReleaseError('USAGE', `the version of ${args.at(-1)} is missing`);
  const refs = args.flatMap((name, index) => (index % 2 === 0 ? [{ name, version: args[index + 1] as string }] : []));
  return refs as [ReleaseRef, ...ReleaseRef[]];
}

const label = ({ name, version }: ReleaseRef) => `${name} ${version}`;
