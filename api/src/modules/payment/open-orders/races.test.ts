import { everyCase } from '@kaksha/testing/every-case';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  asTrainer,
  changes,
  expectReturned,
  look,
  newSale,
  type OpenOrder,
  openOrder,
  pay,
  questionsOf,
  type Sale,
} from '../../../../test/open-order-fixtures';
import { makeShop, type Shop } from '../../../../test/order-fixtures';
import { describeTable } from '../../../../test/outcome-tables';
import { signIn } from '../../../../test/test-app';
import { enrolments, orders, payments, refunds } from '../../../platform/database/schema/payments';

jest.setTimeout(120_000);

/** Both at the same moment: with real connections where these run on PostgreSQL. */
let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const rounds = everyCase ? 20 : 4;
const place = ({ learner, courseId, batchId }: Sale) =>
  shop.call('POST', '/payment/orders', { token: learner.token, body: { courseId, batchId } });
const payOnly = ({ placed }: OpenOrder) =>
  shop.call('POST', placed.checkout.url.slice(shop.settings.prefix.length), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=succeed',
  });
/** Runs both in one order and the other, so that each comes first at times. */
async function race(round: number, one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<void> {
  await Promise.all(round % 2 ? [one(), other()] : [other(), one()]);
  await shop.runJobs({ retries: true });
  await shop.runJobs({ retries: true });
}
const seatsOf = ({ batchId }: Sale) =>
  shop.db.$count(enrolments, and(eq(enrolments.batchId, batchId), eq(enrolments.status, 'Active')));

describeTable('At the same time', {
  async 'a payment and the cancellation of the batch'() {
    for (let round = 0; round < rounds; round += 1) {
      const open = await openOrder(shop);
      await race(
        round,
        () => payOnly(open),
        () => changes.cancel(shop, open),
      );
      expect(await look(shop, open)).toMatchObject({ status: 'refunded', enrollment_id: null });
      await expectReturned(shop, open);
    }
  },
  async 'an order and the cancellation of the batch'() {
    for (let round = 0; round < rounds; round += 1) {
      const sale = await newSale(shop);
      await race(
        round,
        () => place(sale),
        () => changes.cancel(shop, sale),
      );
      const open = and(eq(orders.batchId, sale.batchId), inArray(orders.status, ['created', 'paid']));
      expect(await shop.db.$count(orders, open)).toBe(0);
    }
  },
  async 'a free enrolment and the cancellation of the batch'() {
    for (let round = 0; round < rounds; round += 1) {
      const sale = await newSale(shop, { feeMinor: 0 });
      await race(
        round,
        () => place(sale),
        () => changes.cancel(shop, sale),
      );
      expect(await seatsOf(sale)).toBe(0);
    }
  },
  async 'a payment and a move of the batch'() {
    for (let round = 0; round < rounds; round += 1) {
      const open = await openOrder(shop);
      await race(
        round,
        () => payOnly(open),
        () => changes.move(shop, open),
      );
      expect(await look(shop, open)).toMatchObject({ status: 'paid', enrollment_id: expect.any(Number) });
      expect(await questionsOf(shop, open)).toMatchObject([{ batch_id: open.batchId }]);
    }
  },
  async 'a payment and the deletion of the course'() {
    for (let round = 0; round < rounds; round += 1) {
      const open = await openOrder(shop);
      await race(
        round,
        () => payOnly(open),
        () => changes.deleteCourse(shop, open),
      );
      const { status } = await look(shop, open);
      if (status === 'refunded') await expectReturned(shop, open);
      else expect([status, await seatsOf(open)]).toEqual(['paid', 1]);
    }
  },
  async "an order and the deletion of the trainer's account"() {
    for (let round = 0; round < rounds; round += 1) {
      const trainer = await signIn(shop, `leaver-${round}@example.com`, { registerAs: 'individual' });
      const sale = await newSale(shop, { trainerId: trainer.trainerId as number });
      const answers: number[] = [];
      await race(
        round,
        async () => answers.push((await place(sale)).status),
        async () =>
          answers.push(
            (await asTrainer(shop, 'DELETE', '/dashboard/DeleteMyAccount', undefined, trainer.token)).status,
          ),
      );
      const [deleted] = (
        await shop.db.execute<{ gone: boolean }>(
          sql`select blocked_at is not null as gone from users where id = ${trainer.userId}`,
        )
      ).rows;
      const open = await shop.db.$count(orders, and(eq(orders.batchId, sale.batchId), eq(orders.status, 'created')));
      expect([deleted?.gone, open]).toEqual(deleted?.gone ? [true, 0] : [false, 1]);
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
    }
  },
});

test('ten reports of one payment after the cancellation of the batch refund once', async () => {
  const open = await openOrder(shop);
  await changes.cancel(shop, open);
  await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? payOnly(open) : look(shop, open))));
  await pay(shop, open);
  await expectReturned(shop, open);
  const rows = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, open.placed.id));
  expect(rows).toHaveLength(1);
});
