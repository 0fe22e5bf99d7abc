import { isOver } from '@kaksha/domain/batch-sessions';
import { describeEnding } from '@kaksha/domain/payments';
import type { ServiceContext } from '../../../platform/context/context';
import { batchOf } from '../../../platform/database/batch-of';
import type { Checkout } from '../../../platform/payment-providers/provider';
import { presentBatch } from '../../catalogue/courses/present';
import { invoiceLink } from '../../invoices/files-service';
import { presentRefund } from '../refunds/present';
import type { OrderQuote } from './service';
import type { OrderView } from './view-repo';

export function presentPayment(context: ServiceContext, view: OrderView) {
  const { order, batch, trainer, payment, refund, partialRefunds, invoices, enrolment } = view;
  return {
    ...order,
    trainerName: trainer.name,
    batchId: batch.id,
    batch: presentBatch(batch, trainer.name, { reasons: enrolment !== null && enrolment.status !== 'Refunded' }),
    fullAmount: order.feeMinor,
    couponAmount: order.couponMinor,
    amount: order.amountMinor,
    enrolmentId: enrolment && enrolment.status !== 'Refunded' ? enrolment.id : null,
    invoices: invoices.map((row) => invoiceLink(context, row)),
    method: payment?.method ?? null,
    paymentId: payment?.providerPaymentId ?? null,
    refund: refund && presentRefund(refund),
    ended: presentEnding(context, view),
    partialRefunds: partialRefunds.map(presentRefund),
  };
}

function presentEnding({ clock }: ServiceContext, { order, batch }: OrderView) {
  const isOverNow = order.status === 'created' && isOver(batchOf(batch), clock.now());
  const code = order.ending ?? (isOverNow ? 'batch-over' : null);
  return code && { code, message: describeEnding(code, batch.cancelReason) };
}

export function presentOrder(context: ServiceContext, view: OrderView) {
  const { status, providerOrderId, expiresAt, ...order } = view.order;
  const provider = context.payments;
  const isOpen = status === 'created' && expiresAt > context.clock.now() && !presentEnding(context, view);
  const isPayable = isOpen && providerOrderId && provider?.name === order.provider;
  return {
    ...presentPayment(context, view),
    checkout: isPayable ? presentCheckout(provider.checkout({ ...order, orderId: providerOrderId })) : null,
  };
}

export const presentQuote = ({ price, discount, coupon, amount }: OrderQuote) => ({
  currency: price.currency,
  fullAmount: price.full,
  discount,
  couponCode: coupon?.couponCode ?? '',
  couponAmount: coupon?.couponMinor ?? 0,
  amount,
});

const presentCheckout = (checkout: Checkout) => ({
  ...checkout,
  amount: checkout.amountMinor,
  keyId: checkout.kind === 'razorpay' ? checkout.keyId : null,
  url: checkout.kind === 'sandbox' ? checkout.url : null,
});
