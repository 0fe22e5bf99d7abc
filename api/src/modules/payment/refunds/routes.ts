import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { perMinute } from '../../../platform/http/rate-limit';
import { IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { presentRefundOffer } from './present';
import { RefundBody, RefundOfferWire } from './schema';
import { getRefundOffer, refundOrder } from './service';

const common = { tags: ['payment'], security: [{ token: [] }] };

/** Whether an order can be refunded, and refunding it. */
export const refundRoutes: ApiModule = async (app) => {
  app.get(
    '/payment/:id/refund',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getRefundOffer',
        summary: 'Whether an order can be refunded, and why not',
        params: IdParams,
        response: { 200: Results(RefundOfferWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) =>
      results(presentRefundOffer(await getRefundOffer(userContextOf(request), { orderId: request.params.id }))),
  );

  app.post(
    '/payment/:id/refund',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(60), confirmation: 'sometimes' },
      schema: {
        ...common,
        operationId: 'refundOrder',
        summary: 'Ask for a refund',
        params: IdParams,
        body: RefundBody,
        response: { 200: Results(RefundOfferWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const input = { orderId: request.params.id, reason: request.body.reason?.trim() ?? '' };
      return results(presentRefundOffer(await refundOrder(userContextOf(request), input)));
    },
  );
};
