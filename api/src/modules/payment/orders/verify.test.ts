import * as limits from '@kaksha/domain/limits';
import { and, eq, sql } from 'drizzle-orm';
import { finishCheckout, mailsTo, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { enrolments, orders, paymentEvents, payments } from '../../../platform/database/schema/payments';
import { auditLog } from '../../../platform/database/schema/platform';
import { reconcilePayments } from '../reconcile/service';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

let people = 0;
const newLearner = async () => {
  people += 1;
  const email = `payer-${people}@example.com`;
  return { ...(await signIn(shop, email)), email };
};
const readOrder = (id: number | string, token?: string) => shop.call('GET', `/payment/orders/${id}`, { token });
const verify = (body: unknown, token?: string) => shop.call('POST', '/payment/verify', { body, token });
const seats = (person: TestUser) => shop.db.select().from(enrolments).where(eq(enrolments.userId, person.userId));
const makeOlder = (id: number, minutes: number) =>
  shop.db
    .update(orders)
    .set({
      createdAt: sql`created_at - make_interval(mins => ${minutes})`,
      expiresAt: sql`expires_at - make_interval(mins => ${minutes})`,
      checkedAt: null,
    })
    .where(eq(orders.id, id));

describe('permissions and validation', () => {
  const body = { orderId: 1, paymentId: 'p', signature: 's' };

  test('returns 401 for a visitor', async () => {
    expect((await readOrder(1)).status).toBe(401);
    expect((await verify(body)).status).toBe(401);
  });

  test('returns 400 for invalid input', async () => {
    const { token } = shop.learner;
    expect((await readOrder('x', token)).status).toBe(400);
    for (const wrong of [{}, { ...body, orderId: 'order_1' }, { ...body, signature: '' }, { ...body, paymentId: 7 }]) {
      expect((await verify(wrong, token)).status).toBe(400);
    }
  });

  test("returns 403 for another user's order, also for administrators", async () => {
    const { id } = await order(shop, shop.learner);
    for (const { token } of [shop.stranger, shop.admin, shop.trainer]) {
      expect((await readOrder(id, token)).status).toBe(403);
      expect((await verify({ ...body, orderId: id }, token)).status).toBe(403);
    }
  });

  test('returns 404 for an unknown order', async () => {
    expect(await readOrder(99_999, shop.learner.token)).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
    expect((await verify({ ...body, orderId: 99_999 }, shop.learner.token)).status).toBe(404);
  });
});

describe('the sandbox', () => {
  test('shows the amount due, and returns 404 for an order that it did not create', async () => {
    const learner = await newLearner();
    const { checkout } = await order(shop, learner);
    const path = checkout.url.replace('/backend', '');
    const page = await shop.call('GET', path);
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Kubernetes in Production') });
    expect(page.body).toContain('Pay ₹900');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await shop.call('GET', `${path}x`)).status).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shop.call('POST', path, { headers: form, body: 'outcome=steal' })).status).toBe(400);
  });

  test('a successful payment enrols and redirects to the payment page with its signature', async () => {
    const learner = await newLearner();
    const open = await order(shop, learner);
    const { status, to } = await finishCheckout(shop, open, 'succeed');
    expect(status).toBe(303);
    expect(to.pathname).toBe(`/payment/${shop.course}/${shop.trainer.trainerId}`);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ t: String(shop.batch), order: String(open.id) });
    const paid = await readOrder(open.id, learner.token);
    expect(paid.body.data.results).toMatchObject({
      status: 'paid',
      checkout: null,
      method: 'sandbox',
      enrollment_id: expect.any(Number),
      invoices: [{ kind: 'invoice', number: expect.stringMatching(/^INV\/\d\d-\d\d\/\d{6}$/), amount: 90_000 }],
    });
    const proof = {
      orderId: open.id,
      razorpay_payment_id: to.searchParams.get('payment'),
      razorpay_signature: to.searchParams.get('signature'),
    };
    expect(await verify(proof, learner.token)).toMatchObject({
      status: 200,
      body: { data: { results: { status: 'paid' } } },
    });
    expect(await verify({ ...proof, razorpay_signature: 'f'.repeat(64) }, learner.token)).toMatchObject({
      status: 400,
      body: { code: 'BAD_SIGNATURE' },
    });
  });

  test('mails a welcome with class times and refund rule, and a receipt, once each', async () => {
    const learner = await newLearner();
    const open = await order(shop, learner);
    await Promise.all([finishCheckout(shop, open, 'succeed'), finishCheckout(shop, open, 'succeed')]);
    await readOrder(open.id, learner.token);
    const mails = await mailsTo(shop, learner.email);
    expect(mails.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      expect.stringMatching(/^Invoice INV\//),
      'You are enrolled',
    ]);
    const welcome = mails.find(({ subject }) => subject.startsWith('You are enrolled'));
    expect(welcome?.text).toContain('7:00–9:00 PM IST');
    expect(welcome?.text).toContain('You can ask for a refund until');
  });

  test('a failed payment does not enrol, and the learner can try again', async () => {
    const learner = await newLearner();
    const open = await order(shop, learner);
    await finishCheckout(shop, open, 'fail');
    expect((await readOrder(open.id, learner.token)).body.data.results).toMatchObject({
      status: 'failed',
      checkout: null,
    });
    expect(await seats(learner)).toEqual([]);
    const again = await order(shop, learner);
    expect(again.id).not.toBe(open.id);
    await finishCheckout(shop, again, 'succeed');
    expect(await seats(learner)).toMatchObject([{ orderId: again.id, status: 'Active' }]);
  });

  test('the order of an abandoned payment stays open until it expires', async () => {
    const learner = await newLearner();
    const open = await order(shop, learner);
    const { to } = await finishCheckout(shop, open, 'abandon');
    expect(to.searchParams.get('outcome')).toBe('abandon');
    expect((await readOrder(open.id, learner.token)).body.data.results.status).toBe('created');
    await makeOlder(open.id, limits.seats.holdMinutes + 1);
    expect((await readOrder(open.id, learner.token)).body.data.results.status).toBe('expired');
  });

  test('a payment after the order expired still enrols', async () => {
    const learner = await newLearner();
    const open = await order(shop, learner);
    await makeOlder(open.id, limits.seats.holdMinutes + 1);
    await reconcilePayments(systemContext(shop.services, shop.settings));
    expect((await readOrder(open.id, learner.token)).body.data.results.status).toBe('expired');
    await finishCheckout(shop, open, 'succeed');
    expect(await seats(learner)).toMatchObject([{ orderId: open.id }]);
  });

  test('a second payment for one seat is refunded, and the learner stays enrolled', async () => {
    const learner = await newLearner();
    const first = await order(shop, learner);
    await finishCheckout(shop, first, 'fail');
    const second = await order(shop, learner);
    await finishCheckout(shop, second, 'succeed');
    await finishCheckout(shop, first, 'succeed');
    expect(await seats(learner)).toMatchObject([{ orderId: second.id, status: 'Active' }]);
    expect((await readOrder(first.id, learner.token)).body.data.results).toMatchObject({
      status: 'refunded',
      refund: { status: 'succeeded', amount: 90_000 },
      enrollment_id: null,
    });
  });
});

describe('concurrent confirmations', () => {
  test('of one order enrol once and are recorded once', async () => {
    const learner = await newLearner();
    const open = await order(shop, learner);
    await Promise.all(Array.from({ length: 12 }, () => finishCheckout(shop, open, 'succeed')));
    expect(await seats(learner)).toHaveLength(1);
    expect(await shop.db.$count(payments, eq(payments.orderId, open.id))).toBe(1);
    const audits = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, open.id)));
    expect(audits.map(({ action }) => action)).toEqual(['order.paid']);
    expect(await mailsTo(shop, learner.email)).toHaveLength(2);
  });
});

describe('the reconciler', () => {
  test('finds a payment without a webhook', async () => {
    const learner = await newLearner();
    const open = await order(shop, learner);
    await finishCheckout(shop, open, 'succeed');
    // Simulates a crash between the payment and the enrolment.
    await shop.db.execute(sql`alter table orders disable trigger orders_move_forward`);
    await shop.db.delete(enrolments).where(eq(enrolments.orderId, open.id));
    await shop.db.delete(payments).where(eq(payments.orderId, open.id));
    await shop.db.update(orders).set({ status: 'created', paidAt: null }).where(eq(orders.id, open.id));
    await shop.db.execute(sql`alter table orders enable trigger orders_move_forward`);
    await makeOlder(open.id, 2);
    await reconcilePayments(systemContext(shop.services, shop.settings));
    expect(await seats(learner)).toMatchObject([{ orderId: open.id, status: 'Active' }]);
    expect(await shop.db.$count(paymentEvents, eq(paymentEvents.provider, 'sandbox'))).toBeGreaterThan(0);
  });
});
