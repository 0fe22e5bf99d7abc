import { isOver } from '@kaksha/domain/batch-sessions';
import type { SessionChange } from '@kaksha/domain/catalogue';
import { describeEnding, type OrderEnding } from '@kaksha/domain/payments';
import { inTransaction, type ServiceContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { batchOf } from '../../../platform/database/batch-of';
import { emit, emitAll } from '../../../platform/outbox/emit';
import type { Payment } from '../../../platform/payment-providers/provider';
import { canReapplyForLatePayment } from '../../coupons/use-service';
import { issueInvoice, taxSale } from '../../invoices/issue-service';
import { recordSale, recordUnassigned } from '../../ledger/service';
import {
  acceptOffer,
  canHaveSeat,
  endHolds,
  hasSeat,
  lockSeats,
  lockSeatsOfOrder,
  type SeatRow,
  settleSeats,
} from '../../seats/service';
import { quoteOffer } from '../orders/offer';
import { findDeletions, findOffer } from '../orders/offer-repo';
import { lockOrderOfProvider, moveOrder, type OrderRow, setEnding, takeSeat } from '../orders/repo';
import { requestRefund } from '../refunds/request-service';
import { findMoveSince, findPaymentOfOrder, savePayment } from './repo';

/**
 * Records a captured payment and enrols the learner, in one transaction. Repeated and concurrent calls enrol once. A
 * payment that can get no seat is refunded; docs/open-orders.md lists when.
 */
export async function markPaid(context: ServiceContext, payment: Payment): Promise<void> {
  const { payments, log } = context;
  if (!payments) return;
  await inTransaction(context, async (tx) => {
    // Every transaction locks the batch before an order.
    const batch = await lockSeatsOfOrder(tx, { provider: payments.name, providerOrderId: payment.orderId });
    const order = await lockOrderOfProvider(tx.db, payments.name, payment.orderId);
    if (order && batch) return record(tx, batch, order, payment);
    await recordUnassigned(tx, { provider: payments.name, ...payment });
    log.error(
      { code: 'PAYMENT_ORDER_UNKNOWN', paymentId: payment.paymentId, providerOrderId: payment.orderId },
      'payment for an unknown order',
    );
  });
}

async function record(context: ServiceContext, batch: SeatRow, order: OrderRow, payment: Payment): Promise<void> {
  const { db, log, clock } = context;
  const { paymentId, amountMinor, currency } = payment;
  const audit = (action: `order.${string}`, detail: Record<string, unknown> = {}) =>
    writeAudit(db, {
      actorId: null,
      action,
      entityId: order.id,
      detail: { payment: paymentId, amount: amountMinor, currency, ...detail },
    });
  if (amountMinor !== order.amountMinor || currency !== order.currency) {
    log.error({ code: 'PAYMENT_AMOUNT_MISMATCH', orderId: order.id, paymentId }, 'payment differs from its order');
    await audit('order.payment-mismatch', { expected: order.amountMinor, expectedCurrency: order.currency });
    await recordUnassigned(context, { provider: order.provider, ...payment });
    return;
  }
  if (!(await moveOrder(db, order.id, 'paid', { paidAt: clock.now() }))) {
    const earlier = await findPaymentOfOrder(db, order.id);
    if (earlier && earlier.providerPaymentId !== paymentId) {
      log.error({ code: 'PAYMENT_DUPLICATE', orderId: order.id, paymentId }, 'second payment for an order');
      await audit('order.paid-again', { settledBy: earlier.providerPaymentId });
      await recordUnassigned(context, { provider: order.provider, ...payment });
    }
    return;
  }
  const saved = await savePayment(db, order, payment, 'captured');
  if (!saved) throw new Error(`payment ${paymentId} of order ${order.id} belongs to another order`);
  await audit('order.paid');
  const sale = await taxSale(context, order.id, amountMinor);
  await recordSale(context, order, { provider: order.provider, paymentId, amountMinor }, sale.tax);
  await issueInvoice(context, order, { ...sale, amountMinor });
  const ending = (await endingOf(context, batch, order, payment)) ?? (await enrol(context, batch, order));
  if (!ending) return;
  await setEnding(db, order.id, ending);
  const reason = describeEnding(ending, batch.batch.cancelReason);
  const refund = await requestRefund(context, saved, { reason, requestedBy: order.userId });
  if (!refund) throw new Error(`order ${order.id} cannot be refunded: a refund exists`);
  await audit('order.paid-back', { ending });
  await settleSeats(context, batch);
}

/** Why the payment goes back instead of getting a seat; null when a seat is free for it. */
async function endingOf(
  context: ServiceContext,
  batch: SeatRow,
  order: OrderRow,
  payment: Payment,
): Promise<OrderEnding | null> {
  const ended = order.ending ?? (await findEnding(context, batch, order));
  if (ended) return ended;
  const late = isLate(context, order, payment);
  const isOffered = !late || (await isStillOffered(context, order));
  if (!isOffered || !(await keepsCoupon(context, order, late))) return 'offer-changed';
  if (order.holdsSeat) return null;
  const seat = { batchId: order.batchId, userId: order.userId };
  if (await hasSeat(context, seat)) return 'already-enrolled';
  await settleSeats(context, batch);
  // The seat that a newer order of the learner holds becomes the seat of this payment.
  await endHolds(context, seat);
  return (await canHaveSeat(context, seat)) ? null : 'batch-full';
}

/** What ends an order also while its seat is on hold. */
async function findEnding({ db, clock }: ServiceContext, { batch }: SeatRow, order: OrderRow) {
  if (batch.state === 'cancelled') return 'batch-cancelled';
  const deleted = await findDeletions(db, order);
  if (deleted?.buyer) return 'account-deleted';
  if (deleted?.course || deleted?.seller) return 'course-removed';
  return isOver(batchOf(batch), clock.now()) ? 'batch-over' : null;
}

/** Enrols the learner, who also hears what changed since the order was placed. */
async function enrol(context: ServiceContext, { batch }: SeatRow, order: OrderRow): Promise<OrderEnding | null> {
  const { db } = context;
  const { id: orderId, batchId, userId } = order;
  await acceptOffer(context, { batchId, userId });
  if ((await takeSeat(db, order)) === null) return 'already-enrolled';
  await emitAll(context, [
    { kind: 'enrolment.started', payload: { orderId } },
    { kind: 'order.paid', payload: { orderId } },
  ]);
  const changeId = await findMoveSince(db, order);
  const days = changedSince(order.sessionChanges, batch.sessionChanges);
  if (changeId !== null) await emit(context, { kind: 'batch.moved', payload: { changeId, batchId, userId } });
  else if (days.length > 0) await emit(context, { kind: 'sessions.changed', payload: { batchId, days, userId } });
  return null;
}

/** The days of the sessions that were skipped, moved or put back. */
function changedSince(before: SessionChange[] | null, after: SessionChange[]): string[] {
  if (before === null) return [];
  const entries = (changes: SessionChange[]) => new Map(changes.map((change) => [change.day, JSON.stringify(change)]));
  const [old, now] = [entries(before), entries(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((day) => old.get(day) !== now.get(day)).sort();
}

function isLate({ clock }: ServiceContext, { expiresAt }: OrderRow, { attemptedAt }: Payment): boolean {
  const paidAt = attemptedAt === undefined ? clock.now() : new Date(attemptedAt);
  return paidAt > expiresAt;
}

/** Whether the learner could buy the same batch now, at the same times and at the price of the order. */
async function isStillOffered({ db, clock }: ServiceContext, order: OrderRow): Promise<boolean> {
  const offer = await findOffer(db, order);
  const quote = offer && quoteOffer(offer, { userId: order.userId, currency: order.currency }, clock.now());
  const isSamePrice = quote?.price?.amount === order.amountMinor + order.couponMinor;
  return isSamePrice && (await findMoveSince(db, order)) === null;
}

/** Whether the order keeps its coupon. An order that had ended takes a use again, while one is left. */
async function keepsCoupon(context: ServiceContext, order: OrderRow, late: boolean): Promise<boolean> {
  const { couponId, couponMinor, status, expiresAt, currency, amountMinor } = order;
  if (couponId === null) return true;
  const isUse = status !== 'expired' && expiresAt > context.clock.now();
  if (isUse) return true;
  const amount = amountMinor + couponMinor;
  const use = { ...order, orderId: order.id, couponId, price: { currency, full: order.feeMinor, amount } };
  return canReapplyForLatePayment(context, use, { checksOffer: late });
}

/** Records a failed payment. The learner can try again, and a later captured payment still counts. */
export async function markFailed(context: ServiceContext, payment: Payment): Promise<void> {
  const { payments } = context;
  if (!payments) return;
  await inTransaction(context, async ({ db }) => {
    const order = await lockOrderOfProvider(db, payments.name, payment.orderId);
    if (!order) return;
    await savePayment(db, order, payment, 'failed');
    await moveOrder(db, order.id, 'failed');
  });
}

/** Records the payment that the provider has captured for the order, or expires the order after its hold. */
export async function syncWithProvider(context: ServiceContext, order: OrderRow): Promise<void> {
  const { payments, clock } = context;
  const payment =
    order.providerOrderId && payments?.name === order.provider
      ? await payments.capturedPayment(order.providerOrderId)
      : null;
  if (payment) await markPaid(context, payment);
  else if (order.status === 'created' && order.expiresAt < clock.now()) await expire(context, order);
}

async function expire(context: ServiceContext, { id, batchId }: OrderRow): Promise<void> {
  await inTransaction(context, async (tx) => {
    const batch = await lockSeats(tx, batchId);
    await moveOrder(tx.db, id, 'expired');
    if (batch) await settleSeats(tx, batch);
  });
}
