import { describeBatch } from '@kaksha/domain/batches';
import { unauthorized } from '../../../api-error';
import { batchOf } from '../../../batch-of';
import type { ServiceContext } from '../../../context';
import type { PlainPage } from '../../../html/page';
import { type Receipt, receiptNumber, receiptPage } from '../../../payment-providers/receipt';
import { receiptNotFound } from '../errors';
import { findOrderView, type OrderView } from '../orders/view-repo';
import { mustOwnOrderOrBeAdmin } from '../policy';
import { opensReceipt } from './pass';

/**
 * A receipt as a page to print: for the learner, for administrators, and for anyone with a valid pass.
 * @throws ApiError UNAUTHORIZED (401), FORBIDDEN (403), RECEIPT_NOT_FOUND (404)
 */
export async function getReceipt(
  context: ServiceContext,
  { orderId, pass }: { orderId: number; pass?: string },
): Promise<PlainPage> {
  const { db, principal } = context;
  const hasPass = opensReceipt(context, orderId, pass);
  if (!hasPass && !principal) throw unauthorized();
  const view = await findOrderView(db, orderId);
  if (!view) throw receiptNotFound();
  if (!hasPass && principal) mustOwnOrderOrBeAdmin(principal, view.order);
  if (!view.order.paidAt) throw receiptNotFound('There is no receipt, because nothing was paid.');
  return receiptPage(receiptOf(view, view.order.paidAt));
}

function receiptOf({ order, batch, learner, trainer, payment, refund }: OrderView, paidAt: Date): Receipt {
  const isRefunded = refund && refund.status !== 'failed' && order.status === 'refunded';
  return {
    number: receiptNumber(order.id, paidAt),
    paidAt,
    learner,
    trainer: { name: trainer.name, taxNumber: trainer.taxNumber },
    courseName: order.courseName,
    batch: describeBatch(batchOf(batch)),
    currency: order.currency,
    feeMinor: order.feeMinor,
    discount: order.discount,
    coupon: order.couponCode === null ? null : { code: order.couponCode, amountMinor: order.couponMinor },
    amountMinor: order.amountMinor,
    payment: payment && { method: payment.method ?? payment.provider, id: payment.providerPaymentId },
    refund: isRefunded ? { amountMinor: refund.amountMinor, at: refund.updatedAt } : null,
  };
}
