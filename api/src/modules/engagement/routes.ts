import type { ApiModule } from '../../platform/http/api-module';
import { activityRoutes } from './activity/routes';
import { peopleRoutes } from './people/routes';
import { recentlyViewedRoutes } from './recently-viewed/routes';

/** For trainers: learners and activity of their courses. For learners: recently viewed courses. */
export const engagementRoutes: ApiModule = async (app, context) => {
  await app.register(peopleRoutes, context);
  await app.register(activityRoutes, context);
  await app.register(recentlyViewedRoutes, context);
};
