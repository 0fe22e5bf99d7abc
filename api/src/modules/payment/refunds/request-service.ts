import { payableAmount } from '@kaksha/domain/money';
import { inTransaction, type ServiceContext } from '../../../platform/context/context';
import { emit } from '../../../platform/outbox/emit';
import { returnedOfOrder } from '../../ledger/service';
import { coversRefund } from '../../payouts/reserve-service';
import { lockSeats, type SeatRow } from '../../seats/service';
import type { PaymentRow } from '../capture/repo';
import { findOrder, lockOrder } from '../orders/repo';
import { addRefund, findBatchOfOrder, type RefundRow, sumRefunds } from './repo';

interface RefundRequest {
  /** Minor units; without it all that is left. */
  amountMinor?: number;
  reason: string;
  requestedBy: number;
  /** An administrator who does not sell the order has decided, so the trainer need not be owed enough. */
  isDecided?: boolean;
  /** The provider reports it, so the money has gone. */
  isSent?: boolean;
}

/** Locks an order after its batch, so that its refunds are requested one after the other. Returns the batch. */
export async function lockOrderForRefund(tx: ServiceContext, orderId: number): Promise<SeatRow | null> {
  const batchId = await findBatchOfOrder(tx.db, orderId);
  const batch = batchId === null ? null : await lockSeats(tx, batchId);
  await lockOrder(tx.db, orderId);
  return batch;
}

/**
 * Minor units of a payment that can still be refunded. Refunds on their way and chargebacks count as returned. A rest
 * that is too small for a refund counts as nothing.
 */
export async function refundableOf({ db }: ServiceContext, payment: PaymentRow): Promise<number> {
  const { requested, succeeded } = await sumRefunds(db, payment.id);
  const returned = Math.max(succeeded, await returnedOfOrder({ db }, payment.orderId));
  return payableAmount(Math.max(0, payment.amountMinor - returned - requested), payment.currency);
}

/**
 * Requests a refund of a payment, in full or in part. The refund of all that is left closes the order. The order must
 * be locked. A job asks the provider, unless the payment was paid to the trainer who is owed less than the refund: then
 * it is held. Null when less is left.
 */
export async function requestRefund(
  tx: ServiceContext,
  payment: PaymentRow,
  { amountMinor, reason, requestedBy, isDecided = false, isSent = false }: RefundRequest,
): Promise<RefundRow | null> {
  const { db, log } = tx;
  const left = await refundableOf(tx, payment);
  const amount = amountMinor ?? left;
  if (amount <= 0 || amount > left) return null;
  const { isClosed } = await sumRefunds(db, payment.id);
  const closesOrder = amount === left && !isClosed;
  const isHeld = !isDecided && !isSent && !(await isCovered(tx, payment, { refundId: null, amountMinor: amount }));
  const values = { paymentId: payment.id, amountMinor: amount, closesOrder, reason, requestedBy, isHeld };
  const refund = await addRefund(db, values);
  if (!refund || isSent) return refund;
  if (isHeld) log.warn({ code: 'REFUND_HELD', refundId: refund.id, orderId: payment.orderId }, 'refund held');
  else await emit(tx, { kind: 'refund.requested', payload: { refundId: refund.id } });
  return refund;
}

/** Whether a refund takes no money of the platform. The order must be locked. */
export async function isCovered(
  tx: ServiceContext,
  { orderId, currency }: PaymentRow,
  refund: { refundId: number | null; amountMinor: number },
): Promise<boolean> {
  const order = await findOrder(tx.db, orderId);
  return order === null || coversRefund(tx, { ...refund, orderId, currency, trainerId: order.trainerId });
}

/** Runs work on an order whose refunds nothing else changes meanwhile. */
export const withLockedOrder = <T>(
  context: ServiceContext,
  orderId: number,
  work: (tx: ServiceContext) => Promise<T>,
): Promise<T> =>
  inTransaction(context, async (tx) => {
    await lockOrderForRefund(tx, orderId);
    return work(tx);
  });
