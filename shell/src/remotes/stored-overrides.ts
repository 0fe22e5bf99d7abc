import { tabStorage } from '@kaksha/contract/browser-storage';
import type { BootData } from '../boot/boot-data';
import { key, parameter } from './override-names';
import type { Overrides } from './overrides';

/**
 * The overrides of this tab; null without any, which need no code. `reloads`: the page is about to load again with the
 * stored overrides. Adds remotes of which nothing is live to the registry.
 */
export async function overridesOf({
  overrides,
  registry,
}: Pick<BootData, 'overrides' | 'registry'>): Promise<Overrides | 'reloads' | null> {
  const asks = new URLSearchParams(location.search).has(parameter);
  if (!overrides || (!asks && !tabStorage.read(key))) return null;
  const { addNewRemotes, adoptOverrides } = await import(/* webpackChunkName: "updates" */ './overrides');
  const adopted = adoptOverrides(overrides);
  if (adopted) await addNewRemotes(registry, adopted);
  return adopted ?? 'reloads';
}
