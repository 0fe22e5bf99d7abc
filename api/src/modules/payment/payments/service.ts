import { writeAudit } from '../../../audit';
import type { Database } from '../../../db/database';
import type { Payment } from '../../../payments/provider';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import { sendEnrolmentMail, sendReceiptMail } from '../notifications';
import { lockOrderOfProvider, moveOrder, type OrderRow, takeSeat } from '../orders/repo';
import { sendRefund } from '../refunds/service';
import { findPaymentOfOrder, keepPayment, requestRefund } from './repo';

type Settled =
  | { what: 'enrolled'; orderId: number }
  /** Another order of the learner had the seat: the money goes back. */
  | { what: 'paid-twice'; orderId: number; refundId: number }
  | { what: 'nothing-new' };

/**
 * Writes down that an order was paid and enrols the learner, in one transaction, once, however often and by however
 * many at the same moment it is told. The learner hears of it when it has happened.
 */
export async function markPaid(services: Services, settings: Settings, payment: Payment): Promise<void> {
  const { db, payments } = services;
  if (!payments) return;
  const settled = await db.transaction(async (tx): Promise<Settled> => {
    const order = await lockOrderOfProvider(tx, payments.name, payment.orderId);
    if (!order) {
      console.error(`payment ${payment.paymentId} is for an order that is not known here: ${payment.orderId}`);
      return { what: 'nothing-new' };
    }
    return settle(tx, order, payment);
  });
  if (settled.what === 'enrolled') {
    await sendEnrolmentMail(services, settings, settled.orderId);
    await sendReceiptMail(services, settings, settled.orderId);
  }
  if (settled.what === 'paid-twice') {
    await sendRefund(services, settings, settled.refundId).catch((error: unknown) =>
      console.error(`order ${settled.orderId} was paid twice and could not be paid back`, error),
    );
  }
}

async function settle(tx: Database, order: OrderRow, payment: Payment): Promise<Settled> {
  const note = (action: `order.${string}`, detail: Record<string, unknown> = {}) =>
    writeAudit(tx, {
      actorId: null,
      action,
      entityId: order.id,
      detail: { payment: payment.paymentId, amount: payment.amountMinor, currency: payment.currency, ...detail },
    });
  if (payment.amountMinor !== order.amountMinor || payment.currency !== order.currency) {
    console.error(`payment ${payment.paymentId} is not what order ${order.id} asks for`);
    await note('order.paid-wrongly', { asked: order.amountMinor, askedIn: order.currency });
    return { what: 'nothing-new' };
  }
  if (!(await moveOrder(tx, order.id, 'paid', { paidAt: new Date() }))) {
    const settledBy = await findPaymentOfOrder(tx, order.id);
    if (settledBy && settledBy.providerPaymentId !== payment.paymentId) {
      console.error(`payment ${payment.paymentId} is a second one for order ${order.id}`);
      await note('order.paid-again', { settledBy: settledBy.providerPaymentId });
    }
    return { what: 'nothing-new' };
  }
  const kept = await keepPayment(tx, order, payment, 'captured');
  if (!kept) throw new Error(`payment ${payment.paymentId} of order ${order.id} belongs to another order`);
  await note('order.paid');
  const enrolmentId = await takeSeat(tx, order);
  if (enrolmentId !== null) return { what: 'enrolled', orderId: order.id };
  const wish = { reason: 'You were enrolled in this batch already.', requestedBy: order.userId };
  const refund = await requestRefund(tx, kept, wish);
  if (!refund) throw new Error(`order ${order.id} was paid for a seat that is taken, and cannot be refunded`);
  await note('order.paid-twice');
  return { what: 'paid-twice', orderId: order.id, refundId: refund.id };
}

/** Writes down that an attempt to pay failed. The learner may try again, and may even have paid after all. */
export async function markFailed({ db, payments }: Services, payment: Payment): Promise<void> {
  if (!payments) return;
  await db.transaction(async (tx) => {
    const order = await lockOrderOfProvider(tx, payments.name, payment.orderId);
    if (!order) return;
    await keepPayment(tx, order, payment, 'failed');
    await moveOrder(tx, order.id, 'failed');
  });
}
