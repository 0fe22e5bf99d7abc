import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database';
import { matchingIds } from './repo';

type NamedRows = Parameters<typeof matchingIds>[0];
export type ListNames = (db: Database) => Promise<NamedRows>;

const ttlMs = 5000;
let cached = new WeakMap<Database, LRUCache<ListNames, NamedRows>>();

/**
 * Ids of the rows whose id, machine name or display name is in `wanted`, ignoring case. Rows are cached for some seconds;
 * a name that they do not have is looked up again. Other processes find a merged entry by its own name for as long.
 */
export async function idsOfNames(db: Database, list: ListNames, wanted: readonly string[]): Promise<number[]> {
  const ofDatabase = cached.get(db) ?? new LRUCache<ListNames, NamedRows>({ max: 10, ttl: ttlMs });
  cached.set(db, ofDatabase);
  const known = ofDatabase.get(list);
  if (known && wanted.every((name) => matchingIds(known, [name]).length > 0)) return matchingIds(known, wanted);
  const rows = await list(db);
  ofDatabase.set(list, rows);
  return matchingIds(rows, wanted);
}

/** To be called after a change of the lists. */
export function forgetNames(): void {
  cached = new WeakMap();
}
