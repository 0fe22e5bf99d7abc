import { brand } from '@kaksha/domain/brand';
import { describeRefund, refundEligibility } from '@kaksha/domain/refunds';
import { inTransaction, type ServiceContext, type UserContext } from '../../../platform/context/context';
import { mustBeProven } from '../../../platform/context/policy';
import { writeAudit } from '../../../platform/database/audit';
import { batchOf } from '../../../platform/database/batch-of';
import { ApiError } from '../../../platform/http/api-error';
import { emit } from '../../../platform/outbox/emit';
import type { PaymentEvent, Refund } from '../../../platform/payment-providers/provider';
import { issueCreditNote } from '../../invoices/issue-service';
import { recordRefund } from '../../ledger/service';
import { lockSeats, settleSeats } from '../../seats/service';
import { findPaymentOfOrder, lockPaymentOfProvider, markPaymentRefunded } from '../capture/repo';
import { notRefundable, orderNotFound } from '../errors';
import { giveSeatBack, moveOrder } from '../orders/repo';
import { findOrderView, type OrderView } from '../orders/view-repo';
import { decidesRefunds, mayRefundOutsideRule, mustOwnOrderOrBeAdmin } from '../policy';
import {
  changeRefund,
  findBatchOfOrder,
  findOrderOfRefund,
  findRefundOfEvent,
  lockRefund,
  type RefundRow,
} from './repo';
import { refundableOf, requestRefund, withLockedOrder } from './request-service';

export interface RefundOffer {
  eligible: boolean;
  /** For the learner. */
  message: string;
  /** The end of the refund window; null when there is nothing to refund. */
  until: Date | null;
  /** Minor units of the payment that were not refunded. */
  left: number;
  view: OrderView;
}

/** Applies the refund rule to an order now. @throws ApiError ORDER_NOT_FOUND (404), FORBIDDEN (403) */
export async function getRefundOffer(context: UserContext, { orderId }: { orderId: number }): Promise<RefundOffer> {
  const { db, principal, clock } = context;
  const view = await findOrderView(db, orderId);
  if (!view) throw orderNotFound();
  mustOwnOrderOrBeAdmin(principal, view.order);
  const left = view.payment ? await refundableOf(context, view.payment) : 0;
  return offerOf(view, left, clock.now());
}

const heldMessage = () => `The refund waits for an approval by ${brand.name}. You get the money after it.`;

function offerOf(view: OrderView, left: number, now: Date): RefundOffer {
  const { order, payment, refund, enrolment, batch } = view;
  const no = (message: string): RefundOffer => ({ eligible: false, message, until: null, left, view });
  if (refund?.status === 'succeeded') return no('The money has been paid back.');
  if (refund?.status === 'requested') return no(refund.isHeld ? heldMessage() : 'The refund is on its way.');
  if (order.status === 'refunded' && !refund) return no('Your bank took the payment back.');
  if (order.status === 'refunded') return no('The refund did not go through. We are looking into it.');
  if (order.status !== 'paid') return no('Nothing was paid.');
  if (!payment) return no('This course was free: there is nothing to refund.');
  if (left === 0) return no('Nothing is left to refund.');
  if (!enrolment) return no('This order has no seat any more.');
  const standing = refundEligibility(enrolment.enrolledAt, batchOf(batch), now);
  return {
    eligible: standing.eligible,
    message: describeRefund(standing, brand.timeZone),
    until: standing.until,
    left,
    view,
  };
}

/**
 * Requests the refund of an order when the refund rule allows it; administrators can refund outside the rule. A job
 * asks the provider, and the seat is released when the provider accepts.
 * @throws ApiError ORDER_NOT_FOUND (404), FORBIDDEN (403), NOT_REFUNDABLE (409)
 */
export async function refundOrder(
  context: UserContext,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<RefundOffer> {
  const { principal, requestId, clock } = context;
  const offer = await getRefundOffer(context, { orderId });
  // A learner gets back what they paid; an administrator gives away the money of others.
  if (offer.view.order.userId !== principal.id) mustBeProven(principal, clock.now());
  if (!offer.eligible && !mayRefundOutsideRule(principal, offer.view)) throw notRefundable(offer.message);
  await withLockedOrder(context, orderId, async (tx) => {
    const { db } = tx;
    const payment = await findPaymentOfOrder(db, orderId);
    const isDecided = await decidesRefunds({ db: tx.db, principal }, offer.view.order);
    const refund = payment && (await requestRefund(tx, payment, { reason, requestedBy: principal.id, isDecided }));
    if (!refund) throw notRefundable('The refund is on its way.');
    await writeAudit(db, {
      actorId: principal.id,
      action: 'order.ask-refund',
      entityId: orderId,
      // The learner's reason stays in the refund.
      detail: { amount: refund.amountMinor, ...(!offer.eligible && { beyondRule: true }) },
      requestId,
    });
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
  if (found?.refund.status !== 'requested' || found.refund.isHeld) return;
  if (payments?.name !== found.payment.provider) return;
  const { refund, payment, order } = found;
  let accepted: Refund;
  try {
    accepted = await payments.refund({
      paymentId: payment.providerPaymentId,
      amountMinor: refund.amountMinor,
      currency: payment.currency,
      key: refundKey(order.reference, refund),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PAYMENT_PROVIDER_REFUSED') throw error;
    log.error({ code: 'REFUND_REFUSED', refundId, orderId: order.id, err: error }, 'refund refused');
    await finishRefund(context, refundId, { status: 'failed', providerRefundId: refund.providerRefundId });
    return;
  }
  await finishRefund(context, refundId, { status: accepted.status, providerRefundId: accepted.refundId });
}

/** A further refund and a retry after a failed one need another key. The provider accepts at most 40 characters. */
function refundKey(reference: string, { id, closesOrder, providerRefundId }: RefundRow): string {
  if (providerRefundId) return `${reference.slice(0, 13)}-${providerRefundId}`.slice(0, 40);
  return closesOrder ? reference : `${reference.slice(0, 13)}-part-${id}`;
}

/** Processes a refund event of the provider. A refund that was started in the provider's dashboard is recorded, too. */
export async function handleRefundEvent(
  context: ServiceContext,
  event: Extract<PaymentEvent, { refundId: string }>,
): Promise<void> {
  const { payments, log } = context;
  if (!payments) return;
  const refundId = await inTransaction(context, async (tx) => {
    const { db } = tx;
    const found = await lockPaymentOfProvider(db, payments.name, event.paymentId);
    if (!found) return null;
    const { payment, order } = found;
    const known = await findRefundOfEvent(db, payment.id, event);
    if (known) return known.id;
    if (event.kind === 'refunded') {
      const { amountMinor } = event;
      const reason = `Refunded by ${brand.name}.`;
      const sent = { amountMinor, reason, requestedBy: order.userId, isSent: true };
      const refund = await requestRefund(tx, payment, sent);
      if (refund) return refund.id;
      // More than was left, e.g. because the bank took the payment back, too. A person decides about it.
      log.error({ code: 'REFUND_EXCEEDS_PAYMENT', orderId: order.id, amountMinor }, 'refund exceeds its payment');
      const refundId = event.refundId;
      await recordRefund(tx, order, { provider: payments.name, refundId, amountMinor, line: 'refund' });
    }
    await writeAudit(db, {
      actorId: null,
      action: event.kind === 'refunded' ? 'order.refund-part' : 'order.refund-failed',
      entityId: order.id,
      detail: { refund: event.refundId, amount: event.amountMinor },
    });
    return null;
  });
  if (refundId === null) return;
  const status = event.kind === 'refunded' ? 'succeeded' : 'failed';
  await finishRefund(context, refundId, { status, providerRefundId: event.refundId });
}

/**
 * Stores the result of a refund and tells the learner. The refund that closes the order gives the seat back, and the
 * trainer is notified, too.
 */
async function finishRefund(
  context: ServiceContext,
  refundId: number,
  { status, providerRefundId }: Pick<RefundRow, 'status' | 'providerRefundId'>,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    const orderId = await findOrderOfRefund(db, refundId);
    const batchId = orderId === null ? null : await findBatchOfOrder(db, orderId);
    const batch = batchId === null ? null : await lockSeats(tx, batchId);
    const found = await lockRefund(db, refundId);
    // Late events do not change a refund that succeeded.
    if (!found || found.refund.status === 'succeeded') return;
    const { payment, order, refund } = found;
    await changeRefund(db, refundId, { status, providerRefundId, isHeld: false });
    await writeAudit(db, {
      actorId: null,
      action: status === 'succeeded' && !refund.closesOrder ? 'order.refund-part' : auditActions[status],
      entityId: order.id,
      detail: { amount: refund.amountMinor, refund: providerRefundId },
    });
    if (status === 'failed') return;
    if (status === 'succeeded') {
      const { provider } = payment;
      const { amountMinor } = refund;
      const id = providerRefundId ?? String(refundId);
      const tax = await recordRefund(tx, order, { provider, refundId: id, amountMinor, line: 'refund' });
      if (tax) await issueCreditNote(tx, order, { refundId, amountMinor, tax });
    }
    if (!refund.closesOrder) {
      const key = `refunded-in-part ${refundId}`;
      await emit(tx, { kind: 'order.refunded-in-part', payload: { orderId: order.id, refundId }, key });
      return;
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
