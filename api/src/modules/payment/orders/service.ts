import type { Currency } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import type { Price } from '@kaksha/domain/money';
import type { Actor } from '../../../actor';
import { ApiError, conflict, notFound } from '../../../api-error';
import { writeAudit } from '../../../audit';
import type { Database } from '../../../db/database';
import type { PaymentProvider } from '../../../payments/provider';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import { sendEnrolmentMail } from '../notifications';
import { loadOffer, type Offer } from './offer-repo';
import { priceOf } from './price';
import {
  addOrder,
  findOpenOrder,
  findOrderByKey,
  hasSeat,
  lockSeat,
  moveOrder,
  type OrderRow,
  renewOrder,
  setProviderOrder,
  takeSeat,
} from './repo';

export interface NewOrder {
  courseId: number;
  batchId: number;
  /** Checked when given; who teaches comes from the batch. */
  trainerId?: number;
  /** Rupees when left out and there is a fee in rupees, else dollars. */
  currency?: Currency;
  /** The page's own name for this purchase: asking again with it answers the same order. */
  idempotencyKey?: string;
}

/**
 * Offers a learner a seat at the price that the database knows, and holds the price for a while; what is free is taken
 * at once. Asked again for the same seat, the answer is the same open order. Throws as `priceOf` does, 404 without such
 * a batch, 409 `ALREADY_ENROLLED`, 502 when the payment provider does not answer, 503 where none is set up.
 */
export async function placeOrder(
  services: Services,
  settings: Settings,
  learner: Actor,
  wish: NewOrder,
): Promise<OrderRow> {
  const { db, payments } = services;
  const known = wish.idempotencyKey ? await findOrderByKey(db, learner.id, wish.idempotencyKey) : null;
  if (known) return opened(services, sameWish(known, wish));
  const offer = await loadOffer(db, wish.courseId, wish.batchId);
  if (!offer) throw notFound('There is no such batch of this course.', 'BATCH_NOT_FOUND');
  const price = priceOf(offer, wish, learner.id, new Date());
  if (price.amount > 0 && !payments) {
    throw new ApiError(503, 'PAYMENTS_NOT_SET_UP', 'Payments are not set up here yet. Please write to us.');
  }
  const { order, enrolled } = await db.transaction(async (tx) => {
    await lockSeat(tx, learner.id, wish.batchId);
    // Asked twice at the same moment, the second waited here for the first.
    const rival = wish.idempotencyKey ? await findOrderByKey(tx, learner.id, wish.idempotencyKey) : null;
    if (rival) return { order: sameWish(rival, wish), enrolled: false };
    if (await hasSeat(tx, learner.id, wish.batchId)) {
      throw conflict('You are enrolled in this batch already.', 'ALREADY_ENROLLED');
    }
    if (price.amount === 0) return { order: await takeFreeSeat(tx, learner, offer, price, wish), enrolled: true };
    const order = await holdPrice(tx, learner, offer, price, (payments as PaymentProvider).name, wish);
    return { order, enrolled: false };
  });
  if (enrolled) await sendEnrolmentMail(services, settings, order.id);
  return opened(services, order);
}

function sameWish(order: OrderRow, { courseId, batchId, currency }: NewOrder): OrderRow {
  if (order.courseId !== courseId || order.batchId !== batchId || (currency && order.currency !== currency)) {
    throw conflict('This idempotency key was used for something else.', 'IDEMPOTENCY_KEY_REUSED');
  }
  return order;
}

async function takeFreeSeat(
  tx: Database,
  learner: Actor,
  offer: Offer,
  price: Price,
  { idempotencyKey }: NewOrder,
): Promise<OrderRow> {
  const now = new Date();
  const open = await findOpenOrder(tx, learner.id, offer.batch.id);
  if (open) await moveOrder(tx, open.id, 'expired');
  const order = await addOrder(tx, {
    ...snapshot(learner, offer, price),
    provider: 'free',
    status: 'paid',
    paidAt: now,
    expiresAt: now,
    idempotencyKey,
  });
  await takeSeat(tx, order);
  await writeAudit(tx, {
    actorId: learner.id,
    action: 'order.enrol-free',
    entityId: order.id,
    requestId: learner.requestId,
  });
  return order;
}

/** The open order for this seat where it still says the same, else a new one in its place. */
async function holdPrice(
  tx: Database,
  learner: Actor,
  offer: Offer,
  price: Price,
  provider: PaymentProvider['name'],
  { idempotencyKey }: NewOrder,
): Promise<OrderRow> {
  const expiresAt = new Date(Date.now() + limits.orderOpenMinutes * 60_000);
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  const open = await findOpenOrder(tx, learner.id, offer.batch.id);
  if (open) {
    const stands = open.provider === provider && open.currency === price.currency && open.amountMinor === price.amount;
    if (stands) return renewOrder(tx, open.id, { expiresAt, ...key });
    await moveOrder(tx, open.id, 'expired');
  }
  return addOrder(tx, { ...snapshot(learner, offer, price), provider, expiresAt, ...key });
}

/** What is offered, copied: a later change of the course's name or fee alters nothing. */
const snapshot = (learner: Actor, { course, batch }: Offer, price: Price) => ({
  userId: learner.id,
  courseId: course.id,
  trainerId: batch.trainerId,
  batchId: batch.id,
  courseName: course.name,
  currency: price.currency,
  feeMinor: price.full,
  amountMinor: price.amount,
  discount: course.discount,
});

/** The order with its counterpart at the provider, which is opened after ours is safe, however often it takes. */
async function opened({ db, payments }: Services, order: OrderRow): Promise<OrderRow> {
  if (order.status !== 'created' || order.providerOrderId || payments?.name !== order.provider) return order;
  return setProviderOrder(db, order.id, await payments.createOrder(order));
}
