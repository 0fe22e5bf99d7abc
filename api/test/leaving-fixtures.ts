import { eq, sql } from 'drizzle-orm';
import { sumEarnings } from '../src/modules/engagement/earnings/repo';
import { recountSeats } from '../src/modules/seats/repo';
import { batches } from '../src/platform/database/schema/courses';
import { enrolments, orders, refunds, waitingList } from '../src/platform/database/schema/payments';
import { addCourse } from './catalogue-fixtures';
import { batchesOf, type Shop } from './order-fixtures';
import { signIn, type TestUser } from './test-app';

type Learner = TestUser & { email: string };

/** What tests of learners who delete their account do and look at. */
export function leavingFixtures(shop: () => Shop) {
  let number = 0;
  async function newLearner(): Promise<Learner> {
    number += 1;
    const email = `leaving-${number}@example.com`;
    return { ...(await signIn(shop(), email, { name: 'Bina Iyer' })), email };
  }
  /** A course with two batches of one seat each. */
  async function offered(over: { feeMinor?: number } = {}) {
    number += 1;
    const courseId = await addCourse(shop().db, {
      trainerId: shop().trainer.trainerId as number,
      name: `Leaving ${number}`,
      starts: [
        { in: 20, seats: 1 },
        { in: 40, seats: 1 },
      ],
      ...over,
    });
    const [batchId, otherId] = (await batchesOf(shop().db, courseId)) as [number, number];
    return { courseId, batchId, otherId };
  }
  const leave = async ({ token }: TestUser) => {
    const answer = await shop().call('DELETE', '/dashboard/DeleteMyAccount', { token });
    if (answer.status !== 200) throw new Error(`not deleted: ${JSON.stringify(answer.body)}`);
  };
  const preview = async ({ token }: TestUser) =>
    (await shop().call('GET', '/dashboard/AccountDeletion', { token })).body.data.results;
  const wait = async ({ token }: TestUser, batchId: number) =>
    (await shop().call('POST', '/waiting-list', { token, body: { batch_id: batchId } })).status;
  const placeOf = async ({ userId }: TestUser, batchId: number) => {
    const rows = await shop().db.select().from(waitingList).where(eq(waitingList.userId, userId));
    return rows.find((row) => row.batchId === batchId)?.status;
  };
  const orderOf = async (id: number) => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0];
  const seatOf = async (orderId: number) =>
    (await shop().db.select().from(enrolments).where(eq(enrolments.orderId, orderId)))[0];
  const refundsOf = async (orderId: number) =>
    shop().db.select().from(refunds).where(sql`payment_id in (select id from payments where order_id = ${orderId})`);
  const takenOf = async (batchId: number) => {
    const [row] = await shop().db.select().from(batches).where(eq(batches.id, batchId));
    if (row?.seatsTaken !== (await recountSeats(shop().db, batchId)))
      throw new Error(`the counter of batch ${batchId} is wrong`);
    return row?.seatsTaken;
  };
  const students = async (courseId: number) => {
    const { body } = await shop().call('GET', `/course-purchase/users/${courseId}`, { token: shop().trainer.token });
    return body.data.results;
  };
  const earned = async (): Promise<number> => (await sumEarnings(shop().db, shop().trainer.trainerId as number)).INR;
  const proof = async () =>
    (await shop().call('POST', '/ledger/check', { token: shop().admin.token })).body.data.results.checks[0];
  /** As if the learner had enrolled earlier. */
  const age = async (orderId: number, days: number): Promise<void> => {
    await shop()
      .db.update(enrolments)
      .set({ enrolledAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(enrolments.orderId, orderId));
  };
  return {
    newLearner,
    offered,
    leave,
    preview,
    wait,
    placeOf,
    orderOf,
    seatOf,
    refundsOf,
    takenOf,
    students,
    earned,
    proof,
    age,
    codeOf: () => `GONE-${number}`,
  };
}
