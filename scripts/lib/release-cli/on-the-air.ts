import { type Named, ReleaseError } from '@kaksha/release/types';
import type { Answer } from './commands';
import type { Job } from './run';
import { candidates, tryReleases } from './trial';
import { numberOf, pairs, requireWords } from './words';

export async function promote(job: Job): Promise<Answer> {
  const { store, words, flags, by } = job;
  const releases = pairs('promote', words);
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
  if (!flags['no-check']) await tryReleases(store, await candidates(store, releases), job);

  const [first] = releases;
  if (percent < 100) {
    const live = await store.tryOut(first.name, first.version, percent, by.author, flags.reason);
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

export async function rollback({ store, words, flags, by }: Job): Promise<Answer> {
  requireWords('rollback', words, 1);
  const [name = ''] = words;
  const before = (await store.live()).names[name];
  const entry = (await store.rollback(name, by.author, flags.reason)).names[name];
  return {
    answer: { name, version: entry?.version, endedCanary: before?.canary?.version ?? null },
    text: before?.canary
      ? `the canary ${name} ${before.canary.version} has ended; everybody gets ${entry?.version}`
      : `${name} is back at ${entry?.version}`,
  };
}

export async function withdraw({ store, words }: Job): Promise<Answer> {
  requireWords('withdraw', words, 1);
  const [name = ''] = words;
  await store.withdraw(name);
  return { answer: { name, live: null }, text: `${name} is off the air` };
}

const label = ({ name, version }: Named) => `${name} ${version}`;
