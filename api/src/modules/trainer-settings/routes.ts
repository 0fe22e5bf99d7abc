import type { ApiModule } from '../../platform/http/api-module';
import { basicDetailsRoutes } from './basic-details/routes';
import { paymentConfigRoutes } from './payment-config/routes';
import { supportLinkRoutes } from './support/routes';

/** A trainer's support links, payout account and basic details. */
export const trainerSettingsRoutes: ApiModule = async (app, options) => {
  for (const routes of [supportLinkRoutes, paymentConfigRoutes, basicDetailsRoutes])
    await app.register(routes, options);
};
