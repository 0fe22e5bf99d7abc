import type { Batch, CourseSummary, Currency } from './catalogue';
import type { AppliedCoupon } from './coupons';
import type { Price } from './money';
import type { InvoiceLink } from './tax';

/** An order starts as `created`. A late payment still moves a failed or expired order to `paid`. */
export const orderStatuses = ['created', 'paid', 'failed', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why an order ended without a seat, for its learner. A payment of such an order goes back at once. */
export const orderEndings = {
  'batch-cancelled': 'The trainer cancelled this batch.',
  'batch-over': 'The last class of this batch is over.',
  'course-removed': 'The trainer no longer offers this course.',
  'offer-changed': 'The payment came after the order had expired, and the offer has changed.',
  'batch-full': 'The payment came after the order had expired, and the batch is full.',
  'already-enrolled': 'You were enrolled in this batch already.',
  'account-deleted': 'The account that placed the order was deleted or blocked.',
} as const;
export type OrderEnding = keyof typeof orderEndings;

/** The sentence of an ending, with the reason that the trainer gave. */
export const describeEnding = (ending: OrderEnding, cancelReason = ''): string =>
  [orderEndings[ending], ending === 'batch-cancelled' && cancelReason].filter(Boolean).join(' ');

export const enrolmentStatuses = ['Active', 'Completed', 'Refunded'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

export const refundStatuses = ['requested', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * `waiting` becomes `offered` when a seat is free. An offer ends as `taken`, `expired` or `left`; while the batch is
 * closed it goes back to `waiting`. Both end as `expired` with the list, e.g. when the batch is cancelled.
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
  /** As it is now. */
  batch: Batch;
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
  /** The invoice, then the credit notes of refunds; none without a payment. */
  invoices: readonly InvoiceLink[];
  /** Why the order ended without a seat. */
  ended?: { code: OrderEnding; message: string } | null;
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
  /** Of the user who asked for it. */
  reason: string;
  requestedAt: string;
  /** It waits for an approval, because the payment was paid to the trainer. */
  isHeld?: boolean;
}

/** A refund of a payment that was paid to a trainer who is owed less, as administrators see it. */
export interface HeldRefund {
  id: number;
  orderId: number;
  courseName: string;
  trainerName: string;
  currency: Currency;
  /** Minor units. */
  amount: number;
  reason: string;
  /** ISO 8601, UTC. */
  requestedAt: string;
}

/** Longest reason of a refund, in characters. */
export const refundReasonMax = 500;

/** The payment of an enrolment with its refunds, as the trainer sees it. Amounts are minor units. */
export interface PaidEnrolment {
  enrolmentId: number;
  status: EnrolmentStatus;
  learnerName: string;
  courseName: string;
  currency: Currency;
  amount: number;
  /** The amount that can still be refunded. */
  refundable: number;
  paidAt: string;
  /** The invoice, then the credit notes of refunds. */
  invoices: readonly InvoiceLink[];
  /** Earliest first. */
  refunds: readonly Refund[];
}

/** An order in the learner's history. */
export interface PaymentRecord extends Omit<Order, 'checkout'> {
  trainerName: string;
  /** Payment method, e.g. `upi`; null without a payment or when the provider does not report it. */
  method: string | null;
  /** Id of the payment at the provider. */
  paymentId: string | null;
  /** The refund that ended the order. */
  refund: Refund | null;
  /** Parts of the payment that went back while the learner stays enrolled, earliest first. */
  partialRefunds: readonly Refund[];
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

/** The batches for which the coupon of a seat is valid. */
export interface CouponLimit {
  code: string;
  batchIds: readonly number[];
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
  /** Whether an administrator hid the course or blocked its trainer. The seat stays. */
  isPaused?: boolean;
  /** Where the seat can move with its coupon; without one to any batch of the course. */
  couponLimit?: CouponLimit | null;
}
