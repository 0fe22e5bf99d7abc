import type { Currency } from '@kaksha/domain/catalogue';
import type { Checkout, Enrolment, Order, PaymentRecord, Refund, RefundOffer } from '@kaksha/domain/payments';
import type { AxiosInstance } from 'axios';
import { toBatch, toCourse } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import type { CheckoutWire, OrderWire, PaymentWire, PurchaseWire, RefundOfferWire, RefundWire } from './generated/wire';

/** All of these are for people who are signed in; a visitor's call rejects with status 401. */

export interface NewOrder {
  courseId: number;
  trainerId: number;
  batchId: number;
  currency?: Currency;
  /** A random text that names this purchase: a call that is repeated with it buys once. */
  idempotencyKey: string;
}

const toRefund = (wire: RefundWire | null): Refund | null =>
  wire && { status: wire.status, amount: wire.amount, requestedAt: wire.requested_at };

const toRecord = (wire: PaymentWire): PaymentRecord => ({
  id: wire.id,
  status: wire.status,
  courseId: wire.course_id,
  courseName: wire.course_name,
  trainerId: wire.trainer_id,
  trainerName: wire.trainer_name,
  batchId: wire.batch_id,
  price: { currency: wire.currency, full: wire.full_amount, amount: wire.amount },
  discount: wire.discount,
  createdAt: wire.created_at,
  paidAt: wire.paid_at,
  enrolmentId: wire.enrollment_id,
  receiptNumber: wire.receipt_number,
  receiptUrl: wire.receipt_url,
  method: wire.method,
  paymentId: wire.payment_id,
  refund: toRefund(wire.refund),
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
 * Asks for a seat at today's price. What is free is taken at once: the order comes back `paid`. Rejects with
 * `ALREADY_ENROLLED`, `PRICE_ON_REQUEST`, `NO_FEE_IN_CURRENCY`, `BATCH_ENDED` (409), `BATCH_NOT_FOUND` (404), 403 for
 * one's own course, and `PAYMENT_PROVIDER_UNAVAILABLE` (502) when asking again in a moment may help.
 */
export async function placeOrder(http: AxiosInstance, wish: NewOrder): Promise<Order> {
  return toOrder(resultOf(await http.post('/payment/orders', wish)));
}

/** The order as it stands; the provider is asked while it is open. To be called again while a payment is confirmed. */
export async function getOrder(http: AxiosInstance, id: number): Promise<Order> {
  return toOrder(resultOf(await http.get(`/payment/orders/${id}`)));
}

/**
 * Hands on what the payment provider's page said. The order comes back `paid`, or `created` while the money is on its
 * way. Rejects with `BAD_SIGNATURE` (400) for what the provider did not sign.
 */
export async function verifyPayment(
  http: AxiosInstance,
  proof: { orderId: number; paymentId: string; signature: string },
): Promise<Order> {
  return toOrder(resultOf(await http.post('/payment/verify', proof)));
}

/** What the refund rule says of an order now: to be shown before a refund is asked for. */
export async function getRefundOffer(http: AxiosInstance, orderId: number): Promise<RefundOffer> {
  return toRefundOffer(resultOf(await http.get(`/payment/${orderId}/refund`)));
}

/** Gives the seat back for the money. Rejects with `NOT_REFUNDABLE` (409) and the rule in a sentence. */
export async function refundOrder(http: AxiosInstance, orderId: number, reason = ''): Promise<RefundOffer> {
  return toRefundOffer(resultOf(await http.post(`/payment/${orderId}/refund`, { reason })));
}

const toRefundOffer = (wire: RefundOfferWire): RefundOffer => ({
  eligible: wire.eligible,
  message: wire.message,
  until: wire.until,
  price: { currency: wire.currency, full: wire.full_amount, amount: wire.amount },
  refund: toRefund(wire.refund),
});

/** What was paid and tried to, latest first. */
export async function getPaymentHistory(http: AxiosInstance): Promise<PaymentRecord[]> {
  return resultsOf<PaymentWire>(await http.get('/payment/history')).map(toRecord);
}

/** The seats that the signed-in person has or had, latest first. */
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
});
