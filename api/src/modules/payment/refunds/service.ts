import { brand } from '@kaksha/domain/brand';
import { describeRefund, refundEligibility } from '@kaksha/domain/refunds';
import { ApiError } from '../../../api-error';
import { writeAudit } from '../../../audit';
import { batchOf } from '../../../batch-of';
import { inTransaction, type ServiceContext, type UserContext } from '../../../context';
import { emit } from '../../../outbox/emit';
import type { PaymentEvent, Refund } from '../../../payment-providers/provider';
import { recordRefund } from '../../ledger/service';
import { lockSeats, settleSeats } from '../../seats/service';
import { findPaymentOfOrder, lockPaymentOfProvider, markPaymentRefunded } from '../capture/repo';
import { notRefundable, orderNotFound } from '../errors';
import { giveSeatBack, moveOrder } from '../orders/repo';
import { findOrderView, type OrderView } from '../orders/view-repo';
import { mayRefundOutsideRule, mustOwnOrderOrBeAdmin } from '../policy';
import { changeRefund, findBatchOfRefund, findRefund, lockRefund, type RefundRow, requestRefund } from './repo';

export interface RefundOffer {
  eligible: boolean;
  /** For the learner. */
  message: string;
  /** The end of the refund window; null when there is nothing to refund. */
  until: Date | null;
  view: OrderView;
}

/** Applies the refund rule to an order now. @throws ApiError ORDER_NOT_FOUND (404), FORBIDDEN (403) */
export async function getRefundOffer(
  { db, principal, clock }: UserContext,
  { orderId }: { orderId: number },
): Promise<RefundOffer> {
  const view = await findOrderView(db, orderId);
  if (!view) throw orderNotFound();
  mustOwnOrderOrBeAdmin(principal, view.order);
  return offerOf(view, clock.now());
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
 * Requests the refund of an order when the refund rule allows it; administrators can refund outside the rule. A job asks
 * the provider, and the seat is released when the provider accepts.
 * @throws ApiError ORDER_NOT_FOUND (404), FORBIDDEN (403), NOT_REFUNDABLE (409)
 */
export async function refundOrder(
  context: UserContext,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<RefundOffer> {
  const { principal, requestId } = context;
  const offer = await getRefundOffer(context, { orderId });
  if (!offer.eligible && !mayRefundOutsideRule(principal, offer.view)) throw notRefundable(offer.message);
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    const payment = await findPaymentOfOrder(db, orderId);
    const refund = payment && (await requestRefund(db, payment, { reason, requestedBy: principal.id }));
    if (!refund) throw notRefundable('The refund is on its way.');
    await writeAudit(db, {
      actorId: principal.id,
      action: 'order.ask-refund',
      entityId: orderId,
      // The learner's reason stays in the refund.
      detail: { amount: refund.amountMinor, ...(!offer.eligible && { beyondRule: true }) },
      requestId,
    });
    await emit(tx, { kind: 'refund.requested', payload: { refundId: refund.id } });
  });
  return getRefundOffer(context, { orderId });
}

/**
 * Sends a requested refund to the provider. A repeated call refunds once. A refund that the provider refuses fails.
 * @throws ApiError PAYMENT_PROVIDER_UNAVAILABLE (502); the refund stays requested
 */
export async function sendRefund(context: ServiceContext, { refundId }: { refundId: number }): Promise<void> {
  const { payments, log } = context;
  const found = await inTransaction(context, ({ db }) => lockRefund(db, refundId));
  if (found?.refund.status !== 'requested' || payments?.name !== found.payment.provider) return;
  const { refund, payment, order } = found;
  let accepted: Refund;
  try {
    accepted = await payments.refund({
      paymentId: payment.providerPaymentId,
      amountMinor: refund.amountMinor,
      key: refundKey(order.reference, refund.providerRefundId),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PAYMENT_PROVIDER_REFUSED') throw error;
    log.error({ code: 'REFUND_REFUSED', refundId, orderId: order.id, err: error }, 'refund refused');
    await finishRefund(context, refundId, { status: 'failed', providerRefundId: refund.providerRefundId });
    return;
  }
  await finishRefund(context, refundId, { status: accepted.status, providerRefundId: accepted.refundId });
}

/** A retry after a failed refund needs another key. The provider accepts at most 40 characters. */
const refundKey = (reference: string, failedRefundId: string | null) =>
  (failedRefundId ? `${reference.slice(0, 13)}-${failedRefundId}` : reference).slice(0, 40);

/** Processes a refund event of the provider. A refund that was started in the provider's dashboard is recorded, too. */
export async function handleRefundEvent(
  context: ServiceContext,
  event: Extract<PaymentEvent, { refundId: string }>,
): Promise<void> {
  const { payments } = context;
  if (!payments) return;
  const refundId = await inTransaction(context, async (tx) => {
    const { db } = tx;
    const found = await lockPaymentOfProvider(db, payments.name, event.paymentId);
    if (!found) return null;
    const { payment, order } = found;
    const known = await findRefund(db, payment.id);
    if (known) return known.id;
    if (event.kind === 'refund-failed' || event.amountMinor !== payment.amountMinor) {
      // A partial refund leaves the learner enrolled.
      await writeAudit(db, {
        actorId: null,
        action: event.kind === 'refunded' ? 'order.refund-part' : 'order.refund-failed',
        entityId: order.id,
        detail: { refund: event.refundId, amount: event.amountMinor },
      });
      if (event.kind === 'refunded') {
        const { refundId: id, amountMinor } = event;
        await recordRefund(tx, order, { provider: payments.name, refundId: id, amountMinor, line: 'refund' });
      }
      return null;
    }
    const request = { reason: `Refunded by ${brand.name}.`, requestedBy: order.userId };
    return (await requestRefund(db, payment, request))?.id ?? null;
  });
  if (refundId === null) return;
  const status = event.kind === 'refunded' ? 'succeeded' : 'failed';
  await finishRefund(context, refundId, { status, providerRefundId: event.refundId });
}

/** Records money that the learner's bank took back. The learner keeps the seat; a person decides about it. */
export async function handleChargeback(
  context: ServiceContext,
  { disputeId, paymentId, amountMinor }: Extract<PaymentEvent, { disputeId: string }>,
): Promise<void> {
  const { payments, log } = context;
  if (!payments) return;
  await inTransaction(context, async (tx) => {
    const found = await lockPaymentOfProvider(tx.db, payments.name, paymentId);
    if (!found) return;
    const { order } = found;
    await recordRefund(tx, order, { provider: payments.name, refundId: disputeId, amountMinor, line: 'chargeback' });
    const detail = { dispute: disputeId, amount: amountMinor };
    await writeAudit(tx.db, { actorId: null, action: 'order.charged-back', entityId: order.id, detail });
    log.error({ code: 'PAYMENT_CHARGED_BACK', orderId: order.id, paymentId }, 'payment charged back');
  });
}

/** Stores the result of a refund. The learner and the trainer get a mail when the order becomes refunded. */
async function finishRefund(
  context: ServiceContext,
  refundId: number,
  { status, providerRefundId }: Pick<RefundRow, 'status' | 'providerRefundId'>,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    const batchId = await findBatchOfRefund(db, refundId);
    const batch = batchId === null ? null : await lockSeats(tx, batchId);
    const found = await lockRefund(db, refundId);
    // Late events do not change a refund that succeeded.
    if (!found || found.refund.status === 'succeeded') return;
    const { payment, order, refund } = found;
    await changeRefund(db, refundId, { status, providerRefundId });
    await writeAudit(db, {
      actorId: null,
      action: auditActions[status],
      entityId: order.id,
      detail: { amount: refund.amountMinor, refund: providerRefundId },
    });
    if (status === 'failed') return;
    if (status === 'succeeded') {
      const { provider } = payment;
      const { amountMinor } = refund;
      await recordRefund(tx, order, {
        provider,
        refundId: providerRefundId ?? String(refundId),
        amountMinor,
        line: 'refund',
      });
    }
    await markPaymentRefunded(db, payment.id);
    const wasEnrolled = await giveSeatBack(db, order.id);
    if (batch) await settleSeats(tx, batch);
    if (!(await moveOrder(db, order.id, 'refunded'))) return;
    await emit(tx, { kind: 'order.refunded', payload: { orderId: order.id, wasEnrolled } });
  });
}

const auditActions = {
  requested: 'order.refund-sent',
  succeeded: 'order.refunded',
  failed: 'order.refund-failed',
} as const;
