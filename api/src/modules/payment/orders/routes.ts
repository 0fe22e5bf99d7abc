import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentOrder, presentQuote } from './present';
import {
  IdempotencyHeaders,
  OrderBody,
  OrderWire,
  orderSpellings,
  QuoteBody,
  QuoteWire,
  VerifyBody,
  verifySpellings,
} from './schema';
import { getOrder, placeOrder, quoteOrder, verifyPayment } from './service';

/** Placing an order for a batch and confirming its payment. */
export const orderRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  operation('placeOrder', 'POST /payment/orders', {
    summary: 'Order a seat in a batch',
    caller: 'user',
    perMinute: 60,
    spellings: orderSpellings,
    headers: IdempotencyHeaders,
    body: OrderBody,
    answer: OrderWire,
    refuses: [403, 404, 409, 502],
    handler: async ({ context, headers, body }) => {
      const idempotencyKey = headers['idempotency-key'] ?? body.idempotencyKey;
      return presentOrder(context, await placeOrder(context, { ...body, idempotencyKey }));
    },
  });

  operation('quoteOrder', 'POST /payment/quote', {
    summary: 'The price of a seat with a coupon',
    caller: 'user',
    perMinute: 30,
    spellings: orderSpellings,
    body: QuoteBody,
    answer: QuoteWire,
    refuses: [403, 404, 409],
    handler: async ({ context, body }) => presentQuote(await quoteOrder(context, body)),
  });

  operation('getOrder', 'GET /payment/orders/:id', {
    summary: 'An order and its status',
    caller: 'user',
    perMinute: 120,
    params: IdParams,
    answer: OrderWire,
    refuses: [403],
    handler: async ({ context, params }) => presentOrder(context, await getOrder(context, { orderId: params.id })),
  });

  operation('verifyPayment', 'POST /payment/verify', {
    summary: "Confirm a payment with the provider's signature",
    caller: 'user',
    perMinute: 60,
    spellings: verifySpellings,
    body: VerifyBody,
    answer: OrderWire,
    refuses: [403, 404],
    handler: async ({ context, body }) => presentOrder(context, await verifyPayment(context, body)),
  });
};
