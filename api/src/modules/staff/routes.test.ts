import { and, eq } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { batches } from '../../platform/database/schema/courses';
import { orders } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';
import { auditLog } from '../../platform/database/schema/platform';

let shop: Shop;
let institute: TestUser;
let teacher: TestUser;
let manager: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  institute = await signIn(shop, 'academy@example.com', { registerAs: 'institute', name: 'Deccan Academy' });
  teacher = await signIn(shop, 'teacher@example.com', { name: 'Tara Joshi' });
  manager = await signIn(shop, 'manager@example.com', { name: 'Manav Shah' });
  shop.course = await addCourse(shop.db, {
    trainerId: institute.trainerId as number,
    name: 'Helm',
    feeUsdMinor: 2000,
    starts: [20, 30],
  });
  [shop.batch = 0, shop.laterBatch = 0] = await batchesOf(shop.db, shop.course);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.app.anonymousCache.clear());

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, who?: TestUser, body?: unknown) =>
  shop.call(method, path, { token: who?.token, ...(body !== undefined && { body }) });
const invite = (who: TestUser | undefined, email: string, role = 'trainer') =>
  call('POST', '/staff', who, { email, role });
const invitationsOf = async (who: TestUser) => (await call('GET', '/staff/invitations', who)).body.data.results;
const accept = async (who: TestUser) => {
  const [{ id }] = await invitationsOf(who);
  return call('POST', `/staff/invitations/${id}/accept`, who);
};
const setTrainer = (who: TestUser, trainerId: number | null) =>
  call('PUT', `/timings/${shop.laterBatch}`, who, { trainerId });
const profileOf = async (who: TestUser) =>
  (await shop.db.select().from(trainers).where(eq(trainers.userId, who.userId)))[0];

describe('inviting', () => {
  test('is for owners of institutes, with an e-mail address', async () => {
    expect((await invite(undefined, 'a@example.com')).status).toBe(401);
    expect((await invite(shop.learner, 'a@example.com')).status).toBe(403);
    expect((await invite(shop.trainer, 'a@example.com')).status).toBe(403);
    expect((await call('GET', '/staff', shop.trainer)).status).toBe(403);
    expect(await invite(institute, 'no address')).toMatchObject({
      status: 400,
      body: { fields: { email: /e-?mail/i } },
    });
    expect((await invite(institute, 'a@example.com', 'king')).status).toBe(400);
    expect(await invite(institute, 'Academy@example.com')).toMatchObject({ body: { code: 'STAFF_EXISTS' } });
  });

  test('sends a mail, and only the invited address can accept, once', async () => {
    expect((await invite(institute, 'Teacher@example.com')).status).toBe(201);
    expect(await invite(institute, 'teacher@example.com')).toMatchObject({
      status: 409,
      body: { code: 'STAFF_EXISTS' },
    });
    await shop.runJobs();
    const mails = await mailsTo(shop, 'teacher@example.com');
    expect(mails[0]?.subject).toBe('An institute invites you on Kaksha');
    const [{ id, role }] = await invitationsOf(teacher);
    expect(role).toBe('trainer');
    expect((await call('POST', `/staff/invitations/${id}/accept`, shop.stranger)).status).toBe(404);
    // The public profile of a trainer shows a name that the trainer entered.
    const setDerived = (hasDerivedName: boolean) =>
      shop.db.update(users).set({ hasDerivedName }).where(eq(users.id, teacher.userId));
    await setDerived(true);
    expect(await accept(teacher)).toMatchObject({ status: 400, body: { code: 'NAME_NEEDED' } });
    await setDerived(false);
    expect((await accept(teacher)).status).toBe(200);
    expect(await invitationsOf(teacher)).toEqual([]);
    expect((await call('POST', `/staff/invitations/${id}/accept`, teacher)).status).toBe(404);
    const { body } = await call('GET', '/staff', institute);
    const profile = await profileOf(teacher);
    expect(body.data.results).toMatchObject([{ name: 'Tara Joshi', role: 'trainer', trainer_id: profile?.id }]);
    const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(audits.filter(({ entity }) => entity === 'staff').map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.accept',
    ]);
  });

  test('an invitation can be declined and withdrawn', async () => {
    await invite(institute, 'stranger@example.com');
    const [{ id }] = await invitationsOf(shop.stranger);
    expect((await call('POST', `/staff/invitations/${id}/decline`, shop.stranger)).status).toBe(200);
    const again = (await invite(institute, 'stranger@example.com')).body.data.results.id;
    expect((await call('DELETE', `/staff/${again}`, shop.learner)).status).toBe(404);
    expect((await call('DELETE', `/staff/${again}`, institute)).status).toBe(200);
    expect(await invitationsOf(shop.stranger)).toEqual([]);
  });
});

describe("an institute's second trainer", () => {
  test('can be chosen for a batch; trainers of others cannot', async () => {
    expect((await setTrainer(institute, shop.trainer.trainerId)).status).toBe(403);
    expect((await setTrainer(institute, (await profileOf(teacher))?.id ?? 0)).status).toBe(200);
  });

  test('is named at the batch on the public course, also after a change of name', async () => {
    const namesOf = async () => {
      const { body } = await call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`);
      return body.data.results.timings.map((timing: { trainer_name: string }) => timing.trainer_name);
    };
    const onCard = async () => {
      const { body } = await call('GET', '/patrons-registration/GetAllCourses');
      const card = body.data.results.find(({ id }: { id: number }) => id === shop.course);
      return card.batches.map((batch: { trainer_name: string }) => batch.trainer_name);
    };
    expect(await namesOf()).toEqual(['Deccan Academy', 'Tara Joshi']);
    expect(await onCard()).toEqual(['Deccan Academy', 'Tara Joshi']);
    await shop.db.update(trainers).set({ name: 'Tara J.' }).where(eq(trainers.userId, teacher.userId));
    shop.app.anonymousCache.clear();
    expect(await onCard()).toEqual(['Deccan Academy', 'Tara J.']);
  });

  test('sees the batch with its learners and questions, and nothing else of the course', async () => {
    await buy(shop, shop.learner, { trainerId: institute.trainerId });
    const sold = await buy(shop, shop.stranger, { batchId: shop.laterBatch, trainerId: institute.trainerId });
    const question = { courseId: shop.course, batchId: shop.laterBatch, message: 'In Hindi?' };
    await call('POST', '/course-requests', shop.stranger, question);
    await call('POST', '/course-requests', shop.learner, { ...question, batchId: shop.batch });
    const profile = await profileOf(teacher);
    const teaching = await call(
      'GET',
      `/patrons-registration/GetCourseDetailsByTrainerId/${profile?.id}?course_status=teaching`,
      teacher,
    );
    expect(teaching.body.data.results).toMatchObject([{ id: shop.course, timings: [{ id: shop.laterBatch }] }]);
    const learners = await call('GET', `/course-purchase/users/${shop.course}`, teacher);
    expect(learners.body.data.results).toMatchObject([{ user_id: shop.stranger.userId }]);
    const others = await call('GET', `/course-purchase/users/${shop.course}?batch_id=${shop.batch}`, teacher);
    expect(others.body.data.results).toEqual([]);
    const activity = await call('GET', `/course-actions/activity/${shop.course}`, teacher);
    expect(activity.body.data).toMatchObject({ results: [], course: { id: shop.course } });
    const questions = await call('GET', '/course-requests/received', teacher);
    expect(questions.body.data.results).toMatchObject([{ batch_id: shop.laterBatch }]);
    const answer = await call('PATCH', `/course-requests/${questions.body.data.results[0].id}`, teacher, {
      reply: 'Yes.',
    });
    expect(answer.status).toBe(200);
    // The institute sells the course.
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, sold.id));
    expect(order?.trainerId).toBe(institute.trainerId);
  });

  test('may not change the course, its batches or the staff', async () => {
    const change = { course_name: 'Mine' };
    expect(
      (await call('PATCH', `/patrons-registration/UpdateCourseDetails/${shop.course}`, teacher, change)).status,
    ).toBe(403);
    expect((await call('POST', `/timings/${shop.laterBatch}/cancel`, teacher, { confirmed: true })).status).toBe(403);
    expect((await call('GET', '/staff', teacher)).status).toBe(403);
    const { trainerId } = shop.trainer;
    const foreign = await addCourse(shop.db, { trainerId: trainerId as number, name: 'Other', starts: [9] });
    expect((await call('GET', `/course-purchase/users/${foreign}`, teacher)).status).toBe(403);
  });

  test('loses the batches that are not over when removed', async () => {
    const [member] = (await call('GET', '/staff', institute)).body.data.results;
    expect((await call('DELETE', `/staff/${member.id}`, institute)).status).toBe(200);
    const own = and(eq(batches.id, shop.laterBatch), eq(batches.trainerId, institute.trainerId as number));
    expect(await shop.db.$count(batches, own)).toBe(1);
    expect((await call('GET', `/course-purchase/users/${shop.course}`, teacher)).status).toBe(403);
  });
});

describe('a manager', () => {
  test('acts for the institute, but not on payouts, public profile and staff', async () => {
    await invite(institute, 'manager@example.com', 'manager');
    expect((await accept(manager)).status).toBe(200);
    const { body } = await call('GET', `/auth/user?id=${manager.userId}`, manager);
    expect(body.data.results).toMatchObject({ trainer_id: institute.trainerId, institute_role: 'manager' });
    const rename = await call('PATCH', `/patrons-registration/UpdateCourseDetails/${shop.course}`, manager, {
      course_name: 'Helm in depth',
    });
    expect(rename.status).toBe(200);
    expect((await call('GET', `/course-purchase/users/${shop.course}`, manager)).body.data.results).toHaveLength(2);
    expect((await call('GET', '/staff', manager)).status).toBe(200);
    expect((await invite(manager, 'b@example.com')).status).toBe(403);
    expect((await call('PATCH', '/patrons-registration/AddBasicDetails', manager, { headline: 'Mine' })).status).toBe(
      403,
    );
  });

  test('cannot be an account that is a trainer already', async () => {
    await invite(institute, 'trainer@example.com', 'manager');
    expect(await accept(shop.trainer)).toMatchObject({ status: 409, body: { code: 'TRAINER_ACCOUNT' } });
  });

  test('leaves with the account, and the institute stays', async () => {
    expect((await call('DELETE', '/dashboard/DeleteMyAccount', manager)).status).toBe(200);
    expect((await call('GET', '/staff', institute)).body.data.results).toMatchObject([
      { email: 'trainer@example.com' },
    ]);
    expect((await call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`)).status).toBe(200);
  });
});
