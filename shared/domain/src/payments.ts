import type { Batch, CourseSummary } from './catalogue';
import type { AppliedCoupon } from './coupons';
import type { Price } from './money';

/** An order starts as `created`. A late payment still moves a failed or expired order to `paid`. */
export const orderStatuses = ['created', 'paid', 'failed', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const enrolmentStatuses = ['Active', 'Completed', 'Refunded'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

export const refundStatuses = ['requested', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * `waiting` becomes `offered` when a seat is free. An offer ends as `taken`, `expired` or `left`; while the batch is
 * closed it goes back to `waiting`.
 */
export const waitingStatuses = ['waiting', 'offered', 'taken', 'expired', 'left'] as const;

/** A place on the waiting list of a full batch. Timestamps are ISO 8601, UTC. */
export interface WaitingEntry {
  batchId: number;
  courseId: number;
  courseName: string;
  batch: Batch;
  status: 'waiting' | 'offered';
  /** From 1; null with an offer. */
  position: number | null;
  joinedAt: string;
  /** Until when the offer holds a seat; null while waiting. */
  offerEndsAt: string | null;
}

/** Data for the payment page: the order of the provider, for its widget or for the sandbox page. */
export type Checkout =
  | { kind: 'razorpay'; providerOrderId: string; keyId: string; price: Price }
  | { kind: 'sandbox'; providerOrderId: string; url: string; price: Price };

/** The purchase of one batch by one learner. Timestamps are ISO 8601, UTC. */
export interface Order {
  id: number;
  status: OrderStatus;
  courseId: number;
  courseName: string;
  trainerId: number;
  batchId: number;
  /** `amount` is what is to be paid, after discount and coupon. */
  price: Price;
  /** Per cent. */
  discount: number;
  coupon: AppliedCoupon | null;
  createdAt: string;
  paidAt: string | null;
  /** Set while the order can be paid. */
  checkout: Checkout | null;
  /** Set when the learner is enrolled. */
  enrolmentId: number | null;
  /** Opens the receipt without a session token and expires; null without a payment. */
  receiptUrl: string | null;
}

/** The price of a batch with a coupon, before it is ordered. */
export interface Quote {
  price: Price;
  coupon: AppliedCoupon;
}

export interface Refund {
  status: RefundStatus;
  /** Minor units. */
  amount: number;
  requestedAt: string;
}

/** An order in the learner's history. */
export interface PaymentRecord extends Omit<Order, 'checkout'> {
  trainerName: string;
  /** `KAK-2026-000042`; null without a payment. */
  receiptNumber: string | null;
  /** Payment method, e.g. `upi`; null without a payment or when the provider does not report it. */
  method: string | null;
  /** Id of the payment at the provider. */
  paymentId: string | null;
  refund: Refund | null;
}

/** The current result of the refund rule for an order. */
export interface RefundOffer {
  eligible: boolean;
  /** Message for the learner about the refund rule. */
  message: string;
  /** ISO 8601, UTC; null without a refundable payment. */
  until: string | null;
  price: Price;
  refund: Refund | null;
}

/** A current or former seat of a learner. */
export interface Enrolment {
  id: number;
  status: EnrolmentStatus;
  /** ISO 8601, UTC. */
  enrolledAt: string;
  orderId: number;
  price: Price;
  course: CourseSummary;
  batch: Batch;
}
