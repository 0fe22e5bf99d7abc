import type { ApiModule } from '../../api-module';
import { lookRoutes } from './look-routes';
import { peopleRoutes } from './people-routes';

/** What people do around courses: for trainers who did, for learners what they looked at. */
export const engagementRoutes: ApiModule = async (app, context) => {
  await app.register(peopleRoutes, context);
  await app.register(lookRoutes, context);
};
