import type { Currency } from '@kaksha/domain/catalogue';

/** Amounts are whole minor units (paise, cents), at least `limits.smallestPayment`. */
export interface OrderRequest {
  /** Our reference of the order. */
  reference: string;
  amountMinor: number;
  currency: Currency;
}

/** The data with which a page starts the payment. */
export type Checkout =
  | { kind: 'razorpay'; orderId: string; amountMinor: number; currency: Currency; keyId: string }
  | { kind: 'sandbox'; orderId: string; amountMinor: number; currency: Currency; url: string };

/** The provider's answer to our page after a payment. Untrusted until `isAuthentic` has checked it. */
export interface CheckoutAnswer {
  orderId: string;
  paymentId: string;
  signature: string;
}

export interface Payment {
  paymentId: string;
  orderId: string;
  amountMinor: number;
  currency: Currency;
  /** Payment method, e.g. `upi`; null when the provider omits it. */
  method: string | null;
  /** When the learner paid, ISO 8601 in UTC; missing when the provider omits it. */
  attemptedAt?: string;
}

/** A webhook event. Redeliveries have the same `id`. */
export type PaymentEvent = { id: string; name: string } & (
  | { kind: 'captured' | 'authorized' | 'failed'; payment: Payment }
  | { kind: 'refunded' | 'refund-failed'; refundId: string; paymentId: string; amountMinor: number }
  /** The learner's bank took the money back. */
  | { kind: 'charged-back'; disputeId: string; paymentId: string; amountMinor: number }
  /** The bank gave it back. */
  | { kind: 'chargeback-reversed'; disputeId: string; paymentId: string }
  /** A payout to a trainer. `reference` is the key of the request; null when the event has none. */
  | { kind: 'transferred' | 'transfer-failed'; transferId: string; reference: string | null }
  | { kind: 'other' }
);

export interface RefundRequest {
  paymentId: string;
  amountMinor: number;
  /** Of the payment. */
  currency: Currency;
  /** Idempotency key: two calls with one key refund once. At least 10 letters, digits, `-` and `_`. */
  key: string;
}

export interface Refund {
  refundId: string;
  /** `requested` until an event reports the result. */
  status: 'requested' | 'succeeded' | 'failed';
}

export interface TransferRequest {
  /** The trainer's account at the provider. */
  accountId: string;
  amountMinor: number;
  currency: Currency;
  /** Idempotency key: two calls with one key pay once. At most 36 letters, digits and `-`. */
  key: string;
}

export interface Transfer {
  /** Null for a request that the provider refused. */
  transferId: string | null;
  /** `requested` until an event reports the result. */
  status: 'requested' | 'succeeded' | 'failed';
}

export interface PaymentProvider {
  readonly name: 'razorpay' | 'sandbox';
  /** Creates an order and returns its id. @throws ApiError PAYMENT_PROVIDER_* (502) */
  createOrder(order: OrderRequest): Promise<string>;
  checkout(order: OrderRequest & { orderId: string }): Checkout;
  /** Whether the provider signed this answer. The order id must come from our database, never from the page. */
  isAuthentic(answer: CheckoutAnswer): boolean;
  /** The captured payment of an order; captures an authorised one first. Null when there is none. */
  capturedPayment(orderId: string): Promise<Payment | null>;
  /** Parses the raw body of a webhook call. @throws ApiError FORGED_EVENT (400) */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): PaymentEvent;
  refund(request: RefundRequest): Promise<Refund>;
  /** Pays a trainer. Missing for a provider that cannot. @throws ApiError PAYMENT_PROVIDER_* (502) */
  transfer?(request: TransferRequest): Promise<Transfer>;
}
