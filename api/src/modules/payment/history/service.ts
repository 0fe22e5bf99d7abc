import { describeBatch } from '@kaksha/domain/batches';
import type { Actor } from '../../../actor';
import { notFound, unauthorized } from '../../../api-error';
import { batchOf } from '../../../batch-of';
import type { PlainPage } from '../../../html/page';
import { type Receipt, receiptNumber, receiptPage } from '../../../payments/receipt';
import type { Services } from '../../../services';
import { isPass, makePass } from '../../../signing-key';
import type { Viewer } from '../../../viewer';
import { findOrderView, listOrderViews, type OrderView } from '../orders/view-repo';
import { mustOwn, mustOwnOrHelp } from '../policy';
import { listPurchases, type PurchaseRow } from './repo';

/** How long a receipt's link opens without a token. Whoever may see the receipt is handed a new one with each list. */
const passHours = 12;

const receiptOf = (orderId: number) => `receipt ${orderId}`;

/** The pass that opens an order's receipt for a while; null when nothing was ever paid or taken. */
export function receiptPass({ signingKey }: Services, order: OrderView['order']): string | null {
  if (!order.paidAt) return null;
  return makePass(signingKey, receiptOf(order.id), new Date(Date.now() + passHours * 3_600_000));
}

/** What the person paid or tried to, latest first. */
export function getPaymentHistory({ db }: Services, person: Actor): Promise<OrderView[]> {
  return listOrderViews(db, person.id);
}

/** One's own order with everything that came of it. Throws 403 and 404. */
export async function getOrderView({ db }: Services, person: Actor, orderId: number): Promise<OrderView> {
  const view = await findOrderView(db, orderId);
  if (!view) throw notFound('There is no such order.', 'ORDER_NOT_FOUND');
  mustOwn(person, view.order);
  return view;
}

/** Courses that the person enrolled in, latest first, those no longer public included: they were paid for. */
export function getPurchases({ db }: Services, person: Actor): Promise<PurchaseRow[]> {
  return listPurchases(db, person.id);
}

/**
 * A receipt as a page to print, for the learner and admins, or with a pass that one of them was handed. Throws 401
 * without either, 403 for somebody else, 404 when nothing was paid.
 */
export async function getReceipt(
  { db, signingKey }: Services,
  viewer: Viewer,
  orderId: number,
  pass: string | undefined,
): Promise<PlainPage> {
  const allowed = pass !== undefined && isPass(signingKey, receiptOf(orderId), pass, new Date());
  if (!allowed && !viewer) throw unauthorized();
  const view = await findOrderView(db, orderId);
  if (!view) throw notFound('There is no such receipt.', 'RECEIPT_NOT_FOUND');
  if (!allowed && viewer) mustOwnOrHelp(viewer, view.order);
  if (!view.order.paidAt) throw notFound('There is no receipt, because nothing was paid.', 'RECEIPT_NOT_FOUND');
  return receiptPage(toReceipt(view, view.order.paidAt));
}

function toReceipt({ order, batch, learner, trainer, payment, refund }: OrderView, paidAt: Date): Receipt {
  return {
    number: receiptNumber(order.id, paidAt),
    paidAt,
    learner,
    trainer,
    courseName: order.courseName,
    batch: describeBatch(batchOf(batch)),
    currency: order.currency,
    feeMinor: order.feeMinor,
    discount: order.discount,
    amountMinor: order.amountMinor,
    payment: payment && { method: payment.method ?? payment.provider, id: payment.providerPaymentId },
    refund:
      refund && refund.status !== 'failed' && order.status === 'refunded'
        ? { amountMinor: refund.amountMinor, at: refund.updatedAt }
        : null,
  };
}
