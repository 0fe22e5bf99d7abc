import { eq, sql } from 'drizzle-orm';
import { addCourse, inDays } from '../../../../test/catalogue-fixtures';
import { batchesOf, buy, mailsTo, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { signIn } from '../../../../test/test-app';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments, payments, refunds } from '../../../platform/database/schema/payments';
import { auditLog } from '../../../platform/database/schema/platform';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

let people = 0;
const newBuyer = async (over: Record<string, unknown> = {}) => {
  people += 1;
  const email = `buyer-${people}@example.com`;
  const person = await signIn(shop, email);
  return { ...person, email, order: await buy(shop, person, over) };
};
const offer = (id: number | string, token?: string) => shop.call('GET', `/payment/${id}/refund`, { token });
const ask = (id: number | string, token?: string, body: unknown = {}) =>
  shop.call('POST', `/payment/${id}/refund`, { token, body });
/** Asks for a refund and runs the job that sends it. */
const refund = async (id: number, token: string) => {
  const answer = await ask(id, token);
  await shop.runJobs();
  return answer;
};
const enrolledAgo = (orderId: number, hours: number) =>
  shop.db
    .update(enrolments)
    .set({ enrolledAt: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(enrolments.orderId, orderId));

test('returns 401 for a visitor', async () => {
  expect((await offer(1)).status).toBe(401);
  expect((await ask(1)).status).toBe(401);
});

test('returns 400 for invalid input', async () => {
  const { token, order: paid } = await newBuyer();
  expect((await offer('x', token)).status).toBe(400);
  expect((await ask(paid.id, token, { reason: 7 })).status).toBe(400);
  expect((await ask(paid.id, token, { reason: 'x'.repeat(501) })).status).toBe(400);
});

test("returns 403 for another user's order, also for the course's trainer", async () => {
  const { order: paid } = await newBuyer();
  for (const { token } of [shop.stranger, shop.trainer]) {
    expect((await offer(paid.id, token)).status).toBe(403);
    expect((await ask(paid.id, token)).status).toBe(403);
  }
});

test('returns 404 for an unknown order', async () => {
  expect((await offer(99_999, shop.learner.token)).status).toBe(404);
  expect((await ask(99_999, shop.learner.token)).status).toBe(404);
});

test('returns the refund rule before a request', async () => {
  const { token, order: paid } = await newBuyer();
  expect((await offer(paid.id, token)).body.data.results).toMatchObject({
    eligible: true,
    message: expect.stringMatching(
      /^You can ask for a refund until .*, while the course is not completed beyond 20%\.$/,
    ),
    amount: 90_000,
    currency: 'INR',
    refund: null,
  });
});

test('a refund returns the payment, releases the seat, mails the learner and is audited', async () => {
  const { token, userId, email, order: paid } = await newBuyer();
  const answer = await ask(paid.id, token, { reason: ' My hours changed. ' });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { results: { status: 'paid', eligible: false, refund: { status: 'requested', amount: 90_000 } } } },
  });
  await shop.runJobs();
  expect((await offer(paid.id, token)).body.data.results).toMatchObject({
    status: 'refunded',
    eligible: false,
    refund: { status: 'succeeded', amount: 90_000 },
  });
  const [seat] = await shop.db.select().from(enrolments).where(eq(enrolments.orderId, paid.id));
  expect(seat?.status).toBe('Refunded');
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, paid.id));
  expect(payment?.status).toBe('refunded');
  expect((await mailsTo(shop, email))[0]).toMatchObject({ subject: expect.stringContaining('Your refund of ₹900') });
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, paid.id));
  expect(audits.filter(({ entity }) => entity === 'order').map(({ action, actorId }) => [action, actorId])).toEqual([
    ['order.paid', null],
    ['order.ask-refund', userId],
    ['order.refunded', null],
  ]);
  expect(audits.find(({ action }) => action === 'order.ask-refund')?.detail).toEqual({ amount: paid.amount });
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.requestedBy, userId));
  expect(refund?.reason).toBe('My hours changed.');
});

test('concurrent requests refund once', async () => {
  const { token, order: paid, email } = await newBuyer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(paid.id, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await shop.db.$count(refunds, eq(refunds.requestedBy, (await ordererOf(paid.id)) as number))).toBe(1);
  expect((await mailsTo(shop, email)).filter(({ subject }) => subject.includes('refund'))).toHaveLength(1);
});
const ordererOf = async (orderId: number) =>
  (await shop.db.select().from(enrolments).where(eq(enrolments.orderId, orderId)))[0]?.userId;

test('returns 409 with the reason after 7 × 24 hours and after 20% of the sessions', async () => {
  const late = await newBuyer();
  await enrolledAgo(late.order.id, 7 * 24 + 1);
  expect((await offer(late.order.id, late.token)).body.data.results).toMatchObject({
    eligible: false,
    message: expect.stringContaining('within 7 days'),
  });
  expect(await ask(late.order.id, late.token)).toMatchObject({
    status: 409,
    body: { code: 'NOT_REFUNDABLE', error: expect.stringContaining('within 7 days') },
  });

  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: 'Nearly over',
    starts: [{ in: -20, endDate: inDays(5), dayOfWeek: 3 }],
  });
  const [batchId] = await batchesOf(shop.db, courseId);
  const progressed = await newBuyer({ courseId, batchId });
  expect(await ask(progressed.order.id, progressed.token)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('not completed beyond 20%') },
  });
});

test('an admin can refund beyond the rule, which is audited', async () => {
  const { order: paid } = await newBuyer();
  await enrolledAgo(paid.id, 24 * 30);
  expect((await ask(paid.id, shop.admin.token, { reason: 'Goodwill' })).status).toBe(200);
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, paid.id));
  expect(audits.find(({ action }) => action === 'order.ask-refund')).toMatchObject({
    actorId: shop.admin.userId,
    detail: { beyondRule: true },
  });
});

test('returns 409 for unpaid and free orders', async () => {
  const person = await signIn(shop, 'undecided@example.com');
  const open = await order(shop, person);
  expect(await ask(open.id, person.token)).toMatchObject({ status: 409, body: { error: 'Nothing was paid.' } });
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: 'Free',
    feeMinor: 0,
    starts: [4],
  });
  const [batchId] = await batchesOf(shop.db, courseId);
  const free = await newBuyer({ courseId, batchId });
  expect((await offer(free.order.id, free.token)).body.data.results).toMatchObject({ eligible: false, until: null });
  expect((await ask(free.order.id, free.token)).status).toBe(409);
  expect((await ask(free.order.id, shop.admin.token)).status).toBe(409);
});

test('a learner can buy a refunded seat again', async () => {
  const buyer = await newBuyer();
  await refund(buyer.order.id, buyer.token);
  const again = await buy(shop, buyer);
  expect(again).toMatchObject({ status: 'paid', enrollment_id: expect.any(Number) });
  const seats = await shop.db.select().from(enrolments).where(eq(enrolments.userId, buyer.userId));
  expect(seats).toMatchObject([{ status: 'Active', orderId: again.id, batchId: shop.batch }]);
  expect((await ask(again.id, buyer.token)).status).toBe(200);
  expect(await shop.db.$count(batches, eq(batches.id, shop.batch))).toBe(1);
});
