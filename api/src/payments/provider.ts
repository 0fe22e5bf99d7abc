import type { Currency } from '@kaksha/domain/catalogue';

/** What the house asks a payment provider for. Amounts are whole minor units (paise, cents). */
export interface OrderRequest {
  /** Our own number of the order. */
  reference: string;
  amountMinor: number;
  currency: Currency;
}

/** What the page needs to let the learner pay an order. */
export type Checkout =
  | { kind: 'razorpay'; orderId: string; amountMinor: number; currency: Currency; keyId: string }
  | { kind: 'sandbox'; orderId: string; amountMinor: number; currency: Currency; url: string };

/** What the provider's page hands to ours after a payment. Worth nothing until `isAuthentic` has seen it. */
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
  /** How it was paid, e.g. `upi`; null when the provider does not say. */
  method: string | null;
  /** When the learner paid, ISO 8601 in UTC; missing when the provider does not say. */
  attemptedAt?: string;
}

/** A notice of the provider. `id` is the same each time that one notice is delivered. */
export type PaymentEvent = { id: string; name: string } & (
  | { kind: 'captured' | 'authorized' | 'failed'; payment: Payment }
  | { kind: 'refunded' | 'refund-failed'; refundId: string; paymentId: string; amountMinor: number }
  | { kind: 'other' }
);

export interface RefundRequest {
  paymentId: string;
  amountMinor: number;
  /** Names this refund for ever: asking twice with one key pays back once. Letters, digits, `-` and `_`, 10 or more. */
  key: string;
}

export interface Refund {
  refundId: string;
  /** `requested` until an event says how it ended. */
  status: 'requested' | 'succeeded' | 'failed';
}

export interface PaymentProvider {
  readonly name: 'razorpay' | 'sandbox';
  /** Opens an order there; its id. Rejects with an `ApiError` (502) when the provider cannot or will not. */
  createOrder(order: OrderRequest): Promise<string>;
  checkout(order: OrderRequest & { orderId: string }): Checkout;
  /** Whether the provider signed this answer. The order's id must come from our own records, never from the page. */
  isAuthentic(answer: CheckoutAnswer): boolean;
  /** The payment that settled an order, taken in if it was only promised so far; null when there is none yet. */
  capturedPayment(orderId: string): Promise<Payment | null>;
  /** The notice in a webhook's body, exactly as it arrived. Throws an `ApiError` (400) when its signature is wrong. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): PaymentEvent;
  refund(request: RefundRequest): Promise<Refund>;
}
