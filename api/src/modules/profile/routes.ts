import type { ApiModule } from '../../api-module';
import { accountRoutes } from './account/routes';
import { profileRoutes as ownProfileRoutes } from './details/routes';
import { placeRoutes } from './places/routes';
import { preferenceRoutes } from './preferences/routes';

/** What people keep of themselves and want, and the places to choose from. */
export const profileRoutes: ApiModule = async (app, context) => {
  await app.register(placeRoutes, context);
  await app.register(ownProfileRoutes, context);
  await app.register(preferenceRoutes, context);
  await app.register(accountRoutes, context);
};
