import type { Static } from 'typebox';
import type { Checkout, PaymentProvider } from '../../../payments/provider';
import { receiptNumber } from '../../../payments/receipt';
import type { CourseWire } from '../../catalogue/schema';
import { presentBatch } from '../../catalogue/service';
import type { PurchaseRow } from '../history/repo';
import type { RefundOffer } from '../refunds/service';
import type { OrderWire, PaymentWire, PurchaseWire, RefundOfferWire } from './schema';
import type { OrderView } from './view-repo';

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** `receiptUrl` opens the receipt; null when nothing was paid. */
export function presentPayment(view: OrderView, receiptUrl: string | null): PaymentWire {
  const { order, batch, trainer, payment, refund, enrolment } = view;
  return {
    id: order.id,
    status: order.status,
    course_id: order.courseId,
    course_name: order.courseName,
    trainer_id: order.trainerId,
    trainer_name: trainer.name,
    batch_id: order.batchId,
    batch: presentBatch(batch, trainer.name),
    currency: order.currency,
    full_amount: order.feeMinor,
    discount: order.discount,
    amount: order.amountMinor,
    provider: order.provider,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: iso(order.paidAt),
    enrollment_id: enrolment && enrolment.status !== 'Refunded' ? enrolment.id : null,
    receipt_number: order.paidAt && receiptNumber(order.id, order.paidAt),
    receipt_url: receiptUrl,
    method: payment?.method ?? null,
    payment_id: payment?.providerPaymentId ?? null,
    refund: presentRefund(refund),
  };
}

const presentRefund = (refund: OrderView['refund']) =>
  refund && {
    status: refund.status,
    amount: refund.amountMinor,
    reason: refund.reason,
    requested_at: refund.createdAt.toISOString(),
  };

export function presentOrder(view: OrderView, receiptUrl: string | null, provider: PaymentProvider | null): OrderWire {
  const { status, providerOrderId, ...order } = view.order;
  const payable = status === 'created' && providerOrderId && provider?.name === order.provider;
  return {
    ...presentPayment(view, receiptUrl),
    checkout: payable ? presentCheckout(provider.checkout({ ...order, orderId: providerOrderId })) : null,
  };
}

const presentCheckout = (checkout: Checkout): OrderWire['checkout'] => ({
  kind: checkout.kind,
  order_id: checkout.orderId,
  amount: checkout.amountMinor,
  currency: checkout.currency,
  key_id: checkout.kind === 'razorpay' ? checkout.keyId : null,
  url: checkout.kind === 'sandbox' ? checkout.url : null,
});

export function presentRefundOffer({ eligible, message, until, view }: RefundOffer): RefundOfferWire {
  const { order, refund } = view;
  return {
    eligible,
    message,
    until: iso(until),
    amount: order.amountMinor,
    full_amount: order.feeMinor,
    currency: order.currency,
    status: order.status,
    refund: presentRefund(refund),
  };
}

export const presentPurchase = (
  card: CourseWire,
  { enrolment, batch, trainerName }: PurchaseRow,
): Static<typeof PurchaseWire> => ({
  ...card,
  enrollment_id: enrolment.id,
  enrollment_status: enrolment.status,
  purchase_date: enrolment.enrolledAt.toISOString(),
  order_id: enrolment.orderId,
  amount: enrolment.amountMinor,
  currency: enrolment.currency,
  batch_id: enrolment.batchId,
  batch: presentBatch(batch, trainerName),
});
