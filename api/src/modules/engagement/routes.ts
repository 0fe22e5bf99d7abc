import type { ApiModule } from '../../api-module';
import { peopleRoutes } from './people/routes';
import { recentlyViewedRoutes } from './recently-viewed/routes';

/** What people do around courses: for trainers who did, for learners what they looked at. */
export const engagementRoutes: ApiModule = async (app, context) => {
  await app.register(peopleRoutes, context);
  await app.register(recentlyViewedRoutes, context);
};
