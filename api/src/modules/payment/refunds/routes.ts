import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentRefundOffer } from './present';
import { RefundBody, RefundOfferWire } from './schema';
import { getRefundOffer, refundOrder } from './service';

/** Whether an order can be refunded, and refunding it. */
export const refundRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  operation('getRefundOffer', 'GET /payment/:id/refund', {
    summary: 'Whether an order can be refunded, and why not',
    caller: 'user',
    params: IdParams,
    answer: RefundOfferWire,
    refuses: [403],
    handler: async ({ context, params }) => presentRefundOffer(await getRefundOffer(context, { orderId: params.id })),
  });

  operation('refundOrder', 'POST /payment/:id/refund', {
    summary: 'Ask for a refund',
    caller: 'user',
    perMinute: 60,
    confirmation: 'sometimes',
    params: IdParams,
    body: RefundBody,
    answer: RefundOfferWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const input = { orderId: params.id, reason: body.reason?.trim() ?? '' };
      return presentRefundOffer(await refundOrder(context, input));
    },
  });
};
