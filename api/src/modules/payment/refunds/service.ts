import { brand } from '@kaksha/domain/brand';
import { describeRefund, refundEligibility } from '@kaksha/domain/refunds';
import type { Actor } from '../../../actor';
import { ApiError, conflict, notFound } from '../../../api-error';
import { writeAudit } from '../../../audit';
import { batchOf } from '../../../batch-of';
import type { Database } from '../../../db/database';
import type { PaymentEvent, Refund } from '../../../payments/provider';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import { sendRefundMail } from '../notifications';
import { giveSeatBack, moveOrder } from '../orders/repo';
import { findOrderView, type OrderView } from '../orders/view-repo';
import {
  changeRefund,
  findPaymentOfOrder,
  findRefund,
  lockPaymentOfProvider,
  lockRefund,
  markRefunded,
  requestRefund,
} from '../payments/repo';
import { mayRefundBeyondRule, mustOwnOrHelp } from '../policy';

export interface RefundOffer {
  eligible: boolean;
  message: string;
  until: Date | null;
  view: OrderView;
}

/** What the refund rule says of an order now. Throws 404 without such an order, 403 for somebody else's. */
export async function getRefundOffer({ db }: Services, person: Actor, orderId: number): Promise<RefundOffer> {
  const view = await findOrderView(db, orderId);
  if (!view) throw notFound('There is no such payment.', 'ORDER_NOT_FOUND');
  mustOwnOrHelp(person, view.order);
  return offerOf(view, new Date());
}

function offerOf(view: OrderView, now: Date): RefundOffer {
  const { order, payment, refund, enrolment, batch } = view;
  const no = (message: string): RefundOffer => ({ eligible: false, message, until: null, view });
  if (refund?.status === 'succeeded') return no('The money has been paid back.');
  if (refund?.status === 'requested') return no('The refund is on its way.');
  if (order.status === 'refunded') return no('The refund did not go through. We are looking into it.');
  if (order.status !== 'paid') return no('Nothing was paid.');
  if (!payment) return no('This course was free: there is nothing to refund.');
  if (!enrolment) return no('This order has no seat any more.');
  const standing = refundEligibility(enrolment.enrolledAt, batchOf(batch), now);
  return {
    eligible: standing.eligible,
    message: describeRefund(standing, brand.timeZone),
    until: standing.until,
    view,
  };
}

/**
 * Gives a learner the money back, if the rule allows it; an admin need not mind the rule. The seat is free from the
 * moment that the provider has taken the refund on. Where it does not answer now it is asked again later. Throws as
 * `getRefundOffer` does, 409 `NOT_REFUNDABLE` with the rule in a sentence, 502 when the provider refuses.
 */
export async function refundOrder(
  services: Services,
  settings: Settings,
  person: Actor,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<RefundOffer> {
  const { db } = services;
  const offer = await getRefundOffer(services, person, orderId);
  if (!offer.eligible && !mayRefundBeyondRule(person, offer.view)) throw conflict(offer.message, 'NOT_REFUNDABLE');
  const refundId = await db.transaction(async (tx) => {
    const payment = await findPaymentOfOrder(tx, orderId);
    const refund = payment && (await requestRefund(tx, payment, { reason, requestedBy: person.id }));
    if (!refund) throw conflict('The refund is on its way.', 'NOT_REFUNDABLE');
    await writeAudit(tx, {
      actorId: person.id,
      action: 'order.ask-refund',
      entityId: orderId,
      detail: { amount: refund.amountMinor, reason, ...(!offer.eligible && { beyondRule: true }) },
      requestId: person.requestId,
    });
    return refund.id;
  });
  await sendRefund(services, settings, refundId);
  return getRefundOffer(services, person, orderId);
}

/**
 * Hands a requested refund to the provider; doing it again pays back once. A provider that does not answer is asked
 * again by the reconciler; one that refuses ends the refund, and throws 502.
 */
export async function sendRefund(services: Services, settings: Settings, refundId: number): Promise<void> {
  const { db, payments } = services;
  const found = await db.transaction((tx) => lockRefund(tx, refundId));
  if (found?.refund.status !== 'requested' || payments?.name !== found.payment.provider) return;
  const { refund, payment, order } = found;
  let taken: Refund;
  try {
    taken = await payments.refund({
      paymentId: payment.providerPaymentId,
      amountMinor: refund.amountMinor,
      key: refundKey(order.reference, refund.providerRefundId),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PAYMENT_PROVIDER_REFUSED') {
      console.error(`refund ${refundId} is asked for again later`, error);
      return;
    }
    await endRefund(services, settings, refundId, { status: 'failed', providerRefundId: refund.providerRefundId });
    throw error;
  }
  await endRefund(services, settings, refundId, { status: taken.status, providerRefundId: taken.refundId });
}

/** One that failed is another refund when it is asked for anew. The provider takes 40 characters at most. */
const refundKey = (reference: string, failed: string | null) =>
  (failed ? `${reference.slice(0, 13)}-${failed}` : reference).slice(0, 40);

/** Works on a notice of the provider about a refund, one that was made by hand in the provider's own pages included. */
export async function handleRefundEvent(
  services: Services,
  settings: Settings,
  event: Extract<PaymentEvent, { refundId: string }>,
): Promise<void> {
  const { db, payments } = services;
  if (!payments) return;
  const refundId = await db.transaction(async (tx) => {
    const found = await lockPaymentOfProvider(tx, payments.name, event.paymentId);
    if (!found) return null;
    const { payment, order } = found;
    const known = await findRefund(tx, payment.id);
    if (known) return known.id;
    if (event.kind === 'refund-failed' || event.amountMinor !== payment.amountMinor) {
      // Part of the money leaves the seat as it is.
      await writeAudit(tx, {
        actorId: null,
        action: event.kind === 'refunded' ? 'order.refund-part' : 'order.refund-failed',
        entityId: order.id,
        detail: { refund: event.refundId, amount: event.amountMinor },
      });
      return null;
    }
    const byHand = { reason: 'Paid back by the house.', requestedBy: order.userId };
    return (await requestRefund(tx, payment, byHand))?.id ?? null;
  });
  if (refundId === null) return;
  const status = event.kind === 'refunded' ? 'succeeded' : 'failed';
  await endRefund(services, settings, refundId, { status, providerRefundId: event.refundId });
}

/** Writes down what became of a refund. The learner hears of it when the seat is given back, which happens once. */
async function endRefund(
  services: Services,
  settings: Settings,
  refundId: number,
  {
    status,
    providerRefundId,
  }: Pick<NonNullable<Awaited<ReturnType<typeof lockRefund>>>['refund'], 'status' | 'providerRefundId'>,
): Promise<void> {
  const orderId = await services.db.transaction(async (tx) => {
    const found = await lockRefund(tx, refundId);
    // What has succeeded is over, whatever is said late.
    if (!found || found.refund.status === 'succeeded') return null;
    const { payment, order, refund } = found;
    await changeRefund(tx, refundId, { status, providerRefundId });
    await note(tx, order.id, status, refund.amountMinor, providerRefundId);
    if (status === 'failed') return null;
    await markRefunded(tx, payment.id);
    await giveSeatBack(tx, order.id);
    return (await moveOrder(tx, order.id, 'refunded')) ? order.id : null;
  });
  if (orderId !== null) await sendRefundMail(services, settings, orderId);
}

function note(tx: Database, orderId: number, status: Refund['status'], amount: number, refund: string | null) {
  const action = {
    requested: 'order.refund-sent',
    succeeded: 'order.refunded',
    failed: 'order.refund-failed',
  } as const;
  return writeAudit(tx, { actorId: null, action: action[status], entityId: orderId, detail: { amount, refund } });
}
