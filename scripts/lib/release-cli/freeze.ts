import { frozen, unfrozen } from '@kaksha/release/freeze';
import type { CommandContext, CommandResult } from './context';

/** @throws ReleaseError NOT_LIVE, USAGE, KEYS */
export async function freeze(
  { store, publisher }: CommandContext,
  name: string,
  { until, reason }: { until: Date; reason: string },
): Promise<CommandResult> {
  const audit = { by: publisher.author, at: new Date(store.clock()).toISOString(), reason };
  await store.change((state) => frozen(state, name, { ...audit, until }));
  const end = until.toISOString();
  return { data: { name, until: end, reason }, text: `${name} is frozen until ${end}: ${reason}` };
}

/** @throws ReleaseError NOT_LIVE, KEYS */
export async function unfreeze(
  { store, publisher }: CommandContext,
  name: string,
  { reason = 'no longer frozen' }: { reason?: string },
): Promise<CommandResult> {
  const audit = { by: publisher.author, at: new Date(store.clock()).toISOString(), reason };
  await store.change((state) => unfrozen(state, name, audit));
  return { data: { name }, text: `${name} can be promoted again` };
}
