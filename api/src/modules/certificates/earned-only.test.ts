import { randomUUID } from 'node:crypto';
import { unverifiedTrainer } from '@kaksha/domain/certificates';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { addCourse } from '../../../test/catalogue-fixtures';
import { addAttendedBatch, sessionDays } from '../../../test/certificate-fixtures';
import { couponFields } from '../../../test/coupon-fields';
import { batchesOf, buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { pdfText } from '../../../test/pdf-text';
import { systemContext } from '../../platform/context/context';
import { certificates } from '../../platform/database/schema/certificates';
import { attendance } from '../../platform/database/schema/classes';
import { batches } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { payouts } from '../../platform/database/schema/payouts';
import { issueDueCertificates } from './issuing-service';

/** A trainer who wants to give a certificate of the platform to a person who attended nothing. */
let shop: Shop;
const today = dayIn('UTC', new Date());
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const issueDue = () => issueDueCertificates(systemContext(shop.services, shop.settings));
const ofBatch = () => shop.db.select().from(certificates).where(eq(certificates.batchId, shop.batch));
const asTrainer = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
  shop.call(method, path, { token: shop.trainer.token, ...(body !== undefined && { body }) });
const order = (over: object = {}) => {
  const body = { courseId: shop.course, batchId: shop.batch, trainerId: shop.trainer.trainerId, ...over };
  return shop.call('POST', '/payment/orders', { token: shop.learner.token, body });
};
const markPresent = (sessionDay: string, isPresent = true) =>
  asTrainer('PUT', `/classes/${shop.batch}/attendance`, {
    user_id: shop.learner.userId,
    session_day: sessionDay,
    is_present: isPresent,
  });

/** A batch with a class of an hour on each day from `first` to `last`, counted from today. */
async function makeBatch({ first, last, hour = '10' }: { first: number; last: number; hour?: string }) {
  const trainerId = shop.trainer.trainerId as number;
  shop.course = await addCourse(shop.db, { trainerId, name: 'Helm Charts', starts: [20, 25] });
  [shop.batch = 0, shop.laterBatch = 0] = await batchesOf(shop.db, shop.course);
  const times = { timezone: 'UTC', timeFrom: `${hour}:00`, timeTo: `${hour}:59` } as const;
  await setDates({ first, last, ...times });
}

const setDates = ({ first, last, ...times }: { first: number; last: number } & Partial<typeof batches.$inferInsert>) =>
  shop.db
    .update(batches)
    .set({ ...times, startDate: addDays(today, first), endDate: addDays(today, last) })
    .where(eq(batches.id, shop.batch));

describe('a batch whose last class is over', () => {
  test('is sold to no learner, also with a coupon that makes it free', async () => {
    await makeBatch({ first: -5, last: -2 });
    const coupon = { ...couponFields, code: 'NEARLYFREE', percent: 100 };
    expect((await asTrainer('POST', '/coupons', coupon)).status).toBe(201);
    expect(await order()).toMatchObject({ status: 409, body: { code: 'BATCH_ENDED' } });
    expect(await order({ coupon: 'NEARLYFREE' })).toMatchObject({ status: 409, body: { code: 'BATCH_ENDED' } });
    await shop.db.update(batches).set({ endDate: null }).where(eq(batches.id, shop.batch));
    await setDates({ first: -5, last: -1, state: 'open' });
    expect(await order({ coupon: 'NEARLYFREE' })).toMatchObject({ status: 409, body: { code: 'BATCH_ENDED' } });
  });

  test('takes no learner of another batch', async () => {
    await makeBatch({ first: -5, last: -2 });
    const seat = await buy(shop, shop.learner, { batchId: shop.laterBatch });
    const path = `/enrollments/${seat.enrollment_id}/batch`;
    const moved = await shop.call('POST', path, { token: shop.learner.token, body: { batch_id: shop.batch } });
    expect(moved).toMatchObject({ status: 409, body: { code: 'BATCH_ENDED' } });
  });
});

describe('a class that was over before the learner enrolled', () => {
  test('cannot be marked as attended by hand, and the list of the batch says so', async () => {
    await makeBatch({ first: -3, last: 5, hour: '00' });
    await buy(shop, shop.learner);
    for (const day of [-3, -2, -1]) {
      const answer = await markPresent(addDays(today, day));
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { session_day: 'This learner enrolled after that class' } },
      });
    }
    expect((await markPresent(addDays(today, -1), false)).status).toBe(200);
    const { learners } = (await asTrainer('GET', `/classes/${shop.batch}/attendance`)).body.data.results;
    const before = [-3, -2, -1].map((day) => addDays(today, day));
    expect(learners[0].too_early.slice(0, 3)).toEqual(before);
    await shop.db
      .update(enrolments)
      .set({ enrolledAt: new Date(`${addDays(today, -1)}T00:00:00Z`) })
      .where(eq(enrolments.batchId, shop.batch));
    expect((await markPresent(addDays(today, -2))).status).toBe(400);
    expect((await markPresent(addDays(today, -1))).status).toBe(200);
  });

  test('cannot be attended by a learner who moved into the batch afterwards', async () => {
    await makeBatch({ first: -3, last: 30, hour: '00' });
    const seat = await buy(shop, shop.learner, { batchId: shop.laterBatch });
    await shop.db
      .update(enrolments)
      .set({ enrolledAt: new Date(`${addDays(today, -9)}T00:00:00Z`) })
      .where(eq(enrolments.batchId, shop.laterBatch));
    const path = `/enrollments/${seat.enrollment_id}/batch`;
    const moved = await shop.call('POST', path, { token: shop.learner.token, body: { batch_id: shop.batch } });
    expect(moved.status).toBe(200);
    expect((await markPresent(addDays(today, -1))).status).toBe(400);
  });

  test('takes no check-in that a device sends late', async () => {
    await makeBatch({ first: -3, last: 5, hour: '00' });
    await shop.db.update(batches).set({ mode: 'Classroom(Offline)' }).where(eq(batches.id, shop.batch));
    await buy(shop, shop.learner);
    const late = {
      id: randomUUID(),
      session_day: addDays(today, -1),
      at: `${addDays(today, -1)}T00:10:00Z`,
      user_id: shop.learner.userId,
    };
    const { body } = await asTrainer('POST', `/classes/${shop.batch}/check-ins`, { check_ins: [late] });
    expect(body).toMatchObject({ data: { results: [{ result: 'no-seat' }] } });
    expect(await shop.db.$count(attendance, eq(attendance.batchId, shop.batch))).toBe(0);
  });
});

describe('the hours of the settings', () => {
  test('are needed for a certificate, and the trainer reads how many', async () => {
    await addAttendedBatch(shop, { attended: 4 });
    await shop.db.update(batches).set({ timeTo: '10:10' }).where(eq(batches.id, shop.batch));
    await issueDue();
    expect(await ofBatch()).toEqual([]);
    const { body } = await asTrainer('GET', `/classes/${shop.batch}/certificates`);
    expect(body.data.results).toMatchObject({ least_hours: 1, learners: [{ attended: 4, attended_minutes: 40 }] });
    await shop.db.update(batches).set({ timeTo: '10:15' }).where(eq(batches.id, shop.batch));
    await markPresent(sessionDays[0] ?? '');
    expect(await ofBatch()).toMatchObject([{ attended: 4, attendedMinutes: 60 }]);
  });
});

describe('a certificate of a trainer', () => {
  const readAll = async () => {
    const [row] = await ofBatch();
    const id = row?.id ?? '';
    const [page, credential] = await Promise.all(
      ['', '/credential'].map((part) => shop.call('GET', `/certificates/${id}${part}`)),
    );
    const pdf = await shop.app.inject({ url: `${shop.settings.prefix}/certificates/${id}/file` });
    return {
      page: page?.body.data.results,
      claims: JSON.stringify(decodeJwt(credential?.body).credentialSubject),
      text: await pdfText(pdf.rawPayload),
    };
  };

  test('whom the platform never paid says so on the page, in the file and in the credential', async () => {
    await addAttendedBatch(shop, { attended: 4 });
    await issueDue();
    const { page, claims, text } = await readAll();
    expect(page).toMatchObject({ trainer_verified: false, attended_minutes: 240, is_genuine: true });
    expect(claims).toContain(unverifiedTrainer());
    expect(claims).toContain('4 of 4 live sessions (4 hours)');
    expect(text).toContain(unverifiedTrainer());
  });

  test('to whom a payout was paid does not', async () => {
    await shop.db.insert(payouts).values({
      trainerId: shop.trainer.trainerId as number,
      currency: 'INR',
      state: 'paid',
      cutoff: new Date(),
      amountMinor: 100,
      method: 'manual',
      account: '••1234',
      approvedAt: new Date(),
      closedAt: new Date(),
      paymentReference: 'UTR1',
    });
    await addAttendedBatch(shop, { attended: 4 });
    await issueDue();
    const { page, claims, text } = await readAll();
    expect(page).toMatchObject({ trainer_verified: true, is_genuine: true });
    expect(claims + text).not.toContain(unverifiedTrainer());
  });
});

test('the list of revoked certificates says until when it holds', async () => {
  const { body } = await shop.call('GET', '/certificate-status/0');
  const { validFrom, validUntil, exp } = decodeJwt<{ validFrom: string; validUntil: string }>(body);
  expect(Date.parse(validUntil) - Date.parse(validFrom)).toBe(24 * 3_600_000);
  expect(exp).toBe(Math.floor(Date.parse(validUntil) / 1000));
});
