import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { perMinute } from '../../../platform/http/rate-limit';
import { IdParams, Results, refusals, results } from '../../../platform/http/wire';
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

const common = { tags: ['payment'], security: [{ token: [] }] };
const rateLimit = perMinute(60);

/** Placing an order for a batch and confirming its payment. */
export const orderRoutes: ApiModule = async (app) => {
  app.post(
    '/payment/orders',
    {
      onRequest: requireUser,
      preValidation: resolveAliases(orderSpellings),
      config: { rateLimit },
      schema: {
        ...common,
        operationId: 'placeOrder',
        summary: 'Order a seat in a batch',
        headers: IdempotencyHeaders,
        body: OrderBody,
        response: { 200: Results(OrderWire), ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const idempotencyKey = request.headers['idempotency-key'] ?? request.body.idempotencyKey;
      return results(presentOrder(context, await placeOrder(context, { ...request.body, idempotencyKey })));
    },
  );

  app.post(
    '/payment/quote',
    {
      onRequest: requireUser,
      preValidation: resolveAliases(orderSpellings),
      config: { rateLimit: perMinute(30) },
      schema: {
        ...common,
        operationId: 'quoteOrder',
        summary: 'The price of a seat with a coupon',
        body: QuoteBody,
        response: { 200: Results(QuoteWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => results(presentQuote(await quoteOrder(userContextOf(request), request.body))),
  );

  app.get(
    '/payment/orders/:id',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(120) },
      schema: {
        ...common,
        operationId: 'getOrder',
        summary: 'An order and its status',
        params: IdParams,
        response: { 200: Results(OrderWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      return results(presentOrder(context, await getOrder(context, { orderId: request.params.id })));
    },
  );

  app.post(
    '/payment/verify',
    {
      onRequest: requireUser,
      preValidation: resolveAliases(verifySpellings),
      config: { rateLimit },
      schema: {
        ...common,
        operationId: 'verifyPayment',
        summary: "Confirm a payment with the provider's signature",
        body: VerifyBody,
        response: { 200: Results(OrderWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      return results(presentOrder(context, await verifyPayment(context, request.body)));
    },
  );
};
