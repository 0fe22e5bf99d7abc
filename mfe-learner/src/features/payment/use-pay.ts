import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { placeOrder } from '@kaksha/api-client/payment';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { formatPrice, type Price } from '@kaksha/domain/money';
import type { Order } from '@kaksha/domain/payments';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLearnerStore } from '../../store/store-context';
import { type Outcome, writeAddress } from './checkout-address';
import { confirmOrder } from './confirm-order';
import { leaveFor } from './leave-for';
import { payWithRazorpay } from './razorpay-checkout';

/** Refusals after which the page itself shows something out of date. */
const outdated = ['ALREADY_ENROLLED', 'BATCH_ENDED', 'BATCH_NOT_FOUND', 'PRICE_ON_REQUEST', 'NO_FEE_IN_CURRENCY'];

interface Purchase {
  course: CourseDetails;
  batch: Batch | null;
  price: Price | null;
}

/** The press of the pay button, to where the provider takes over; what is free is taken at once. */
export function usePay({ course, batch, price }: Purchase) {
  const store = useLearnerStore();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<{ wish: string; value: string } | null>(null);
  const { host } = store;

  const goTo = (order: Order, outcome: Outcome | null) => {
    const search = writeAddress({ batchId: order.batchId, currency: order.price.currency, orderId: order.id, outcome });
    navigate(search, { replace: true });
  };

  /** One purchase has one key: a press that is repeated because no answer came buys once. */
  const keyFor = (wish: string) => {
    if (key.current?.wish !== wish) key.current = { wish, value: randomKey() };
    return key.current.value;
  };

  const begin = async (chosen: Batch, shown: Price) => {
    const user = await host.session.require({
      message: 'We finish your enrolment right after this.',
      subject: course.name,
      date: chosen.startDate,
    });
    if (!user) return;
    const order = await placeOrder(host.http, {
      courseId: course.id,
      trainerId: chosen.trainerId,
      batchId: chosen.id,
      currency: shown.currency,
      idempotencyKey: keyFor(`${user.id}/${chosen.id}/${shown.currency}`),
    });
    key.current = null;
    if (order.status === 'paid') {
      store.order.put(order, order.id);
      goTo(order, null);
    } else if (order.price.amount !== shown.amount) {
      // Nobody pays a sum that they have not seen.
      await store.offer.load(course.id);
      setProblem(`The price has changed to ${formatPrice(order.price)}. Please look at it and press again.`);
    } else await hand(order, user);
  };

  const hand = async (order: Order, user: CurrentUser) => {
    const { checkout } = order;
    if (checkout?.kind === 'sandbox') {
      leaveFor(checkout.url);
      // The button stays busy while the browser goes there.
      return new Promise<never>(() => {});
    }
    if (!checkout) throw new Error('the order came without a way to pay it');
    const options = { brandName: brand.name, description: course.name, buyer: user };
    const outcome = await payWithRazorpay(checkout, options);
    store.order.put(order, order.id);
    if (outcome.kind === 'paid') {
      const { paymentId, signature } = outcome;
      void confirmOrder(store, { orderId: order.id, paymentId, signature });
      goTo(order, 'succeed');
    } else goTo(order, outcome.kind === 'failed' ? 'fail' : 'abandon');
  };

  const pay = async () => {
    if (!batch || !price || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await begin(batch, price);
    } catch (error) {
      setProblem(messageOf(error, 'The payment page did not open. Nothing was charged; please try again.'));
      // Where no answer came, the purchase may have been noted: it keeps its key.
      if (isApiError(error) && error.status > 0) key.current = null;
      if (isApiError(error) && outdated.includes(error.code)) await store.offer.load(course.id);
      if (!isApiError(error)) host.telemetry.error(error, 'pay');
    } finally {
      setBusy(false);
    }
  };

  return { pay: () => void pay(), busy, problem, clear: () => setProblem(null) };
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
