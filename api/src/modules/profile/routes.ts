import type { ApiModule } from '../../api-module';
import { accountRoutes } from './account-routes';
import { placeRoutes } from './place-routes';
import { profileRoutes as ownProfileRoutes } from './profile-routes';
import { wishRoutes } from './wishes-routes';

/** What people keep of themselves and want, and the places to choose from. */
export const profileRoutes: ApiModule = async (app, context) => {
  await app.register(placeRoutes, context);
  await app.register(ownProfileRoutes, context);
  await app.register(wishRoutes, context);
  await app.register(accountRoutes, context);
};
