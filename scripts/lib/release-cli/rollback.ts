import type { CommandContext, CommandResult } from './context';

export async function rollback(
  { store, source }: CommandContext,
  name: string,
  { reason }: { reason?: string },
): Promise<CommandResult> {
  const before = (await store.live()).names[name];
  const entry = (await store.rollback(name, source.author, reason)).names[name];
  return {
    data: { name, version: entry?.version, endedCanary: before?.canary?.version ?? null },
    text: before?.canary
      ? `the canary ${name} ${before.canary.version} has ended; all visitors get ${entry?.version}`
      : `${name} is back at ${entry?.version}`,
  };
}

/** Ends an alarm: the failing release stays live. @throws ReleaseError NOT_LIVE without an alarm */
export async function acknowledge(
  { store, source }: CommandContext,
  name: string,
  { reason }: { reason?: string },
): Promise<CommandResult> {
  const entry = (await store.acknowledgeAlarm(name, source.author, reason)).names[name];
  const version = entry?.alarm?.version;
  return { data: { name, version }, text: `the alarm of ${name} ${version} has ended; the release stays live` };
}

export async function withdraw({ store }: CommandContext, name: string): Promise<CommandResult> {
  await store.withdraw(name);
  return { data: { name, live: null }, text: `${name} is no longer live` };
}
