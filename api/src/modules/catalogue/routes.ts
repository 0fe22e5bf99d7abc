import type { ApiModule } from '../../platform/http/api-module';
import { courseRoutes } from './courses/routes';
import { lookupRoutes } from './lookups/routes';
import { popularSearchRoutes } from './popular-searches/routes';
import { searchRoutes } from './search/routes';

/** Public reads of courses, and the lists that searches choose from. */
export const catalogueRoutes: ApiModule = async (app, options) => {
  for (const routes of [lookupRoutes, searchRoutes, popularSearchRoutes, courseRoutes])
    await app.register(routes, options);
};
