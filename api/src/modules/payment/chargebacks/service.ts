import { inTransaction, type ServiceContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { emit } from '../../../platform/outbox/emit';
import type { PaymentEvent } from '../../../platform/payment-providers/provider';
import { recordRefund, recordReversal, returnedOfOrder } from '../../ledger/service';
import { settleSeats } from '../../seats/service';
import { findPaymentOfProvider, lockPaymentOfProvider, markPaymentRefunded } from '../capture/repo';
import { giveSeatBack, moveOrder } from '../orders/repo';
import { lockOrderForRefund } from '../refunds/request-service';

/**
 * Records money that the learner's bank took back. When nothing is left of the payment, the learner loses the seat and
 * both sides are notified; a chargeback of a part leaves the seat.
 */
export async function handleChargeback(
  context: ServiceContext,
  { disputeId, paymentId, amountMinor }: Extract<PaymentEvent, { kind: 'charged-back' }>,
): Promise<void> {
  const { payments, log } = context;
  if (!payments) return;
  const { name: provider } = payments;
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    const known = await findPaymentOfProvider(db, provider, paymentId);
    if (!known) return;
    const batch = await lockOrderForRefund(tx, known.orderId);
    const found = await lockPaymentOfProvider(db, provider, paymentId);
    if (!found) return;
    const { order, payment } = found;
    const charged = { provider, refundId: disputeId, amountMinor, line: 'chargeback' } as const;
    if (!(await recordRefund(tx, order, charged))) return;
    const detail = { dispute: disputeId, amount: amountMinor };
    await writeAudit(db, { actorId: null, action: 'order.charged-back', entityId: order.id, detail });
    log.error({ code: 'PAYMENT_CHARGED_BACK', orderId: order.id, paymentId }, 'payment charged back');
    const isAllGone = (await returnedOfOrder(tx, order.id)) >= payment.amountMinor;
    if (!isAllGone || !(await moveOrder(db, order.id, 'refunded'))) return;
    await markPaymentRefunded(db, payment.id);
    const wasEnrolled = await giveSeatBack(db, order.id);
    if (batch) await settleSeats(tx, batch);
    await emit(tx, { kind: 'order.charged-back', payload: { orderId: order.id, wasEnrolled } });
  });
}

/**
 * Records that the bank gave a chargeback back. Without that chargeback nothing is recorded. A lost seat stays lost: it
 * may be taken, so a person decides. Returns false when there was nothing to reverse, e.g. before the chargeback.
 */
export async function handleChargebackReversal(
  context: ServiceContext,
  { disputeId, paymentId }: Extract<PaymentEvent, { kind: 'chargeback-reversed' }>,
): Promise<boolean> {
  const { payments, log } = context;
  if (!payments) return false;
  return inTransaction(context, async (tx) => {
    const found = await lockPaymentOfProvider(tx.db, payments.name, paymentId);
    if (!found) return false;
    const { order } = found;
    if (!(await recordReversal(tx, order, { provider: payments.name, disputeId }))) return false;
    const detail = { dispute: disputeId };
    await writeAudit(tx.db, { actorId: null, action: 'order.chargeback-reversed', entityId: order.id, detail });
    if (order.status !== 'refunded') return true;
    log.error(
      { code: 'CHARGEBACK_REVERSED', orderId: order.id, paymentId },
      'chargeback reversed after the seat was lost',
    );
    return true;
  });
}
