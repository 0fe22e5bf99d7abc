import { brand } from '@kaksha/domain/brand';
import { addDays, dayIn } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { networkOf } from '@kaksha/domain/network-address';
import { LRUCache } from 'lru-cache';
import type { ServiceContext } from '../../../platform/context/context';
import { phraseIn } from './phrase';
import { addSearch, deleteSearchesBefore, findMatchingNames, findPopular } from './repo';

/** Days whose searches count. */
const countedDays = 30;

/** Searches that were counted today. Kept in memory only, so that no stored row tells who searched. */
const counted = new LRUCache<string, true>({ max: 20_000 });

const today = ({ clock }: Pick<ServiceContext, 'clock'>) => dayIn(brand.timeZone, clock.now());

/**
 * Counts a search for words that a public course has in its name or its tools. Other texts are dropped: they may be
 * personal. A network counts once a day for each text.
 */
export async function recordSearch(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  { text, address }: { text: string; address: string },
): Promise<void> {
  const names = await findMatchingNames(context.db, text);
  const phrase = names.map((name) => phraseIn(name, text)).find((found) => found !== null);
  if (!phrase) return;
  const day = today(context);
  const key = `${day} ${networkOf(address)} ${phrase.toLowerCase()}`;
  if (counted.has(key)) return;
  counted.set(key, true);
  await addSearch(context.db, day, phrase);
}

/** Texts that were often searched in the last 30 days, the most frequent first. */
export function getPopularSearches(context: Pick<ServiceContext, 'db' | 'clock'>): Promise<string[]> {
  const since = addDays(today(context), -countedDays);
  const { count, min } = limits.popularSearches;
  return findPopular(context.db, { since, min, count });
}

export async function deleteOldSearches(context: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  await deleteSearchesBefore(context.db, addDays(today(context), -countedDays));
}
