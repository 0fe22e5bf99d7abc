import type { ApiModule } from '../../api-module';
import { historyRoutes } from './history/routes';
import { orderRoutes } from './orders/routes';
import { providerRoutes } from './webhook/routes';

/** Checkout, payments, refunds, receipts, and the courses that a learner has by them. */
export const paymentRoutes: ApiModule = async (app, context) => {
  await app.register(orderRoutes, context);
  await app.register(historyRoutes, context);
  await app.register(providerRoutes, context);
};
