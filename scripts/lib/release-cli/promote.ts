import { percentText } from '@kaksha/domain/percent';
import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import { refsOf } from './args';
import { checkApiOfSite } from './check-api';
import type { CommandContext, CommandResult } from './context';
import { openSiteApi } from './site-api';
import { candidates, runSmokeTest } from './smoke-test';
import { checkStoredValues } from './values';

interface PromoteOptions {
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
  const { store, publisher } = context;
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
  const site = await openSiteApi(context.env);
  if (site) {
    await checkStoredValues(context, site, releases);
    await checkApiOfSite(context, site, releases);
  } else if (context.env.KAKSHA_TOKEN) {
    context.log('The site does not answer: values of flags and settings, and the API, are not checked.');
  }
  if (check) await runSmokeTest(store, await candidates(store, releases), context);

  const [first] = releases;
  const mark = security ? ', as a security fix: health alone does not roll it back' : '';
  if (percent < 100) {
    const live = await store.startCanary(first.name, first.version, percent, publisher.author, reason, { security });
    const version = live.names[first.name]?.version;
    return {
      data: { ...first, percent, live: version, ...(security && { security }) },
      text: `${label(first)} goes to ${percentText(percent)} of visitors; the others keep ${version}${mark}`,
    };
  }
  await store.promoteTogether(releases, publisher.author, reason, { security });
  return {
    data: releases.length === 1 ? { ...first, percent, ...(security && { security }) } : releases,
    text: `${releases.map(label).join(', ')} ${releases.length === 1 ? 'is' : 'are'} live${mark}`,
  };
}

const label = ({ name, version }: ReleaseRef) => `${name} ${version}`;

export async function rollback(
  { store, publisher }: CommandContext,
  name: string,
  { reason }: { reason?: string },
): Promise<CommandResult> {
  const before = (await store.live()).names[name];
  const entry = (await store.rollback(name, publisher.author, reason)).names[name];
  return {
    data: { name, version: entry?.version, endedCanary: before?.canary?.version ?? null },
    text: before?.canary
      ? `the canary ${name} ${before.canary.version} has ended; all visitors get ${entry?.version}`
      : `${name} is back at ${entry?.version}`,
  };
}

/** Ends an alarm: the failing release stays live. @throws ReleaseError NOT_LIVE without an alarm */
export async function acknowledge(
  { store, publisher }: CommandContext,
  name: string,
  { reason }: { reason?: string },
): Promise<CommandResult> {
  const entry = (await store.acknowledgeAlarm(name, publisher.author, reason)).names[name];
  const version = entry?.alarm?.version;
  return { data: { name, version }, text: `the alarm of ${name} ${version} has ended; the release stays live` };
}

export async function withdraw({ store }: CommandContext, name: string): Promise<CommandResult> {
  await store.withdraw(name);
  return { data: { name, live: null }, text: `${name} is no longer live` };
}
