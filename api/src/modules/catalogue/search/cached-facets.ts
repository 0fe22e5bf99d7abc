import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database';
import { addUp, type Facets } from './facets';
import { type Cells, loadCells } from './facets-repo';
import type { CourseFilters } from './filters';

const ttlMs = 10_000;
const maxEntries = 20;

let cached = new WeakMap<Database, LRUCache<string, Cells, CourseFilters>>();

/**
 * The number of courses that each choice would leave, given the other filters. Without a text and for public courses the
 * numbers are at most ten seconds old, and calls at the same time count once.
 */
export async function countFacets(db: Database, filters: CourseFilters): Promise<Facets> {
  const { cells, priceCeiling } = await findCells(db, filters);
  return addUp(cells, priceCeiling, filters);
}

function findCells(db: Database, filters: CourseFilters): Promise<Cells> {
  if (filters.text || filters.scope.kind !== 'public') return loadCells(db, filters);
  const ofDatabase =
    cached.get(db) ??
    new LRUCache<string, Cells, CourseFilters>({
      max: maxEntries,
      ttl: ttlMs,
      fetchMethod: (_key, _stale, { context }) => loadCells(db, context),
    });
  cached.set(db, ofDatabase);
  const key = JSON.stringify({ ...filters, categoryIds: null, languageIds: null, difficulties: null, modes: null });
  return ofDatabase.forceFetch(key, { context: filters });
}

/** To be called after a change of what visitors see. */
export function forgetFacets(): void {
  cached = new WeakMap();
}
