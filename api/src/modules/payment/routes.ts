import type { ApiModule } from '../../platform/http/api-module';
import { enrolmentRoutes } from './enrolments/routes';
import { heldRefundRoutes } from './held-refunds/routes';
import { historyRoutes } from './history/routes';
import { orderRoutes } from './orders/routes';
import { refundRoutes } from './refunds/routes';
import { sandboxRoutes } from './sandbox/routes';
import { trainerRefundRoutes } from './trainer-refunds/routes';
import { webhookRoutes } from './webhook/routes';

/** Checkout, payments, refunds and purchased courses. */
export const paymentRoutes: ApiModule = async (app, context) => {
  await app.register(orderRoutes, context);
  await app.register(enrolmentRoutes, context);
  await app.register(refundRoutes, context);
  await app.register(trainerRefundRoutes, context);
  await app.register(heldRefundRoutes, context);
  await app.register(historyRoutes, context);
  await app.register(webhookRoutes, context);
  await app.register(sandboxRoutes, context);
};
