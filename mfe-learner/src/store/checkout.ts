import { getCourse } from '@kaksha/api-client/catalogue';
import { getOrder, getPurchases, verifyPayment } from '@kaksha/api-client/payment';
import { getPreferredBatch } from '@kaksha/api-client/profile';
import { idle, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import { awaitUser } from '@kaksha/contract/current-user';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import type { Enrolment, Order } from '@kaksha/domain/payments';
import type { LearnerStore } from './learner-store';

/** A course as somebody may buy it. */
export interface Offer {
  course: CourseDetails;
  /** Seats in this course that the person has, so that nobody pays twice. */
  seats: Enrolment[];
  /** The batch that the person chose earlier. */
  preferredBatchId: number | null;
}

export interface CheckoutState {
  /** Which course for whom; null before any. */
  offerKey: string | null;
  /** Whom the offer was loaded for; null for a visitor. */
  userId: number | null;
  offer: Resource<Offer>;
  orderId: number | null;
  order: Resource<Order>;
}

export const noCheckout: CheckoutState = { offerKey: null, userId: null, offer: idle, orderId: null, order: idle };

/** What the payment provider handed to our page. */
export interface PaymentProof {
  orderId: number;
  paymentId: string;
  signature: string;
}

/** Loads what the payment page offers. Never rejects: a failure is in the resource. */
export async function loadOffer(store: LearnerStore, courseId: number): Promise<void> {
  const user = await awaitUser(store.host);
  const key = `${courseId}/${user?.id ?? 'visitor'}`;
  if (checkoutOf(store).offerKey !== key) {
    change(store, { offerKey: key, userId: user?.id ?? null, offer: idle });
  }
  const slot = slotOf(store, 'offer', () => checkoutOf(store).offerKey === key);
  await loadResource(store.loads, `offer/${key}`, slot, () => fetchOffer(store, courseId, user?.id ?? null));
}

async function fetchOffer({ host }: LearnerStore, courseId: number, userId: number | null): Promise<Offer> {
  // Neither is needed to buy: the server refuses a seat that somebody has already.
  const orElse = <T>(fallback: T, where: string) => {
    return (error: unknown) => {
      host.telemetry.error(error, where);
      return fallback;
    };
  };
  const [course, seats, preferredBatchId] = await Promise.all([
    getCourse(host.http, courseId),
    userId === null ? [] : getPurchases(host.http, userId).catch(orElse([], 'load seats')),
    userId === null ? null : getPreferredBatch(host.http, courseId).catch(orElse(null, 'load preferred batch')),
  ]);
  return { course, seats: seats.filter((seat) => seat.course.id === courseId), preferredBatchId };
}

/** Loads an order as it stands now. Never rejects. */
export function loadOrder(store: LearnerStore, orderId: number): Promise<void> {
  return askForOrder(store, orderId, () => getOrder(store.host.http, orderId));
}

/** Hands the proof of a payment on; the order comes back paid, or stays open until the provider's word arrives. */
export function confirmOrder(store: LearnerStore, proof: PaymentProof): Promise<void> {
  return askForOrder(store, proof.orderId, () => verifyPayment(store.host.http, proof));
}

/** Keeps an order that was just placed, so that it need not be asked for. */
export function keepOrder(store: LearnerStore, order: Order): void {
  change(store, { orderId: order.id, order: { status: 'succeeded', data: order, error: null } });
}

async function askForOrder(store: LearnerStore, orderId: number, fetch: () => Promise<Order>): Promise<void> {
  if (!(await awaitUser(store.host))) return;
  if (checkoutOf(store).orderId !== orderId) change(store, { orderId, order: idle });
  const slot = slotOf(store, 'order', () => checkoutOf(store).orderId === orderId);
  await loadResource(store.loads, `order/${orderId}`, slot, fetch);
}

const checkoutOf = (store: LearnerStore) => store.state.getState().checkout;

function change(store: LearnerStore, patch: Partial<CheckoutState>): void {
  store.state.setState(({ checkout }) => ({ checkout: { ...checkout, ...patch } }));
}

/** An answer that nobody waits for any more is dropped. */
function slotOf<K extends 'offer' | 'order'>(
  store: LearnerStore,
  field: K,
  isWanted: () => boolean,
): ResourceSlot<NonNullable<CheckoutState[K]['data']>> {
  return {
    get: () => checkoutOf(store)[field] as Resource<NonNullable<CheckoutState[K]['data']>>,
    set: (next) => {
      if (isWanted()) change(store, { [field]: next } as Partial<CheckoutState>);
    },
  };
}
