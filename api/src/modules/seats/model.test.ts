import { required } from '@kaksha/domain/typed';
import fc from '@kaksha/testing/properties';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { systemContext, type UserContext } from '../../context';
import { batches } from '../../db/schema/course-parts';
import { enrolments, orders, refunds, waitingList } from '../../db/schema/payments';
import { addCourse } from '../../test/catalogue-fixtures';
import { batchesOf, makeShop, type Shop } from '../../test/shop';
import { type Person, signIn } from '../../test/test-app';
import { updateBatch } from '../batches/service';
import { markPaid } from '../payment/capture/service';
import { changeBatch } from '../payment/enrolments/service';
import { placeOrder } from '../payment/orders/service';
import { refundOrder, sendRefund } from '../payment/refunds/service';
import { joinWaitingList, leaveWaitingList } from '../waiting-list/service';
import { recountSeats } from './repo';
import { settleDueSeats } from './service';

/**
 * Random sequences of what can happen to the seats of two batches of a course. After each step the counters equal the rows, no seat is
 * sold twice, and no seat is free while learners wait. `PROPERTY_RUNS=10000 npx jest api/src/modules/seats/model` runs more.
 */
const runs = Number(process.env.PROPERTY_RUNS ?? 15);
const learnerCount = 5;
const hourMs = 3_600_000;

let shop: Shop;
let learners: Person[];
beforeAll(async () => {
  shop = await makeShop();
  learners = [];
  for (let i = 0; i < learnerCount; i += 1) learners.push(await signIn(shop, `model-${i}@example.com`));
});
afterAll(() => shop.close());

const who = fc.nat({ max: learnerCount - 1 });
/** One of the two batches of the course. */
const at = fc.nat({ max: 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('hold' as const), at, who }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('pay' as const), at, who }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('wait' as const), at, who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), at, who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), at, who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('move' as const), at, who }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('resize' as const), at, seats: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('close' as const, 'reopen' as const), at }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('pass' as const), at, hours: fc.constantFrom(0.1, 0.3, 13) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Only the documented refusals count as answers; any other error fails the run. */
const refusals = new Set([
  'BATCH_FULL',
  'BATCH_NOT_FOUND',
  'ALREADY_ENROLLED',
  'BATCH_HAS_SEATS',
  'WAITING_ENTRY_NOT_FOUND',
  'VALIDATION_FAILED',
  'NOT_REFUNDABLE',
  'SEAT_FIXED',
]);
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.has(String(error.code))) return null;
    throw error;
  }
}

const asUser = ({ userId, trainerId }: Person, isAdmin = false): UserContext => ({
  ...systemContext(shop.services, shop.settings),
  principal: {
    id: userId,
    isAdmin,
    trainerId,
    sessionId: 1,
    provenAt: null,
    lacksSecondFactor: false,
    instituteRole: null,
  },
});

async function take(action: Step, course: { courseId: number; batchIds: readonly [number, number] }): Promise<void> {
  const { courseId, batchIds } = course;
  const batchId = batchIds[action.at] ?? 0;
  const ids = { courseId, batchId };
  const trainer = asUser(shop.trainer);
  switch (action.act) {
    case 'hold':
      await attempt(() => placeOrder(asUser(learners[action.who] as Person), ids));
      return;
    case 'pay': {
      const { userId } = learners[action.who] as Person;
      const own = and(eq(orders.userId, userId), eq(orders.batchId, batchId));
      const unpaid = and(own, inArray(orders.status, ['created', 'failed', 'expired']));
      const [order] = await shop.db.select().from(orders).where(unpaid).limit(1);
      if (!order?.providerOrderId) return;
      const { providerOrderId: orderId, amountMinor, currency } = order;
      await markPaid(asUser(shop.learner), {
        paymentId: `pay-${order.id}`,
        orderId,
        amountMinor,
        currency,
        method: 'upi',
      });
      return;
    }
    case 'wait':
      await attempt(() => joinWaitingList(asUser(learners[action.who] as Person), { batchId }));
      return;
    case 'leave':
      await attempt(() => leaveWaitingList(asUser(learners[action.who] as Person), { batchId }));
      return;
    case 'cancel': {
      const { userId } = learners[action.who] as Person;
      const own = and(
        eq(enrolments.userId, userId),
        eq(enrolments.batchId, batchId),
        ne(enrolments.status, 'Refunded'),
      );
      const [seat] = await shop.db.select().from(enrolments).where(own);
      if (!seat) return;
      await attempt(() => refundOrder(asUser(shop.admin, true), { orderId: seat.orderId, reason: '' }));
      return;
    }
    case 'move': {
      const learner = learners[action.who] as Person;
      const own = and(
        eq(enrolments.userId, learner.userId),
        eq(enrolments.batchId, batchId),
        ne(enrolments.status, 'Refunded'),
      );
      const [seat] = await shop.db.select().from(enrolments).where(own);
      if (!seat) return;
      const other = batchIds[1 - action.at] ?? 0;
      await attempt(() => changeBatch(asUser(learner), { enrolmentId: seat.id, batchId: other }));
      return;
    }
    case 'resize':
      await attempt(() => updateBatch(trainer, { id: batchId, seats: action.seats }));
      return;
    case 'close':
    case 'reopen':
      await attempt(() => updateBatch(trainer, { id: batchId, status: action.act === 'reopen' }));
      return;
    case 'pass':
      now += action.hours * hourMs;
  }
}

let now = 0;

async function check(batchId: number): Promise<void> {
  const [row] = await shop.db.select().from(batches).where(eq(batches.id, batchId));
  const { seats, seatsTaken, waiting, active } = required(row, 'the batch');
  const list = await shop.db.select().from(waitingList).where(eq(waitingList.batchId, batchId));
  expect(seatsTaken).toBe(await recountSeats(shop.db, batchId));
  expect(waiting).toBe(list.filter(({ status }) => status === 'waiting').length);
  expect(seatsTaken).toBeLessThanOrEqual(seats ?? Number.POSITIVE_INFINITY);
  // A learner has one seat at most, whatever holds it.
  const held = await shop.db
    .select({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.batchId, batchId), eq(orders.holdsSeat, true)));
  const enrolled = await shop.db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.batchId, batchId), ne(enrolments.status, 'Refunded')));
  const open = list.filter(({ status }) => status === 'offered');
  const owners = [...held, ...enrolled].map(({ userId }) => userId);
  expect(new Set(owners).size).toBe(owners.length);
  if (!active) return;
  if (waiting > 0) expect(seatsTaken).toBe(seats);
  // Offers go out in the order of the list.
  const last = Math.max(0, ...open.map(({ id }) => id));
  const first = Math.min(...list.filter(({ status }) => status === 'waiting').map(({ id }) => id));
  expect(last).toBeLessThan(first);
}

test('whatever happens to a batch, no seat is sold twice and none is free while learners wait', async () => {
  const trainerId = shop.trainer.trainerId as number;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 4, maxLength: 16 }),
      async (seats, steps) => {
        now = Date.now();
        shop.services.clock.now = () => new Date(now);
        number += 1;
        const courseId = await addCourse(shop.db, {
          trainerId,
          name: `Model ${number}`,
          starts: [
            { in: 90, seats },
            { in: 120, seats: 2 },
          ],
        });
        const batchIds = (await batchesOf(shop.db, courseId)) as [number, number];
        for (const action of steps) {
          await take(action, { courseId, batchIds });
          // The jobs: refunds reach the provider, holds and offers end.
          const context = systemContext(shop.services, shop.settings);
          const due = await shop.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.status, 'requested'));
          for (const { id: refundId } of due) await sendRefund(context, { refundId });
          await settleDueSeats(context);
          for (const batchId of batchIds) await check(batchId);
        }
      },
    ),
    { numRuns: runs },
  );
}, 3_600_000);
