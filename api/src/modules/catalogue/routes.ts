import type { ApiModule } from '../../api-module';
import { courseRoutes } from './course-routes';
import { lookupRoutes } from './lookup-routes';

/** The catalogue: what there is to learn, for visitors and learners alike. */
export const catalogueRoutes: ApiModule = async (app, context) => {
  await app.register(lookupRoutes, context);
  await app.register(courseRoutes, context);
};
