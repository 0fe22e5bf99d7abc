import type {
  OrderWire,
  PaidEnrollmentWire,
  PaymentWire,
  PurchaseWire,
  RefundOfferWire,
  RefundWire,
} from '@kaksha/api-client/generated/wire';
import type { Enrolment, Order, PaidEnrolment, PaymentRecord, Refund, RefundOffer } from '@kaksha/domain/payments';
import { batchWire, courseWire } from './catalogue';

/** API responses about orders, payments and refunds, built from domain objects. */

const refundWire = (refund: Refund, closesOrder = true): RefundWire => ({
  status: refund.status,
  amount: refund.amount,
  reason: refund.reason,
  closes_order: closesOrder,
  is_held: refund.isHeld ?? false,
  requested_at: refund.requestedAt,
});

export const paidEnrolmentWire = (paid: PaidEnrolment): PaidEnrollmentWire => ({
  enrollment_id: paid.enrolmentId,
  enrollment_status: paid.status,
  learner_name: paid.learnerName,
  course_name: paid.courseName,
  currency: paid.currency,
  amount: paid.amount,
  refundable: paid.refundable,
  paid_at: paid.paidAt,
  invoices: [...paid.invoices],
  refunds: paid.refunds.map((refund) => refundWire(refund, false)),
});

export const paymentWire = (record: PaymentRecord): PaymentWire => ({
  id: record.id,
  status: record.status,
  course_id: record.courseId,
  course_name: record.courseName,
  trainer_id: record.trainerId,
  trainer_name: record.trainerName,
  batch_id: record.batchId,
  batch: batchWire(record.batch),
  currency: record.price.currency,
  full_amount: record.price.full,
  discount: record.discount,
  coupon_code: record.coupon?.code ?? null,
  coupon_amount: record.coupon?.amount ?? 0,
  amount: record.price.amount,
  provider: 'sandbox',
  created_at: record.createdAt,
  expires_at: new Date(Date.parse(record.createdAt) + 30 * 60_000).toISOString(),
  paid_at: record.paidAt,
  enrollment_id: record.enrolmentId,
  invoices: [...record.invoices],
  method: record.method,
  payment_id: record.paymentId,
  refund: record.refund && refundWire(record.refund),
  ended: record.ended ?? null,
  partial_refunds: record.partialRefunds.map((refund) => refundWire(refund, false)),
});

export function orderWire(order: Order): OrderWire {
  const { checkout } = order;
  const record = {
    trainerName: '',
    method: null,
    paymentId: null,
    refund: null,
    partialRefunds: [],
    ...order,
  };
  return {
    ...paymentWire(record),
    checkout: checkout && {
      kind: checkout.kind,
      order_id: checkout.providerOrderId,
      amount: checkout.price.amount,
      currency: checkout.price.currency,
      key_id: checkout.kind === 'razorpay' ? checkout.keyId : null,
      url: checkout.kind === 'sandbox' ? checkout.url : null,
    },
  };
}

export const refundOfferWire = (offer: RefundOffer): RefundOfferWire => ({
  eligible: offer.eligible,
  message: offer.message,
  until: offer.until,
  amount: offer.price.amount,
  full_amount: offer.price.full,
  currency: offer.price.currency,
  status: offer.refund ? 'refunded' : 'paid',
  refund: offer.refund && refundWire(offer.refund),
});

export const purchaseWire = (enrolment: Enrolment): PurchaseWire => ({
  ...courseWire(enrolment.course),
  enrollment_id: enrolment.id,
  enrollment_status: enrolment.status,
  is_paused: enrolment.isPaused ?? false,
  purchase_date: enrolment.enrolledAt,
  order_id: enrolment.orderId,
  amount: enrolment.price.amount,
  currency: enrolment.price.currency,
  batch_id: enrolment.batch.id,
  batch: batchWire(enrolment.batch),
  coupon_limit: enrolment.couponLimit
    ? { code: enrolment.couponLimit.code, batch_ids: [...enrolment.couponLimit.batchIds] }
    : null,
});
