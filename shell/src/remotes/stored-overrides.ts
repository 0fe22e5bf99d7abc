import { tabStorage } from '@kaksha/contract/browser-storage';
import type { BootData } from '../boot/boot-data';
import { key, parameter } from './override-names';
import type { Overrides } from './overrides';

/**
 * The overrides of this tab; null without any, which need no code. `reloads`: the page is about to load again with the
 * stored overrides.
 */
export async function overridesOf({ overrides }: Pick<BootData, 'overrides'>): Promise<Overrides | 'reloads' | null> {
  const asks = new URLSearchParams(location.search).has(parameter);
  if (!overrides || (!asks && !tabStorage.read(key))) return null;
  const { adoptOverrides } = await import(/* webpackChunkName: "updates" */ './overrides');
  return adoptOverrides(overrides) ?? 'reloads';
}
