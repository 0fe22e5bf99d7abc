import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq, inArray } from 'drizzle-orm';
import { preparePayouts } from '../../src/modules/payouts/prepare-service';
import { systemContext } from '../../src/platform/context/context';
import { batchOf } from '../../src/platform/database/batch-of';
import { enquiries } from '../../src/platform/database/schema/activity';
import { batchChanges } from '../../src/platform/database/schema/batch-changes';
import { certificates } from '../../src/platform/database/schema/certificates';
import { meetings } from '../../src/platform/database/schema/classes';
import { coupons } from '../../src/platform/database/schema/coupons';
import { batches, courseContents, courseModules } from '../../src/platform/database/schema/courses';
import { invoices } from '../../src/platform/database/schema/invoices';
import { materials } from '../../src/platform/database/schema/materials';
import { enrolments, orders, paymentConfigs, waitingList } from '../../src/platform/database/schema/payments';
import { payouts } from '../../src/platform/database/schema/payouts';
import { feedback } from '../../src/platform/database/schema/support';
import { trainerDocuments, trainerVerifications } from '../../src/platform/database/schema/trust';
import { accountNumberOf } from '../../src/platform/encryption/purposes';
import { addParts, enrol } from '../authoring-fixtures';
import { addCourse, inDays } from '../catalogue-fixtures';
import { batchesOf } from '../order-fixtures';
import { signIn, type TestApp, type TestUser } from '../test-app';
import type { People } from './people';

/** Texts that only the people of an object may read. */
export const privateTexts = {
  meeting: 'https://zoom.us/j/private-4711',
  material: 'https://video.example.com/private-4712',
  question: 'private-4713',
  document: 'private-4715',
  account: '47140000047140',
} as const;

const dayMs = 86_400_000;

/** The objects of one seller: of a trainer, or of an institute. `teacherId` teaches the batches that have begun. */
export async function addObjects(
  api: TestApp,
  { learner, admin }: People,
  { seller, teacherId, name }: { seller: TestUser; teacherId: number; name: string },
) {
  const { db } = api;
  const trainerId = seller.trainerId as number;
  const course = await addCourse(db, {
    trainerId,
    name,
    feeUsdMinor: 2000,
    starts: [3, 30, 40, { in: 50, seats: 1 }, { in: 60, state: 'closed' }, 70, { in: 80, state: 'cancelled' }],
  });
  const [batch = 0, later = 0, empty = 0, full = 0, closed = 0, classroom = 0, cancelled = 0] = await batchesOf(
    db,
    course,
  );
  await db.update(batches).set({ cancelledAt: new Date(), updatedAt: new Date() }).where(eq(batches.id, cancelled));
  const draft = await addCourse(db, { trainerId, name: `${name} draft`, status: 'draft', publishedAt: null });
  await addParts(db, { id: draft, trainerId });
  const deleted = await addCourse(db, { trainerId, name: `${name} deleted`, deletedAt: new Date() });
  const ids = { userId: learner.userId, courseId: course, trainerId };

  const enrolledAt = new Date(Date.now() - 20 * dayMs);
  const order = await buy(api, learner, { courseId: course, batchId: later });
  const paidOut = await buy(api, learner, { courseId: course, batchId: batch });
  await db.update(orders).set({ paidAt: enrolledAt }).where(eq(orders.id, paidOut.id));
  await enrol(db, { ...ids, batchId: classroom });
  await db
    .update(enrolments)
    .set({ enrolledAt })
    .where(inArray(enrolments.batchId, [batch, classroom]));
  const inTheWay = await signIn(api, `in-the-way-${trainerId}@example.com`);
  await enrol(db, { ...ids, userId: inTheWay.userId, batchId: full });
  await db.insert(waitingList).values({ userId: learner.userId, batchId: full });
  await teachNow(api, [batch, classroom], teacherId);
  await db
    .update(batches)
    .set({ mode: 'Classroom(Offline)', address: '1 Hill Road', updatedAt: new Date() })
    .where(eq(batches.id, classroom));
  const skipped = { day: inDays(41), action: 'skip' as const, toDay: null, toTime: null, reason: 'A holiday' };
  await db
    .update(batches)
    .set({ sessionChanges: [skipped], updatedAt: new Date() })
    .where(eq(batches.id, empty));
  const openOrder = await placeOrder(api, learner, { courseId: course, batchId: empty });

  await db.insert(meetings).values({ batchId: batch, url: privateTexts.meeting, updatedBy: seller.userId });
  await db.insert(paymentConfigs).values({
    trainerId,
    currencies: ['INR', 'USD'],
    payoutKind: 'bank',
    accountName: name,
    accountNumber: api.services.cipher.encrypt(privateTexts.account, accountNumberOf(trainerId)),
    ifsc: 'HDFC0001234',
    refundTermsAcceptedAt: new Date(0),
    updatedAt: new Date(0),
  });
  await preparePayouts(systemContext(api.services, api.settings));
  const one = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
    const [row] = await rows;
    if (!row) throw new Error('an object is missing');
    return row;
  };
  const payout = await one(db.select().from(payouts).where(eq(payouts.trainerId, trainerId)));
  const listed = await api.call('GET', '/payouts', { token: admin.token });
  const enquiry = (over: object) =>
    one(
      db
        .insert(enquiries)
        .values({
          ...ids,
          name: 'Priya Nair',
          email: 'only-the-learner@private.example',
          message: privateTexts.question,
          ...over,
        })
        .returning(),
    );
  const file = `${randomUUID()}.txt`;
  await api.services.materialStorage.write(file, Buffer.from(privateTexts.material));
  const documentFile = `document-${randomUUID()}`;
  await api.services.materialStorage.write(documentFile, Buffer.from(privateTexts.document));
  const materialOf = (over: object) =>
    one(
      db
        .insert(materials)
        .values({ batchId: batch, kind: 'material', title: 'Notes', position: 1, createdBy: seller.userId, ...over })
        .returning(),
    );
  const place = await one(db.select().from(batches).where(eq(batches.id, later)));
  const { dayOfWeek, weekdays, startDate, endDate, startTime, endTime, timeZone } = batchOf(place);
  const schedule = { dayOfWeek, weekdays, startDate, endDate, startTime, endTime, timeZone };
  return {
    trainerId,
    course,
    draft,
    deleted,
    batch,
    later,
    laterDay: place.startDate,
    empty,
    emptyChange: skipped.day,
    full,
    closed,
    cancelled,
    classroom,
    inTheWay: inTheWay.userId,
    sessionDay: dayIn('UTC', new Date(Date.now() - 8 * dayMs)),
    order: order.id,
    openOrder: openOrder.id,
    sandboxOrder: openOrder.checkout.url.split('/').at(-1) as string,
    enrolment: (await one(db.select().from(enrolments).where(eq(enrolments.orderId, order.id)))).id,
    invoice: (await one(db.select().from(invoices).where(eq(invoices.orderId, order.id)))).id,
    payout,
    // As the page of the ledger reads it.
    fingerprint: listed.body.data.results.find(({ id }: { id: number }) => id === payout.id)?.account_fingerprint,
    content: (await one(db.select().from(courseContents).where(eq(courseContents.courseId, draft)))).id,
    contents: (await db.select().from(courseContents).where(eq(courseContents.courseId, draft))).map(({ id }) => id),
    module: (await one(db.select().from(courseModules).where(eq(courseModules.courseId, draft)))).id,
    coupon: (
      await one(
        db
          .insert(coupons)
          .values({ trainerId, code: 'QUARTER', kind: 'percent', percent: 25, scope: 'all' })
          .returning(),
      )
    ).id,
    material: (await materialOf({ link: privateTexts.material })).id,
    materialFile: (await materialOf({ file, fileName: 'notes.txt', fileSize: 10, position: 2 })).id,
    ...(await verificationOf(api, { trainerId, file: documentFile })),
    enquiry: (await enquiry({})).id,
    answered: (await enquiry({ status: 'answered', reply: 'Yes', answeredAt: new Date() })).id,
    review: (
      await one(
        db
          .insert(feedback)
          .values({ ...ids, stars: 4, text: 'Good' })
          .returning(),
      )
    ).id,
    change: (
      await one(
        db
          .insert(batchChanges)
          .values({
            batchId: later,
            before: schedule,
            after: schedule,
            changedBy: seller.userId,
            respondUntil: new Date(Date.now() + 20 * dayMs),
          })
          .returning(),
      )
    ).id,
    certificate: (
      await one(
        db
          .insert(certificates)
          .values({
            ...ids,
            batchId: batch,
            learnerName: 'Priya Nair',
            courseName: name,
            trainerName: 'A trainer',
            startDate: inDays(-60),
            endDate: inDays(-30),
            sessions: 4,
            attended: 4,
            credential: 'a.b.c',
          })
          .returning(),
      )
    ).id,
  };
}

export type Objects = Awaited<ReturnType<typeof addObjects>>;

/** A request for verification that was refused, with one document, and one that waits. */
async function verificationOf({ db }: TestApp, { trainerId, file }: { trainerId: number; file: string }) {
  const refused = { trainerId, state: 'refused' as const, reason: 'It is unreadable', decidedAt: new Date() };
  const [earlier, waiting] = await db
    .insert(trainerVerifications)
    .values([refused, { trainerId, state: 'waiting' }])
    .returning();
  const sent = { kind: 'identity' as const, file, fileName: 'card.pdf', fileSize: 10 };
  const values = { ...sent, verificationId: earlier?.id ?? 0 };
  const [document] = await db.insert(trainerDocuments).values(values).returning();
  return { verification: waiting?.id ?? 0, document: document?.id ?? 0 };
}

/** A session of the batches runs at the moment; they began eight days ago. */
async function teachNow({ db }: TestApp, ids: readonly number[], teacherId: number): Promise<void> {
  const start = new Date(Date.now() - 5 * 60_000);
  const startDate = addDays(dayIn('UTC', start), -8);
  const time = { timezone: 'UTC', dayOfWeek: 3, timeFrom: start.toISOString().slice(11, 16), timeTo: null } as const;
  for (const id of ids) {
    await db
      .update(batches)
      .set({ ...time, startDate, endDate: addDays(startDate, 60), trainerId: teacherId, updatedAt: new Date() })
      .where(eq(batches.id, id));
  }
}

async function placeOrder(api: TestApp, { token }: TestUser, body: { courseId: number; batchId: number }) {
  const answer = await api.call('POST', '/payment/orders', { token, body });
  if (answer.status !== 200) throw new Error(`no order: ${JSON.stringify(answer.body)}`);
  return answer.body.data.results;
}

/** A paid order with its invoice and its entries in the ledger. */
async function buy(api: TestApp, learner: TestUser, body: { courseId: number; batchId: number }) {
  const order = await placeOrder(api, learner, body);
  await api.call('POST', order.checkout.url.slice(api.settings.prefix.length), { body: { outcome: 'succeed' } });
  await api.runJobs();
  return order;
}
