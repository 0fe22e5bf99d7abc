import type { Database } from '../../../platform/database/database';
import { hasCachedCells, readCachedCells } from './cached-cells';
import type { Facets } from './facet-cells';
import { loadCells } from './facet-cells-repo';
import type { CourseFilters } from './filters';

/** The number of courses that each choice would leave, given the other filters. */
export async function countFacets(db: Database, filters: CourseFilters): Promise<Facets> {
  const { cells, highest } = await (hasCachedCells(filters) ? readCachedCells(db, filters) : loadCells(db, filters));
  return cells.count(filters, highest);
}
