import { hourMs } from '@kaksha/domain/time-units';
import fc from '@kaksha/testing/properties';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser, userContext } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import type { Services } from '../../platform/context/services';
import { batches } from '../../platform/database/schema/courses';
import { enrolments, orders, refunds, waitingList } from '../../platform/database/schema/payments';
import { updateBatch } from '../batches/service';
import { markPaid } from '../payment/capture/service';
import { moveSeat } from '../payment/enrolments/service';
import { placeOrder } from '../payment/orders/service';
import { refundOrder, sendRefund } from '../payment/refunds/service';
import { joinWaitingList, leaveWaitingList } from '../waiting-list/service';
import { settleDueSeats } from './service';

/**
 * Random sequences of what can happen to the seats of two batches of a course. After each step the counters equal the
 * rows, no seat is sold twice, and no seat is free while learners wait. `PROPERTY_RUNS=10000 npx jest
 * api/src/modules/seats/model` runs more.
 */
const runs = Number(process.env.PROPERTY_RUNS ?? 15);
const runsPerVacuum = 100;
const learnerCount = 5;

let shop: Shop;
let learners: TestUser[];
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

const asUser = (services: Services, user: TestUser, isAdmin = false) =>
  userContext({ services, settings: shop.settings }, user, isAdmin);

async function take(
  services: Services,
  action: Step,
  course: { courseId: number; batchIds: readonly [number, number] },
): Promise<void> {
  const { db } = services;
  const { courseId, batchIds } = course;
  const batchId = batchIds[action.at] ?? 0;
  const ids = { courseId, batchId };
  const trainer = asUser(services, shop.trainer);
  switch (action.act) {
    case 'hold':
      await attempt(() => placeOrder(asUser(services, learners[action.who] as TestUser), ids));
      return;
    case 'pay': {
      const { userId } = learners[action.who] as TestUser;
      const own = and(eq(orders.userId, userId), eq(orders.batchId, batchId));
      const unpaid = and(own, inArray(orders.status, ['created', 'failed', 'expired']));
      const [order] = await db.select().from(orders).where(unpaid).limit(1);
      if (!order?.providerOrderId) return;
      const { providerOrderId: orderId, amountMinor, currency } = order;
      await markPaid(asUser(services, shop.learner), {
        paymentId: `pay-${order.id}`,
        orderId,
        amountMinor,
        currency,
        method: 'upi',
      });
      return;
    }
    case 'wait':
      await attempt(() => joinWaitingList(asUser(services, learners[action.who] as TestUser), { batchId }));
      return;
    case 'leave':
      await attempt(() => leaveWaitingList(asUser(services, learners[action.who] as TestUser), { batchId }));
      return;
    case 'cancel': {
      const { userId } = learners[action.who] as TestUser;
      const own = and(
        eq(enrolments.userId, userId),
        eq(enrolments.batchId, batchId),
        ne(enrolments.status, 'Refunded'),
      );
      const [seat] = await db.select().from(enrolments).where(own);
      if (!seat) return;
      await attempt(() => refundOrder(asUser(services, shop.admin, true), { orderId: seat.orderId, reason: '' }));
      return;
    }
    case 'move': {
      const learner = learners[action.who] as TestUser;
      const own = and(
        eq(enrolments.userId, learner.userId),
        eq(enrolments.batchId, batchId),
        ne(enrolments.status, 'Refunded'),
      );
      const [seat] = await db.select().from(enrolments).where(own);
      if (!seat) return;
      const other = batchIds[1 - action.at] ?? 0;
      await attempt(() => moveSeat(asUser(services, learner), { enrolmentId: seat.id, batchId: other }));
      return;
    }
    case 'resize':
      await attempt(() => updateBatch(trainer, { id: batchId, seats: action.seats }));
      return;
    case 'close':
    case 'reopen':
      await attempt(() => updateBatch(trainer, { id: batchId, active: action.act === 'reopen' }));
      return;
    case 'pass':
      now += action.hours * hourMs;
  }
}

let now = 0;

/** Checks the batches of the course against the rows of their orders, enrolments and waiting lists. */
async function check({ db }: Services, batchIds: readonly number[]): Promise<void> {
  const rows = await db.select().from(batches).where(inArray(batches.id, batchIds));
  const list = await db.select().from(waitingList).where(inArray(waitingList.batchId, batchIds));
  const held = await db
    .select({ batchId: orders.batchId, userId: orders.userId })
    .from(orders)
    .where(and(inArray(orders.batchId, batchIds), eq(orders.holdsSeat, true)));
  const enrolled = await db
    .select({ batchId: enrolments.batchId, userId: enrolments.userId })
    .from(enrolments)
    .where(and(inArray(enrolments.batchId, batchIds), ne(enrolments.status, 'Refunded')));
  expect(rows).toHaveLength(batchIds.length);
  for (const { id, seats, seatsTaken, waiting, active } of rows) {
    const entries = list.filter(({ batchId }) => batchId === id);
    const waits = entries.filter(({ status }) => status === 'waiting');
    const offers = entries.filter(({ status }) => status === 'offered');
    const owners = [...held, ...enrolled].filter(({ batchId }) => batchId === id).map(({ userId }) => userId);
    expect(seatsTaken).toBe(owners.length + offers.length);
    expect(waiting).toBe(waits.length);
    expect(seatsTaken).toBeLessThanOrEqual(seats ?? Number.POSITIVE_INFINITY);
    // A learner has one seat at most, whatever holds it.
    expect(new Set(owners).size).toBe(owners.length);
    if (!active) continue;
    if (waiting > 0) expect(seatsTaken).toBe(seats);
    // Offers go out in the order of the list.
    expect(Math.max(0, ...offers.map((offer) => offer.id))).toBeLessThan(Math.min(...waits.map((wait) => wait.id)));
  }
}

/** Runs the jobs: refunds reach the provider, holds and offers end. */
async function runSeatJobs(services: Services): Promise<void> {
  const context = systemContext(services, shop.settings);
  const due = await services.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.status, 'requested'));
  for (const { id: refundId } of due) await sendRefund(context, { refundId });
  await settleDueSeats(context);
}

/** Undoes all changes of `work`. The services' own transactions become savepoints. */
async function rolledBack(work: (services: Services) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await shop.db
    .transaction(async (db) => {
      await work({ ...shop.services, db, clock: { ...shop.services.clock, now: () => new Date(now) } });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

test('never oversells and never leaves a free seat while learners wait (random operations)', async () => {
  const starts = [
    { in: 90, seats: 2 },
    { in: 120, seats: 2 },
  ];
  const courseId = await addCourse(shop.db, { trainerId: Number(shop.trainer.trainerId), name: 'Model', starts });
  const batchIds = (await batchesOf(shop.db, courseId)) as [number, number];
  let finished = 0;
  await fc.assert(
    fc
      .asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(step, { minLength: 4, maxLength: 16 }),
        async (seats, steps) => {
          now = Date.now();
          await rolledBack(async (services) => {
            await services.db.update(batches).set({ seats }).where(eq(batches.id, batchIds[0]));
            for (const action of steps) {
              await take(services, action, { courseId, batchIds });
              await runSeatJobs(services);
              await check(services, batchIds);
            }
          });
        },
      )
      .afterEach(async () => {
        finished += 1;
        // The embedded database does not vacuum by itself, and scans read the rows that were rolled back.
        if (finished % runsPerVacuum === 0) await shop.db.execute('vacuum');
      }),
    { numRuns: runs },
  );
}, 3_600_000);
