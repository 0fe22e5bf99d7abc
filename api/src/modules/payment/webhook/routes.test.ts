import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { mailsTo, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { ledgerChecks, ledgerTransfers } from '../../../platform/database/schema/ledger';
import { enrolments, orders, paymentEvents, payments, refunds } from '../../../platform/database/schema/payments';
import { auditLog } from '../../../platform/database/schema/platform';
import { sign } from '../../../platform/payment-providers/signature';
import { proveLedger } from '../../ledger/service';

/** Answers of the simulated provider by path. */
const provider = {
  nextOrder: 1,
  payments: new Map<string, object[]>(),
  calls: [] as string[],
  keys: [] as string[],
  down: false,
};

async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = String(url).replace('https://api.razorpay.com/v1', '');
  provider.calls.push(`${init?.method} ${path}`);
  const key = new Headers(init?.headers).get('x-refund-idempotency');
  if (key) provider.keys.push(key);
  if (provider.down) throw new TypeError('fetch failed');
  if (path === '/orders') return Response.json({ id: `order_${provider.nextOrder++}` });
  const [, orderId = ''] = /^\/orders\/(\w+)\/payments$/.exec(path) ?? [];
  if (orderId) return Response.json({ items: provider.payments.get(orderId) ?? [] });
  if (path.endsWith('/refund')) {
    const { amount } = JSON.parse(String(init?.body));
    const paymentId = path.split('/')[2];
    return Response.json({ id: `rfnd_${paymentId}`, payment_id: paymentId, amount, status: 'pending' });
  }
  throw new Error(`unexpected call of ${path}`);
}

let shop: Shop;
beforeAll(async () => {
  globalThis.fetch = answer as typeof fetch;
  shop = await makeShop({
    razorpay: { keyId: 'rzp_key', keySecret: 'key-secret', webhookSecrets: ['hook-secret'], route: false },
  });
});
afterAll(() => shop.close());

let people = 0;
const newLearner = () => {
  people += 1;
  return signIn(shop, `payer-${people}@example.com`);
};
const paymentOf = (checkout: { order_id: string }, over: object = {}) => ({
  id: `pay_${checkout.order_id}`,
  order_id: checkout.order_id,
  amount: 90_000,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  ...over,
});
let notices = 0;
const about = (event: string, payload: object) => {
  notices += 1;
  return { body: JSON.stringify({ event, payload }), id: `event-${notices}` };
};
const deliver = ({ body, id }: { body: string; id: string }, signature = sign(body, 'hook-secret')) =>
  shop.call('POST', '/payment/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': id },
  });
const signedId = ({ body }: { body: string }) => createHash('sha256').update(body).digest('hex');
const statusOf = async (id: number) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const seats = (person: TestUser) => shop.db.select().from(enrolments).where(eq(enrolments.userId, person.userId));

test("the checkout has the provider's order and public key, and the order is created there once", async () => {
  const learner = await newLearner();
  const [first, again] = [await order(shop, learner), await order(shop, learner)];
  expect(first.checkout).toEqual({
    kind: 'razorpay',
    order_id: expect.stringMatching(/^order_\d+$/),
    amount: 90_000,
    currency: 'INR',
    key_id: 'rzp_key',
    url: null,
  });
  expect(again.checkout.order_id).toBe(first.checkout.order_id);
});

test('returns 502 when the provider does not answer, and the same order on the next request', async () => {
  const learner = await newLearner();
  const body = { courseId: shop.course, batchId: shop.batch };
  provider.down = true;
  const refused = await shop.call('POST', '/payment/orders', { body, token: learner.token });
  provider.down = false;
  expect(refused).toMatchObject({ status: 502, body: { code: 'PAYMENT_PROVIDER_UNAVAILABLE' } });
  expect((await order(shop, learner)).checkout.order_id).toMatch(/^order_/);
  expect(await shop.db.$count(orders, eq(orders.userId, learner.userId))).toBe(1);
});

test('an event without a valid signature answers 400 and changes nothing', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  const notice = about('payment.captured', { payment: { entity: paymentOf(checkout) } });
  for (const signature of ['', 'guess', sign(`${notice.body} `, 'hook-secret'), sign(notice.body, 'key-secret')]) {
    expect(await deliver(notice, signature)).toMatchObject({ status: 400, body: { code: 'FORGED_EVENT' } });
  }
  expect((await shop.call('POST', '/payment/webhook')).status).toBe(400);
  expect(await statusOf(id)).toBe('created');
});

test('payment events enrol once for any repetition and sequence of deliveries', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  const entity = paymentOf(checkout);
  const captured = about('payment.captured', { payment: { entity } });
  const paid = about('order.paid', { payment: { entity } });
  const failed = about('payment.failed', {
    payment: { entity: { ...entity, id: `${entity.id}_0`, status: 'failed' } },
  });
  const answers = await Promise.all([captured, paid, captured, paid, captured].map((notice) => deliver(notice)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await deliver(failed)).status).toBe(200);
  expect(await statusOf(id)).toBe('paid');
  expect(await seats(learner)).toMatchObject([{ orderId: id, status: 'Active' }]);
  expect(await shop.db.$count(payments, eq(payments.orderId, id))).toBe(2);
  const [event] = await shop.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, signedId(captured)));
  expect(event?.processedAt).toBeInstanceOf(Date);
});

test('a signed event is processed once under any id of its header, and an id of another event hides none', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  const notice = about('payment.captured', { payment: { entity: paymentOf(checkout) } });
  // An id that the provider has used already.
  expect((await deliver({ ...notice, id: 'event-1' })).status).toBe(200);
  expect(await statusOf(id)).toBe('paid');
  for (const other of ['', 'replayed-1', 'replayed-2']) await deliver({ ...notice, id: other });
  expect(await shop.db.$count(paymentEvents, eq(paymentEvents.eventId, signedId(notice)))).toBe(1);
  expect(await shop.db.$count(paymentEvents, sql`${paymentEvents.eventId} in ('event-1', 'replayed-1')`)).toBe(0);
});

test('a failed attempt that succeeds later is one payment', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  const entity = paymentOf(checkout);
  await deliver(about('payment.failed', { payment: { entity: { ...entity, status: 'failed' } } }));
  expect(await statusOf(id)).toBe('failed');
  await deliver(about('payment.captured', { payment: { entity } }));
  expect(await shop.db.select().from(payments).where(eq(payments.orderId, id))).toMatchObject([{ status: 'captured' }]);
  expect(await seats(learner)).toHaveLength(1);
});

test('a payment of another amount enrols no user and is audited', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  const little = paymentOf(checkout, { amount: 100 });
  expect((await deliver(about('payment.captured', { payment: { entity: little } }))).status).toBe(200);
  expect(await statusOf(id)).toBe('created');
  expect(await seats(learner)).toEqual([]);
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(audits).toMatchObject([{ action: 'order.payment-mismatch', detail: { amount: 100, expected: 90_000 } }]);
});

test('events for foreign payments and of unknown types answer 200 and change nothing', async () => {
  const foreign = paymentOf({ order_id: 'order_elsewhere' });
  for (const notice of [
    about('payment.captured', { payment: { entity: foreign } }),
    about('settlement.processed', {}),
    about('refund.processed', { refund: { entity: { id: 'rfnd_x', payment_id: 'pay_x', amount: 1 } } }),
  ]) {
    expect((await deliver(notice)).status).toBe(200);
  }
});

test('a redelivery processes an event whose first delivery failed', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  const notice = about('payment.authorized', { payment: { entity: paymentOf(checkout, { status: 'authorized' }) } });
  provider.down = true;
  expect((await deliver(notice)).status).toBe(502);
  provider.down = false;
  provider.payments.set(checkout.order_id, [paymentOf(checkout)]);
  expect((await deliver(notice)).status).toBe(200);
  expect(await statusOf(id)).toBe('paid');
});

describe("the payment answer of the provider's page", () => {
  const verify = (orderId: number, paymentId: string, signature: string, { token }: TestUser) =>
    shop.call('POST', '/payment/verify', { token, body: { orderId, paymentId, signature } });

  test('is accepted with its signature; the order is paid as soon as the payment is captured', async () => {
    const learner = await newLearner();
    const { id, checkout } = await order(shop, learner);
    const { id: paymentId } = paymentOf(checkout);
    const signature = sign(`${checkout.order_id}|${paymentId}`, 'key-secret');
    const waiting = await verify(id, paymentId, signature, learner);
    expect(waiting).toMatchObject({ status: 200, body: { data: { results: { status: 'created' } } } });
    provider.payments.set(checkout.order_id, [paymentOf(checkout)]);
    const settled = await verify(id, paymentId, signature, learner);
    expect(settled.body.data.results).toMatchObject({
      status: 'paid',
      method: 'upi',
      enrollment_id: expect.any(Number),
    });
  });

  test('is rejected with the signature of another paid order', async () => {
    const learner = await newLearner();
    const paid = await order(shop, learner);
    const wanted = await order(shop, learner, { batchId: shop.laterBatch });
    const { id: paymentId } = paymentOf(paid.checkout);
    const signature = sign(`${paid.checkout.order_id}|${paymentId}`, 'key-secret');
    expect(await verify(wanted.id, paymentId, signature, learner)).toMatchObject({ status: 400 });
    expect(await statusOf(wanted.id)).toBe('created');
  });

  test('leaves an open order open while the provider does not answer', async () => {
    const learner = await newLearner();
    const { id } = await order(shop, learner);
    provider.down = true;
    const seen = await shop.call('GET', `/payment/orders/${id}`, { token: learner.token });
    provider.down = false;
    expect(seen).toMatchObject({ status: 200, body: { data: { results: { status: 'created' } } } });
  });
});

describe('refunds', () => {
  async function paidOrder(learner: TestUser) {
    const { id, checkout } = await order(shop, learner);
    await deliver(about('payment.captured', { payment: { entity: paymentOf(checkout) } }));
    return { id, paymentId: `pay_${checkout.order_id}` };
  }
  const refundNotice = (kind: string, paymentId: string, over: object = {}) =>
    about(kind, { refund: { entity: { id: `rfnd_${paymentId}`, payment_id: paymentId, amount: 90_000, ...over } } });
  const refundOf = async (orderId: number) =>
    (
      await shop.db
        .select({ status: refunds.status })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(payments.orderId, orderId))
    )[0]?.status;

  test('releases the seat when the provider accepts the refund, and completes the refund at its event', async () => {
    const learner = await newLearner();
    const { id, paymentId } = await paidOrder(learner);
    const asked = await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: {} });
    expect(asked).toMatchObject({
      status: 200,
      body: { data: { results: { status: 'paid', refund: { status: 'requested', amount: 90_000 } } } },
    });
    await shop.runJobs();
    expect([await statusOf(id), await refundOf(id)]).toEqual(['refunded', 'requested']);
    expect(await seats(learner)).toMatchObject([{ status: 'Refunded' }]);
    await deliver(refundNotice('refund.processed', paymentId));
    expect(await refundOf(id)).toBe('succeeded');
    await deliver(refundNotice('refund.failed', paymentId));
    expect(await refundOf(id)).toBe('succeeded');
  });

  test('a refund without an answer of the provider stays requested, and is sent again with the same key', async () => {
    const learner = await newLearner();
    const { id } = await paidOrder(learner);
    provider.down = true;
    provider.keys = [];
    const asked = await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: {} });
    await shop.runJobs();
    provider.down = false;
    expect(asked).toMatchObject({ status: 200, body: { data: { results: { refund: { status: 'requested' } } } } });
    expect(await statusOf(id)).toBe('paid');
    expect(await seats(learner)).toMatchObject([{ status: 'Active' }]);
    await shop.runJobs({ retries: true });
    expect(await statusOf(id)).toBe('refunded');
    expect(await seats(learner)).toMatchObject([{ status: 'Refunded' }]);
    expect(provider.keys).toHaveLength(2);
    expect(new Set(provider.keys).size).toBe(1);
  });

  test("a full refund in the provider's dashboard releases the seat, a partial one does not", async () => {
    const [whole, part] = [await newLearner(), await newLearner()];
    const [one, other] = [await paidOrder(whole), await paidOrder(part)];
    await deliver(refundNotice('refund.processed', one.paymentId));
    await deliver(refundNotice('refund.processed', other.paymentId, { amount: 5000 }));
    expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['refunded', 'paid']);
    expect(await seats(whole)).toMatchObject([{ status: 'Refunded' }]);
    expect(await seats(part)).toMatchObject([{ status: 'Active' }]);
    const { body } = await shop.call('GET', `/payment/orders/${other.id}`, { token: part.token });
    expect(body.data.results.partial_refunds).toMatchObject([
      { status: 'succeeded', amount: 5000, closes_order: false },
    ]);
    // The same event again adds nothing; the rest closes the order.
    await deliver(refundNotice('refund.processed', other.paymentId, { amount: 5000 }));
    await deliver(refundNotice('refund.processed', other.paymentId, { id: 'rfnd_rest', amount: 85_000 }));
    expect(await statusOf(other.id)).toBe('refunded');
    expect(await seats(part)).toMatchObject([{ status: 'Refunded' }]);
  });
});

test('a chargeback of the whole payment is booked once, and ends the enrolment', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  await deliver(about('payment.captured', { payment: { entity: paymentOf(checkout) } }));
  const dispute = { id: 'disp_1', payment_id: paymentOf(checkout).id, amount: 90_000, amount_deducted: 90_000 };
  const lost = about('payment.dispute.lost', { dispute: { entity: dispute } });
  expect((await deliver(lost)).status).toBe(200);
  await deliver({ ...lost, id: 'disp-again' });
  const rows = await shop.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.orderId, id));
  expect(rows.map(({ kind }) => kind)).toEqual(['sale', 'chargeback']);
  expect(await seats(learner)).toMatchObject([{ status: 'Refunded' }]);
  expect(await statusOf(id)).toBe('refunded');
  await shop.runJobs();
  const subjects = async (to: string) => (await mailsTo(shop, to)).map(({ subject }) => subject);
  expect(await subjects(`payer-${people}@example.com`)).toContain('Your seat in Kubernetes in Production has ended');
  expect(await subjects('trainer@example.com')).toContain('A bank took back ₹900 for Kubernetes in Production');
  const offer = await shop.call('GET', `/payment/${id}/refund`, { token: learner.token });
  expect(offer.body.data.results).toMatchObject({ eligible: false, message: 'Your bank took the payment back.' });
});

test('a chargeback of a part leaves the seat', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  await deliver(about('payment.captured', { payment: { entity: paymentOf(checkout) } }));
  const dispute = { id: 'disp_part', payment_id: paymentOf(checkout).id, amount: 40_000 };
  await deliver(about('payment.dispute.lost', { dispute: { entity: dispute } }));
  expect(await seats(learner)).toMatchObject([{ status: 'Active' }]);
  expect(await statusOf(id)).toBe('paid');
});

test('a chargeback that the bank gives back is reversed in the ledger, once', async () => {
  const learner = await newLearner();
  const { id, checkout } = await order(shop, learner);
  await deliver(about('payment.captured', { payment: { entity: paymentOf(checkout) } }));
  const dispute = { id: 'disp_2', payment_id: paymentOf(checkout).id, amount: 90_000, amount_deducted: 90_000 };
  const won = about('payment.dispute.won', { dispute: { entity: dispute } });
  const kinds = async () => {
    const rows = await shop.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.orderId, id));
    return rows.map(({ kind }) => kind);
  };
  // A dispute that took no money changes nothing.
  await deliver(won);
  expect(await kinds()).toEqual(['sale']);
  await deliver(about('payment.dispute.lost', { dispute: { entity: dispute } }));
  // Nothing is left to refund meanwhile.
  expect((await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: {} })).status).toBe(409);
  await deliver({ ...won, id: 'disp-won-2' });
  await deliver({ ...won, id: 'disp-won-3' });
  expect(await kinds()).toEqual(['sale', 'chargeback', 'chargeback-reversal']);
  // The freed seat may be taken, so a person decides.
  expect(await seats(learner)).toMatchObject([{ status: 'Refunded' }]);
});

test('the ledger agrees with the payments and refunds of all these events', async () => {
  await proveLedger(systemContext(shop.services, shop.settings));
  const [check] = await shop.db.select().from(ledgerChecks);
  expect(check).toMatchObject({ ok: true, problems: [] });
  expect(check?.orders).toBeGreaterThan(5);
});
