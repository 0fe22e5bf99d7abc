import type { ApiModule } from '../../platform/http/api-module';
import { accountRoutes } from './account/routes';
import { detailsRoutes } from './details/routes';
import { placeRoutes } from './places/routes';
import { preferenceRoutes } from './preferences/routes';

/** A user's profile, preferences and account, and the places to choose from. */
export const profileRoutes: ApiModule = async (app, context) => {
  await app.register(placeRoutes, context);
  await app.register(detailsRoutes, context);
  await app.register(preferenceRoutes, context);
  await app.register(accountRoutes, context);
};
