import { isOver } from '@kaksha/domain/batch-sessions';
import { describeEnding } from '@kaksha/domain/payments';
import type { ServiceContext } from '../../../platform/context/context';
import { batchOf } from '../../../platform/database/batch-of';
import type { Checkout } from '../../../platform/payment-providers/provider';
import { presentBatch } from '../../catalogue/courses/present';
import { invoiceLink } from '../../invoices/files-service';
import { presentRefund } from '../refunds/present';
import type { OrderWire, PaymentWire, QuoteWire } from './schema';
import type { OrderQuote } from './service';
import type { OrderView } from './view-repo';

export function presentPayment(context: ServiceContext, view: OrderView): PaymentWire {
  const { order, batch, trainer, payment, refund, partialRefunds, invoices, enrolment } = view;
  return {
    id: order.id,
    status: order.status,
    course_id: order.courseId,
    course_name: order.courseName,
    trainer_id: order.trainerId,
    trainer_name: trainer.name,
    batch_id: batch.id,
    batch: presentBatch(batch, trainer.name, { reasons: enrolment !== null && enrolment.status !== 'Refunded' }),
    currency: order.currency,
    full_amount: order.feeMinor,
    discount: order.discount,
    coupon_code: order.couponCode,
    coupon_amount: order.couponMinor,
    amount: order.amountMinor,
    provider: order.provider,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    enrollment_id: enrolment && enrolment.status !== 'Refunded' ? enrolment.id : null,
    invoices: invoices.map((row) => invoiceLink(context, row)),
    method: payment?.method ?? null,
    payment_id: payment?.providerPaymentId ?? null,
    refund: refund && presentRefund(refund),
    ended: presentEnding(context, view),
    partial_refunds: partialRefunds.map(presentRefund),
  };
}

function presentEnding({ clock }: ServiceContext, { order, batch }: OrderView): PaymentWire['ended'] {
  const isOverNow = order.status === 'created' && isOver(batchOf(batch), clock.now());
  const code = order.ending ?? (isOverNow ? 'batch-over' : null);
  return code && { code, message: describeEnding(code, batch.cancelReason) };
}

export function presentOrder(context: ServiceContext, view: OrderView): OrderWire {
  const { status, providerOrderId, expiresAt, ...order } = view.order;
  const provider = context.payments;
  const isOpen = status === 'created' && expiresAt > context.clock.now() && !presentEnding(context, view);
  const isPayable = isOpen && providerOrderId && provider?.name === order.provider;
  return {
    ...presentPayment(context, view),
    checkout: isPayable ? presentCheckout(provider.checkout({ ...order, orderId: providerOrderId })) : null,
  };
}

export const presentQuote = ({ price, discount, coupon, amount }: OrderQuote): QuoteWire => ({
  currency: price.currency,
  full_amount: price.full,
  discount,
  coupon_code: coupon?.couponCode ?? '',
  coupon_amount: coupon?.couponMinor ?? 0,
  amount,
});

const presentCheckout = (checkout: Checkout): OrderWire['checkout'] => ({
  kind: checkout.kind,
  order_id: checkout.orderId,
  amount: checkout.amountMinor,
  currency: checkout.currency,
  key_id: checkout.kind === 'razorpay' ? checkout.keyId : null,
  url: checkout.kind === 'sandbox' ? checkout.url : null,
});
