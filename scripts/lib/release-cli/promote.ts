import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import { numberOf, pairs, requireArgs } from './args';
import type { CommandResult } from './commands';
import type { CommandContext } from './run';
import { candidates, runSmokeTest } from './smoke-test';

export async function promote(context: CommandContext): Promise<CommandResult> {
  const { store, args, flags, by } = context;
  const releases = pairs('promote', args);
  const percent = numberOf('percent', flags.percent, 100);
  if (percent <= 0 || percent > 100) throw new ReleaseError('USAGE', '--percent is above 0 and at most 100');
  if (percent < 100 && releases.length > 1) throw new ReleaseError('USAGE', '--percent is for one release at a time');
  const { names } = await store.live();
  for (const { name, version } of releases) {
    const failure = names[name]?.failed?.[version];
    if (failure && !flags.again) {
      throw new ReleaseError(
        'FAILED_BEFORE',
        `${name} ${version} went back by itself: ${failure}; --again tries it anew`,
      );
    }
  }
  await store.check(releases);
  if (!flags['no-check']) await runSmokeTest(store, await candidates(store, releases), context);

  const [first] = releases;
  if (percent < 100) {
    const live = await store.startCanary(first.name, first.version, percent, by.author, flags.reason);
    const entry = live.names[first.name];
    return {
      answer: { ...first, percent, live: entry?.version },
      text: `${label(first)} goes to ${percent} % of visitors; the others keep ${entry?.version}`,
    };
  }
  await store.promoteTogether(releases, by.author, flags.reason);
  return {
    answer: releases.length === 1 ? { ...first, percent } : releases,
    text: `${releases.map(label).join(', ')} ${releases.length === 1 ? 'is' : 'are'} live`,
  };
}

export async function rollback({ store, args, flags, by }: CommandContext): Promise<CommandResult> {
  requireArgs('rollback', args, 1);
  const [name = ''] = args;
  const before = (await store.live()).names[name];
  const entry = (await store.rollback(name, by.author, flags.reason)).names[name];
  return {
    answer: { name, version: entry?.version, endedCanary: before?.canary?.version ?? null },
    text: before?.canary
      ? `the canary ${name} ${before.canary.version} has ended; everybody gets ${entry?.version}`
      : `${name} is back at ${entry?.version}`,
  };
}

export async function withdraw({ store, args }: CommandContext): Promise<CommandResult> {
  requireArgs('withdraw', args, 1);
  const [name = ''] = args;
  await store.withdraw(name);
  return { answer: { name, live: null }, text: `${name} is off the air` };
}

const label = ({ name, version }: ReleaseRef) => `${name} ${version}`;
