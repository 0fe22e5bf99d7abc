import type { Currency } from '@kaksha/domain/catalogue';
import { normalCouponCode } from '@kaksha/domain/coupons';
import * as limits from '@kaksha/domain/limits';
import type { Price } from '@kaksha/domain/money';
import { inTransaction, type ServiceContext, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { ApiError, badRequest } from '../../../platform/http/api-error';
import { alreadyEnrolled } from '../../../platform/http/common-errors';
import { emit } from '../../../platform/outbox/emit';
import { type AppliedCoupon, applyCoupon, quoteCoupon } from '../../coupons/use-service';
import type { BillingBody } from '../../invoices/schema';
import { setBilling } from '../../invoices/service';
import { lockHoldsOf, refuseRepeatedHolds } from '../../seats/cool-down-service';
import {
  acceptOffer,
  endHolds,
  keepOffer,
  type LearnerSeats,
  lockSeats,
  refuseTooManyHolds,
  refuseWhenFull,
  requireAccount,
  requireSeat,
  requireSeatOf,
  settleForLearner,
} from '../../seats/service';
import { syncWithProvider } from '../capture/service';
import { batchNotFound, idempotencyKeyReused, orderNotFound, paymentsNotSetUp } from '../errors';
import { mustOwnOrder } from '../policy';
import { quoteOffer } from './offer';
import { findOffer, type Offer } from './offer-repo';
import {
  addOrder,
  findOrder,
  findOrderByKey,
  listUnpaidOrders,
  moveOrder,
  type OrderRow,
  renewOrder,
  setProviderOrder,
  takeSeat,
} from './repo';
import { findOrderView, type OrderView } from './view-repo';

export interface NewOrder {
  courseId: number;
  batchId: number;
  /** Must be the trainer of the course or batch when present. */
  trainerId?: number;
  /** INR where the course has a fee in INR, else USD. */
  currency?: Currency;
  /** The code of a coupon of the trainer, as it was typed. */
  coupon?: string;
  /** For the invoice; without it the invoice has the learner's name. */
  billing?: BillingBody;
  /** A repeated call with the same key returns the same order. */
  idempotencyKey?: string;
}

/** The price of an order with what its coupon takes off. */
interface OrderPrice {
  /** After the discount of the course, before the coupon. */
  price: Price;
  coupon: AppliedCoupon | null;
  /** To pay. */
  amount: number;
}

/** The price for a learner, with the discount of the course in percent. */
export interface OrderQuote extends OrderPrice {
  discount: number;
}

/**
 * Creates an order at the current price and holds the price and a seat for `limits.seats.holdMinutes`. A free batch
 * enrols at once. A second call for the same batch returns the open order.
 * @throws ApiError as `quoteOffer` and `quoteCoupon`, BATCH_NOT_FOUND (404), ALREADY_ENROLLED, BATCH_FULL, CONFLICT,
 * HOLD_TOO_SOON,
 * IDEMPOTENCY_KEY_REUSED (409), VALIDATION_FAILED (400) for billing, PAYMENT_PROVIDER_UNAVAILABLE (502),
 * PAYMENTS_NOT_SET_UP (503)
 */
export async function placeOrder(context: UserContext, input: NewOrder): Promise<OrderView> {
  const { db, payments, principal } = context;
  const earlier = input.idempotencyKey ? await findOrderByKey(db, principal.id, input.idempotencyKey) : null;
  if (earlier) return reopen(context, mustBeSameOrder(earlier, input));
  const shown = await requireOffer(context, input);
  const quoted = await priceWithCoupon(context, shown, input.coupon, quoteCoupon);
  if (quoted.amount > 0 && !payments) throw paymentsNotSetUp();
  await refuseWhenFull(context, { batchId: input.batchId, userId: principal.id }, shown.offer.batch);
  const order = await inTransaction(context, async (tx) => {
    const locked = await lockSeats(tx, input.batchId);
    if (!locked) throw batchNotFound();
    await requireAccount(tx, principal.id);
    // The batch may have been cancelled or closed while this call waited for the lock.
    const offered = await requireOffer(tx, input);
    const { offer } = offered;
    if (locked.batch.seats !== null) await lockHoldsOf(tx, principal.id);
    const seats = await settleForLearner(tx, locked, principal.id);
    const seat = { userId: principal.id, batchId: input.batchId };
    const unpaid = await listUnpaidOrders(tx.db, { ...seat, key: input.idempotencyKey });
    // A concurrent call with the same key may have created the order while this one waited for the lock.
    const concurrent = unpaid.find(({ idempotencyKey: key }) => key !== null && key === input.idempotencyKey);
    if (concurrent) return mustBeSameOrder(concurrent, input);
    if (seats.hasSeat) throw alreadyEnrolled();
    const final = await priceWithCoupon(tx, offered, input.coupon, applyCoupon);
    const own = unpaid.filter(({ batchId }) => batchId === input.batchId);
    if (final.amount === 0) return enrolForFree(tx, own, offer, final, input);
    const held = await holdSeat(tx, { seats, own }, offer, final, input);
    const isNew = own.every(({ id }) => id !== held.id);
    if (input.billing || !isNew) await setBilling(tx, { orderId: held.id, billing: input.billing ?? null });
    return held;
  });
  return openAtProvider(context, order);
}

/**
 * The price of a batch for a learner with a coupon.
 * @throws ApiError as `quoteOffer` and `quoteCoupon`, BATCH_NOT_FOUND (404)
 */
export async function quoteOrder(
  context: UserContext,
  input: Omit<NewOrder, 'idempotencyKey'> & { coupon: string },
): Promise<OrderQuote> {
  const offered = await requireOffer(context, input);
  const quoted = await priceWithCoupon(context, offered, input.coupon, quoteCoupon);
  return { ...quoted, discount: offered.offer.course.discount };
}

/** What the learner can buy now. @throws ApiError as `quoteOffer`, BATCH_NOT_FOUND (404) */
async function requireOffer(
  { db, principal, clock }: UserContext,
  input: Omit<NewOrder, 'idempotencyKey'>,
): Promise<{ offer: Offer; price: Price }> {
  const offer = await findOffer(db, input);
  if (!offer) throw batchNotFound();
  const { price, refusal } = quoteOffer(offer, { ...input, userId: principal.id }, clock.now());
  if (refusal) throw refusal;
  return { offer, price };
}

async function priceWithCoupon(
  context: UserContext,
  { offer: { course, batch }, price }: { offer: Offer; price: Price },
  code: string | undefined,
  apply: typeof quoteCoupon,
): Promise<OrderPrice> {
  if (code === undefined) return { price, coupon: null, amount: price.amount };
  const { id: courseId, trainerId } = course;
  const use = { userId: context.principal.id, trainerId, courseId, batchId: batch.id, price };
  const coupon = await apply(context, { code, ...use });
  return { price, coupon, amount: price.amount - coupon.couponMinor };
}

/**
 * The user's own order. For an open order this requests its payment from the provider first.
 * @throws ApiError ORDER_NOT_FOUND (404), FORBIDDEN (403)
 */
export async function getOrder(context: UserContext, { orderId }: { orderId: number }): Promise<OrderView> {
  const order = await findOwnOrder(context, orderId);
  if (order.status === 'created') {
    // When the provider does not answer, the stored state is the best answer; the page polls again.
    await syncWithProvider(context, order).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }
  return viewOf(context, orderId);
}

/**
 * Checks the signature that the provider's checkout gave to the page, and records the payment when it is captured.
 * Otherwise the order stays open until the webhook or the reconcile job records it.
 * @throws ApiError BAD_SIGNATURE (400), ORDER_NOT_FOUND (404), FORBIDDEN (403)
 */
export async function verifyPayment(
  context: UserContext,
  { orderId, paymentId, signature }: { orderId: number; paymentId: string; signature: string },
): Promise<OrderView> {
  const order = await findOwnOrder(context, orderId);
  const { payments } = context;
  // The stored provider order id is used, because a page could send the id of another paid order.
  const providerOrderId = payments?.name === order.provider ? order.providerOrderId : null;
  if (!providerOrderId || !payments?.isAuthentic({ orderId: providerOrderId, paymentId, signature })) {
    throw badRequest('This payment could not be verified.', undefined, 'BAD_SIGNATURE');
  }
  return getOrder(context, { orderId });
}

async function findOwnOrder({ db, principal }: UserContext, orderId: number): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (!order) throw orderNotFound();
  mustOwnOrder(principal, order);
  return order;
}

async function viewOf({ db }: ServiceContext, orderId: number): Promise<OrderView> {
  const view = await findOrderView(db, orderId);
  if (!view) throw orderNotFound();
  return view;
}

function mustBeSameOrder(order: OrderRow, { courseId, batchId, currency, coupon }: NewOrder): OrderRow {
  const isSameCoupon = order.couponCode === (coupon === undefined ? null : normalCouponCode(coupon));
  const isSame = order.courseId === courseId && order.batchId === batchId && isSameCoupon;
  if (!isSame || (currency && order.currency !== currency)) throw idempotencyKeyReused();
  return order;
}

async function enrolForFree(
  context: UserContext,
  unpaid: readonly OrderRow[],
  offer: Offer,
  price: OrderPrice,
  { idempotencyKey }: NewOrder,
): Promise<OrderRow> {
  const { db, principal, clock, requestId } = context;
  const now = clock.now();
  const seat = { batchId: offer.batch.id, userId: principal.id };
  const open = unpaid.find(({ status }) => status === 'created');
  if (open) await moveOrder(db, open.id, 'expired');
  await endHolds(context, seat);
  await requireSeat(context, seat);
  await acceptOffer(context, seat);
  const order = await addOrder(db, {
    ...snapshotOf(principal.id, offer, price),
    provider: 'free',
    status: 'paid',
    paidAt: now,
    expiresAt: now,
    idempotencyKey,
  });
  await takeSeat(db, order);
  await writeAudit(db, { actorId: principal.id, action: 'order.enrol-free', entityId: order.id, requestId });
  await emit(context, { kind: 'enrolment.started', payload: { orderId: order.id } });
  return order;
}

/**
 * Returns the open order for this batch when it holds a seat at the current price, else replaces it. The hold is not
 * extended, because others want the seat; only an unlimited batch renews it. An order that replaces another one, e.g.
 * in the other currency or after a failed payment, ends with it.
 */
async function holdSeat(
  context: UserContext,
  { seats, own }: { seats: LearnerSeats; own: readonly OrderRow[] },
  offer: Offer,
  price: OrderPrice,
  { idempotencyKey }: NewOrder,
): Promise<OrderRow> {
  const { db, principal, clock, payments } = context;
  if (!payments) throw paymentsNotSetUp();
  const isUnlimited = seats.seats === null;
  const seat = { batchId: offer.batch.id, userId: principal.id };
  const newHoldEnd = new Date(clock.now().getTime() + limits.seats.holdMinutes * 60_000);
  const expiresAt = (isUnlimited ? null : holdEndOf(own, clock.now())) ?? newHoldEnd;
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  const open = own.find(({ status }) => status === 'created');
  if (open) {
    const isCurrent =
      open.provider === payments.name &&
      open.currency === price.price.currency &&
      open.amountMinor === price.amount &&
      open.couponId === (price.coupon?.couponId ?? null);
    if (isCurrent && isUnlimited) {
      const { sessionChanges } = offer.batch;
      return renewOrder(db, open.id, { expiresAt, holdsSeat: true, sessionChanges, ...key });
    }
    if (isCurrent && open.expiresAt > clock.now()) return idempotencyKey ? renewOrder(db, open.id, key) : open;
    await moveOrder(db, open.id, 'expired');
  }
  if (!isUnlimited) refuseTooManyHolds(seats);
  // An offer holds its seat anyway, and ends.
  if (!isUnlimited && seats.offerId === null && expiresAt === newHoldEnd) await refuseRepeatedHolds(context, seat);
  // Without a hold of the learner, the seats are as they were read.
  const hadHold = own.some(({ holdsSeat }) => holdsSeat);
  if (hadHold) await endHolds(context, seat);
  const offerId = hadHold ? await requireSeat(context, seat) : requireSeatOf(seats);
  if (offerId !== null) await keepOffer(context, { offerId, endsAt: expiresAt });
  const held = { expiresAt, holdsSeat: offerId === null, ...key };
  return addOrder(db, { ...snapshotOf(principal.id, offer, price), provider: payments.name, ...held });
}

/** The earliest end of the learner's unpaid orders that are not over; null without one. */
function holdEndOf(unpaid: readonly OrderRow[], now: Date): Date | null {
  const ends = unpaid.map(({ expiresAt }) => expiresAt.getTime()).filter((end) => end > now.getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Copies name and price, so that later changes of the course leave the order as it was placed. */
const snapshotOf = (userId: number, { course, batch }: Offer, { price, coupon, amount }: OrderPrice) => ({
  userId,
  courseId: course.id,
  // Paid to the course's trainer; the batch may have another one of the same institute.
  trainerId: course.trainerId,
  batchId: batch.id,
  courseName: course.name,
  currency: price.currency,
  feeMinor: price.full,
  amountMinor: amount,
  ...coupon,
  discount: course.discount,
  sessionChanges: batch.sessionChanges,
});

/** Answers a repeated call with the order of the first one. An expired order cannot be paid any more. */
async function reopen(context: UserContext, order: OrderRow): Promise<OrderView> {
  if (order.status !== 'created' || order.expiresAt > context.clock.now()) return openAtProvider(context, order);
  return getOrder(context, { orderId: order.id });
}

/** Creates the provider's order after ours is committed. A repeated call creates no second one. */
async function openAtProvider(context: UserContext, order: OrderRow): Promise<OrderView> {
  const { db, payments } = context;
  if (order.status === 'created' && !order.providerOrderId && payments?.name === order.provider) {
    await setProviderOrder(db, order.id, await payments.createOrder(order));
  }
  return viewOf(context, order.id);
}
