import type { Currency } from '@kaksha/domain/catalogue';
import type { Checkout, Enrolment, Order, PaymentRecord, Quote, RefundOffer } from '@kaksha/domain/payments';
import type { BillingForm } from '@kaksha/domain/tax';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toBatch, toCourse } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import type { CheckoutWire, OrderWire, PaymentWire, PurchaseWire, QuoteWire, RefundOfferWire } from './generated/wire';

/** All calls require a signed-in user and reject with 401 for a visitor. */

export interface NewOrder {
  courseId: number;
  trainerId: number;
  batchId: number;
  currency?: Currency;
  /** The code of a coupon. */
  coupon?: string;
  /** For the invoice. */
  billing?: BillingForm;
  /** A random id of this purchase. Repeated calls with the same key buy once. */
  idempotencyKey: string;
}

const toRecord = (wire: PaymentWire): PaymentRecord => ({
  ...toCamelCaseKeys(wire),
  batch: toBatch(wire.batch),
  price: { currency: wire.currency, full: wire.full_amount, amount: wire.amount },
  coupon: wire.coupon_code === null ? null : { code: wire.coupon_code, amount: wire.coupon_amount },
  enrolmentId: wire.enrollment_id,
});

const toOrder = (wire: OrderWire): Order => ({
  ...toRecord(wire),
  checkout: wire.checkout && toCheckout(wire.checkout, wire.full_amount),
});

function toCheckout({ kind, order_id, amount, currency, key_id, url }: CheckoutWire, full: number): Checkout {
  const common = { providerOrderId: order_id, price: { currency, full, amount } };
  return kind === 'razorpay' ? { kind, ...common, keyId: key_id ?? '' } : { kind, ...common, url: url ?? '' };
}

/**
 * Orders a seat at the current price. The order of a free course is `paid` at once. Rejects with
 * `ALREADY_ENROLLED`, `PRICE_ON_REQUEST`, `NO_FEE_IN_CURRENCY`, `BATCH_ENDED` (409), `BATCH_NOT_FOUND` (404), 403 for
 * the user's own course, and `PAYMENT_PROVIDER_UNAVAILABLE` (502) when a retry may help.
 */
export async function placeOrder(http: AxiosInstance, wish: NewOrder): Promise<Order> {
  return toOrder(resultOf(await http.post('/payment/orders', wish)));
}

/**
 * The price with a coupon. Rejects with `COUPON_NOT_FOUND` (404), `COUPON_NOT_VALID`, `COUPON_USED_UP` (409), 429 after
 * many unknown codes, and as `placeOrder`.
 */
export async function quoteOrder(
  http: AxiosInstance,
  wish: Omit<NewOrder, 'idempotencyKey' | 'coupon' | 'billing'> & { coupon: string },
): Promise<Quote> {
  const wire = resultOf<QuoteWire>(await http.post('/payment/quote', wish));
  return {
    price: { currency: wire.currency, full: wire.full_amount, amount: wire.amount },
    coupon: { code: wire.coupon_code, amount: wire.coupon_amount },
  };
}

/** The current order. The API polls the provider while it is open. Call again until the payment is confirmed. */
export async function getOrder(http: AxiosInstance, id: number): Promise<Order> {
  return toOrder(resultOf(await http.get(`/payment/orders/${id}`)));
}

/**
 * Sends the result of the payment page of the provider. The order is `paid`, or `created` until the capture.
 * Rejects with `BAD_SIGNATURE` (400) for an invalid signature.
 */
export async function verifyPayment(
  http: AxiosInstance,
  proof: { orderId: number; paymentId: string; signature: string },
): Promise<Order> {
  return toOrder(resultOf(await http.post('/payment/verify', proof)));
}

/** The current result of the refund rule for an order. Pages show it before the refund request. */
export async function getRefundOffer(http: AxiosInstance, orderId: number): Promise<RefundOffer> {
  return toRefundOffer(resultOf(await http.get(`/payment/${orderId}/refund`)));
}

/** Cancels the seat and refunds the payment. Rejects with `NOT_REFUNDABLE` (409) and a message with the rule. */
export async function refundOrder(http: AxiosInstance, orderId: number, reason = ''): Promise<RefundOffer> {
  return toRefundOffer(resultOf(await http.post(`/payment/${orderId}/refund`, { reason })));
}

const toRefundOffer = (wire: RefundOfferWire): RefundOffer => ({
  ...toCamelCaseKeys(wire),
  price: { currency: wire.currency, full: wire.full_amount, amount: wire.amount },
});

/** Payments and payment attempts, latest first. */
export async function getPaymentHistory(http: AxiosInstance): Promise<PaymentRecord[]> {
  return resultsOf<PaymentWire>(await http.get('/payment/history')).map(toRecord);
}

/** Current and former seats of the signed-in user, latest first. */
export async function getPurchases(http: AxiosInstance, userId: number): Promise<Enrolment[]> {
  return resultsOf<PurchaseWire>(await http.get(`/course-purchase/purchased/${userId}`)).map(toEnrolment);
}

const toEnrolment = (wire: PurchaseWire): Enrolment => ({
  id: wire.enrollment_id,
  status: wire.enrollment_status,
  enrolledAt: wire.purchase_date,
  orderId: wire.order_id,
  price: { currency: wire.currency, full: wire.amount, amount: wire.amount },
  course: toCourse(wire),
  batch: toBatch(wire.batch),
  isPaused: wire.is_paused,
  couponLimit: toCamelCaseKeys(wire.coupon_limit),
});

/**
 * Moves a seat to another batch of the same course. Rejects with `BATCH_FULL`, `ALREADY_ENROLLED`, `COUPON_NOT_VALID`,
 * `SEAT_FIXED` (409), `BATCH_NOT_FOUND`, `ENROLMENT_NOT_FOUND` (404).
 */
export async function moveSeat(http: AxiosInstance, enrolmentId: number, batchId: number): Promise<void> {
  await http.post(`/enrollments/${enrolmentId}/batch`, { batch_id: batchId });
}

/** Gives back a seat of a free course. Rejects with `SEAT_FIXED` (409) for a paid one. */
export async function giveBackSeat(http: AxiosInstance, enrolmentId: number): Promise<void> {
  await http.delete(`/enrollments/${enrolmentId}`);
}
