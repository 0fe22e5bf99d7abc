import { actorOf } from '../../../actor';
import type { ApiModule } from '../../../api-module';
import { requireUser } from '../../../plugins/authentication';
import { oneSpelling } from '../../../spellings';
import { IdParams, Results, refusals, results } from '../../../wire';
import { getOrderView, receiptPass } from '../history/service';
import { getRefundOffer, refundOrder } from '../refunds/service';
import { getOrder, verifyPayment } from '../webhook/service';
import { presentOrder, presentRefundOffer } from './present';
import {
  IdempotencyHeaders,
  OrderBody,
  OrderWire,
  orderSpellings,
  RefundBody,
  RefundOfferWire,
  VerifyBody,
  verifySpellings,
} from './schema';
import { placeOrder } from './service';

const common = { tags: ['payment'], security: [{ token: [] }] };
const rateLimit = { max: 60, timeWindow: '1 minute' };

/** Buying a seat, proving that it was paid, and giving it back. */
export const orderRoutes: ApiModule = async (app, { settings, services }) => {
  const shown = async (actor: ReturnType<typeof actorOf>, orderId: number) => {
    const view = await getOrderView(services, actor, orderId);
    return results(presentOrder(view, receiptUrl(settings, services, view.order), services.payments));
  };

  app.post(
    '/payment/orders',
    {
      onRequest: requireUser,
      preValidation: oneSpelling(orderSpellings),
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
      const actor = actorOf(request);
      const idempotencyKey = request.headers['idempotency-key'] ?? request.body.idempotencyKey;
      const order = await placeOrder(services, settings, actor, { ...request.body, idempotencyKey });
      return shown(actor, order.id);
    },
  );

  app.get(
    '/payment/orders/:id',
    {
      onRequest: requireUser,
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        ...common,
        operationId: 'getOrder',
        summary: 'An order and how it stands',
        params: IdParams,
        response: { 200: Results(OrderWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const order = await getOrder(services, settings, actor, request.params.id);
      return shown(actor, order.id);
    },
  );

  app.post(
    '/payment/verify',
    {
      onRequest: requireUser,
      preValidation: oneSpelling(verifySpellings),
      config: { rateLimit },
      schema: {
        ...common,
        operationId: 'verifyPayment',
        summary: "Prove a payment with the provider's signature",
        body: VerifyBody,
        response: { 200: Results(OrderWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const order = await verifyPayment(services, settings, actor, request.body);
      return shown(actor, order.id);
    },
  );

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
    async (request) => results(presentRefundOffer(await getRefundOffer(services, actorOf(request), request.params.id))),
  );

  app.post(
    '/payment/:id/refund',
    {
      onRequest: requireUser,
      config: { rateLimit },
      schema: {
        ...common,
        operationId: 'refundOrder',
        summary: 'Ask for a refund',
        params: IdParams,
        body: RefundBody,
        response: { 200: Results(RefundOfferWire), ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request) => {
      const wish = { orderId: request.params.id, reason: request.body.reason?.trim() ?? '' };
      return results(presentRefundOffer(await refundOrder(services, settings, actorOf(request), wish)));
    },
  );
};

/** Where an order's receipt opens without a token, for some hours; null when nothing was paid. */
export function receiptUrl(
  { apiHost }: { apiHost: string },
  services: Parameters<typeof receiptPass>[0],
  order: Parameters<typeof receiptPass>[1],
): string | null {
  const pass = receiptPass(services, order);
  return pass && `${apiHost}/payment/${order.id}/receipt?key=${pass}`;
}
