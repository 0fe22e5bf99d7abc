import type { Actor } from '../../../actor';
import { ApiError, badRequest, notFound } from '../../../api-error';
import { isSandbox } from '../../../payments/open-payments';
import type { SandboxOutcome } from '../../../payments/sandbox';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import { findOrder, findOrderOfProvider, moveOrder, type OrderRow } from '../orders/repo';
import { closeEvent, keepEvent } from '../payments/repo';
import { markFailed, markPaid } from '../payments/service';
import { mustOwn } from '../policy';
import { handleRefundEvent } from '../refunds/service';

async function ownOrder({ db }: Services, person: Actor, id: number): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw notFound('There is no such order.', 'ORDER_NOT_FOUND');
  mustOwn(person, order);
  return order;
}

/** One's own order as it stands, which the provider is asked about while it is open. Throws 403 and 404. */
export async function getOrder(services: Services, settings: Settings, person: Actor, id: number): Promise<OrderRow> {
  const order = await ownOrder(services, person, id);
  if (order.status !== 'created') return order;
  // A provider that does not answer changes nothing of what is known: the page asks again in a moment.
  await syncWithProvider(services, settings, order).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
  return (await findOrder(services.db, id)) ?? order;
}

/**
 * Takes what the provider's page handed to ours as the proof of a payment. Settles the order when the provider says
 * that the money is there; else the order stays open, and is settled when it arrives. Throws 400 `BAD_SIGNATURE` for
 * what the provider did not sign, 403 and 404 as `getOrder` does.
 */
export async function verifyPayment(
  services: Services,
  settings: Settings,
  person: Actor,
  { orderId, paymentId, signature }: { orderId: number; paymentId: string; signature: string },
): Promise<OrderRow> {
  const order = await ownOrder(services, person, orderId);
  const { payments } = services;
  // The provider's number comes from our own record: a page could name another order that was really paid.
  const providerOrderId = payments?.name === order.provider ? order.providerOrderId : null;
  if (!providerOrderId || !payments?.isAuthentic({ orderId: providerOrderId, paymentId, signature })) {
    throw badRequest('This payment could not be verified.', undefined, 'BAD_SIGNATURE');
  }
  return getOrder(services, settings, person, orderId);
}

/** Settles an order that the provider has money for; lets one go whose time is over. */
export async function syncWithProvider(services: Services, settings: Settings, order: OrderRow): Promise<void> {
  const { db, payments } = services;
  const payment =
    order.providerOrderId && payments?.name === order.provider
      ? await payments.capturedPayment(order.providerOrderId)
      : null;
  if (payment) await markPaid(services, settings, payment);
  else if (order.status === 'created' && order.expiresAt < new Date()) await moveOrder(db, order.id, 'expired');
}

/**
 * Works on a notice of the provider, once however often it is delivered; one that could not be finished is worked on
 * again when it is delivered again. Throws 400 when it is not the provider's, 404 where there is none.
 */
export async function handleWebhook(
  services: Services,
  settings: Settings,
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<void> {
  const { db, payments } = services;
  if (!payments) throw notFound('There is no payment provider here.', 'PAYMENTS_NOT_SET_UP');
  const event = payments.readEvent(body, headers);
  const eventId = await keepEvent(db, payments.name, event);
  if (eventId === null) return;
  switch (event.kind) {
    case 'captured':
      await markPaid(services, settings, event.payment);
      break;
    case 'authorized': {
      // Promised and not taken in yet, which asking for the settled payment does.
      const payment = await payments.capturedPayment(event.payment.orderId);
      if (payment) await markPaid(services, settings, payment);
      break;
    }
    case 'failed':
      await markFailed(services, event.payment);
      break;
    case 'refunded':
    case 'refund-failed':
      await handleRefundEvent(services, settings, event);
      break;
    case 'other':
      break;
  }
  await closeEvent(db, eventId);
}

/** What the sandbox page shows of an order. Throws 404 unless the sandbox opened it and it is still to be decided. */
export async function getSandboxOrder({ db, payments }: Services, providerOrderId: string): Promise<OrderRow> {
  const order = isSandbox(payments) && (await findOrderOfProvider(db, 'sandbox', providerOrderId));
  if (!order) throw notFound('There is no such payment.', 'ORDER_NOT_FOUND');
  return order;
}

/** Somebody decided on the sandbox page. Answers where they go on: the payment page, which is told what happened. */
export async function decideSandboxOrder(
  services: Services,
  settings: Settings,
  providerOrderId: string,
  outcome: SandboxOutcome,
): Promise<string> {
  const order = await getSandboxOrder(services, providerOrderId);
  const { payments } = services;
  if (!isSandbox(payments)) throw notFound('There is no such payment.', 'ORDER_NOT_FOUND');
  const { notice, answer } = payments.decide(providerOrderId, outcome);
  if (notice) await handleWebhook(services, settings, notice.body, notice.headers);
  const query = new URLSearchParams({
    t: String(order.batchId),
    order: String(order.id),
    outcome,
    ...(answer && { payment: answer.paymentId, signature: answer.signature }),
  });
  return `${settings.origin ?? ''}/payment/${order.courseId}/${order.trainerId}?${query}`;
}
