import type { Batch, CourseSummary } from './catalogue';
import type { Price } from './money';

/** An order only ever moves to the right of `created`; money that arrives late makes a given-up one `paid` after all. */
export const orderStatuses = ['created', 'paid', 'failed', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const enrolmentStatuses = ['Active', 'Completed', 'Refunded'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

export const refundStatuses = ['requested', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What a page needs to let somebody pay: the provider's own order, in its widget or on the sandbox page. */
export type Checkout =
  | { kind: 'razorpay'; providerOrderId: string; keyId: string; price: Price }
  | { kind: 'sandbox'; providerOrderId: string; url: string; price: Price };

/** What the house offered to one learner for one batch. Moments are ISO 8601, UTC. */
export interface Order {
  id: number;
  status: OrderStatus;
  courseId: number;
  courseName: string;
  trainerId: number;
  batchId: number;
  price: Price;
  /** Per cent. */
  discount: number;
  createdAt: string;
  paidAt: string | null;
  /** Set while it can be paid. */
  checkout: Checkout | null;
  /** Set when the learner is in. */
  enrolmentId: number | null;
  /** Opens the receipt for a while without a token; null when nothing was paid. */
  receiptUrl: string | null;
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
  /** `KAK-2026-000042`; null when nothing was paid. */
  receiptNumber: string | null;
  /** How it was paid, e.g. `upi`; null when nothing was, or the provider did not say. */
  method: string | null;
  /** The provider's number of the payment. */
  paymentId: string | null;
  refund: Refund | null;
}

/** What the refund rule says of an order at this moment. */
export interface RefundOffer {
  eligible: boolean;
  /** The rule as it applies here, in a sentence for the learner. */
  message: string;
  /** ISO 8601, UTC; null when there is nothing to refund. */
  until: string | null;
  price: Price;
  refund: Refund | null;
}

/** A seat that a learner has, or had. */
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
