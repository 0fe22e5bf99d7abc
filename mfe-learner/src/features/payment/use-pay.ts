import { type ApiError, isApiError, messageOf } from '@kaksha/api-client/errors';
import { placeOrder } from '@kaksha/api-client/payment';
import { describeChange, newPlace } from '@kaksha/domain/batch-change';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { formatPrice, type Price } from '@kaksha/domain/money';
import type { Order } from '@kaksha/domain/payments';
import type { BillingForm } from '@kaksha/domain/tax';
import { firstClassDay } from '@kaksha/domain/timetable';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLearnerStore } from '../../store/store-context';
import { type Outcome, writeAddress } from './checkout-address';
import { confirmOrder } from './confirm-order';
import { openAddress } from './open-address';
import { payWithRazorpay } from './razorpay-checkout';
import type { useBuyerName } from './use-buyer-name';
import type { useCoupon } from './use-coupon';

/** Error codes that mean that the shown offer is outdated. */
const outdated: readonly ApiError['code'][] = [
  'ALREADY_ENROLLED',
  'BATCH_ENDED',
  'BATCH_FULL',
  'BATCH_NOT_FOUND',
  'PRICE_ON_REQUEST',
  'NO_FEE_IN_CURRENCY',
  'CURRENCY_NOT_ACCEPTED',
];

interface Purchase {
  course: CourseDetails;
  batch: Batch | null;
  /** To pay, after the coupon. */
  price: Price | null;
  coupon: ReturnType<typeof useCoupon>;
  /** For the invoice; null: the learner's name. */
  billing: BillingForm | null;
  name: ReturnType<typeof useBuyerName>;
}

const couponRefusals: readonly ApiError['code'][] = ['COUPON_NOT_FOUND', 'COUPON_NOT_VALID', 'COUPON_USED_UP'];

/** The payment flow up to the provider's page. Free courses are enrolled directly. */
export function usePay({ course, batch, price, coupon, billing, name }: Purchase) {
  const store = useLearnerStore();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<{ purchase: string; value: string } | null>(null);
  const { host } = store;

  const showOrder = (order: Order, outcome: Outcome | null) => {
    const search = writeAddress({ batchId: order.batchId, currency: order.price.currency, orderId: order.id, outcome });
    navigate(search, { replace: true });
  };

  /** Idempotency key: repeating a request without an answer buys once. */
  const keyFor = (purchase: string) => {
    if (key.current?.purchase !== purchase) key.current = { purchase, value: randomKey() };
    return key.current.value;
  };

  const placeAndPay = async (batchToBuy: Batch, shownPrice: Price) => {
    const user = await host.session.require({
      message: 'We finish your enrolment right after this.',
      subject: course.name,
      date: firstClassDay(batchToBuy),
    });
    if (!user) return;
    // The invoice is final, so its name is not derived from the address.
    if (shownPrice.amount > 0 && !(await name.save(user))) return;
    const code = coupon.applied?.code;
    const order = await placeOrder(host.http, {
      courseId: course.id,
      trainerId: batchToBuy.trainerId,
      batchId: batchToBuy.id,
      currency: shownPrice.currency,
      ...(code !== undefined && { coupon: code }),
      ...(billing && { billing }),
      idempotencyKey: keyFor(JSON.stringify([user.id, batchToBuy.id, shownPrice.currency, code, billing])),
    });
    key.current = null;
    if (order.status === 'paid' || order.ended) {
      store.order.put(order, order.id);
      showOrder(order, null);
      return;
    }
    const changes = [describeMove(batchToBuy, order.batch), describeNewPrice(shownPrice, order.price)].filter(Boolean);
    if (changes.length === 0) return openProvider(order, user);
    // The user must see the new price, times and place before paying.
    await store.offer.reload(course.id);
    setProblem(`${changes.join(' ')} Please look at it and press again.`);
  };

  const openProvider = async (order: Order, user: CurrentUser) => {
    const { checkout } = order;
    if (checkout?.kind === 'sandbox') {
      openAddress(checkout.url);
      // The button stays busy while the browser navigates.
      return new Promise<never>(() => {});
    }
    if (!checkout) throw new Error('the order came without a way to pay it');
    const options = { brandName: brand.name, description: course.name, buyer: user };
    const outcome = await payWithRazorpay(checkout, options);
    store.order.put(order, order.id);
    if (outcome.kind === 'paid') {
      const { paymentId, signature } = outcome;
      void confirmOrder(store, { orderId: order.id, paymentId, signature });
      showOrder(order, 'succeed');
    } else showOrder(order, outcome.kind === 'failed' ? 'fail' : 'abandon');
  };

  const pay = async () => {
    // A code that is being counted changes the price.
    if (!batch || !price || busy || coupon.busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await placeAndPay(batch, price);
    } catch (error) {
      setProblem(messageOf(error, 'The payment page did not open. Nothing was charged; please try again.'));
      // Without an answer the order may exist, so its key is reused.
      if (isApiError(error) && error.status > 0) key.current = null;
      if (isApiError(error) && couponRefusals.includes(error.code)) coupon.remove(error.message);
      if (isApiError(error) && outdated.includes(error.code)) await store.offer.reload(course.id);
      if (!isApiError(error)) host.telemetry.error(error, 'pay');
    } finally {
      setBusy(false);
    }
  };

  return { pay: () => void pay(), busy, problem, clear: () => setProblem(null) };
}

const describeNewPrice = (shown: Price, price: Price) =>
  price.amount !== shown.amount && `The price has changed to ${formatPrice(price)}.`;

function describeMove(before: Batch, after: Batch): string | null {
  const change = describeChange({ before, after: { ...after, place: newPlace({ before, after })?.after } });
  return change && `This batch has ${change}.`;
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
