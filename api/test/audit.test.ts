import { randomUUID } from 'node:crypto';
import { dayMs } from '@kaksha/domain/time-units';
import { desc, eq } from 'drizzle-orm';
import { blogComments, blogPosts } from '../src/platform/database/schema/blog';
import { courseContents, courseModules } from '../src/platform/database/schema/courses';
import { mailSuppressions } from '../src/platform/database/schema/mail-delivery';
import { users } from '../src/platform/database/schema/people';
import { auditLog } from '../src/platform/database/schema/platform';
import { legalTexts } from '../src/platform/database/schema/site-settings';
import { feedback } from '../src/platform/database/schema/support';
import { trainerVerifications } from '../src/platform/database/schema/trust';
import { releaseWebhooks } from '../src/platform/database/schema/webhooks';
import { addCourse, inDays } from './catalogue-fixtures';
import { batchesOf, buy, makeShop, type Shop } from './order-fixtures';
import { signIn, type TestUser } from './test-app';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

/** Calls with which users remove their own private data. */
const personal = [
  'deleteSearch',
  'deleteCalendarFeed',
  'removeCourseAction',
  'endSession',
  'endOtherSessions',
  'removePasskey',
  'removeTotp',
  'leaveWaitingList',
];

const idOf = async (rows: Promise<{ id: number }[]>) => (await rows)[0]?.id as number;
const contentOf = (type: 'Covering Tools' | 'Offered Job Role') =>
  idOf(shop.db.insert(courseContents).values({ courseId: shop.course, type, text: 'a' }).returning());
const moduleAt = (position: number) =>
  idOf(
    shop.db.insert(courseModules).values({ courseId: shop.course, position, name: 'Pods', topics: 'a' }).returning(),
  );
const courseOf = () => addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name: 'Helm' });
const postOf = (slug: string) =>
  idOf(shop.db.insert(blogPosts).values({ title: slug, slug, content: '', authorId: shop.admin.userId }).returning());

interface Deletion {
  path: string;
  person: TestUser;
  action: string;
  entityId: number;
}

/** One deletable resource of each kind, and a user who may delete it. */
const deletions: Record<string, () => Promise<Deletion>> = {
  async deleteModule() {
    const id = await moduleAt(1);
    return { path: `/courseCurriculum/curriculum/${id}`, person: shop.trainer, action: 'module.delete', entityId: id };
  },
  async deleteContent() {
    const id = await contentOf('Covering Tools');
    return {
      path: `/course-content/deleteContent/${id}`,
      person: shop.trainer,
      action: 'content.delete',
      entityId: id,
    };
  },
  async deleteBatch() {
    const id = shop.laterBatch;
    return { path: `/timings/DeleteTimings/${id}`, person: shop.trainer, action: 'batch.delete', entityId: id };
  },
  async restoreSession() {
    const trainerId = shop.trainer.trainerId as number;
    const course = await addCourse(shop.db, { trainerId, name: 'Ansible', starts: [{ in: 30, dayOfWeek: 3 }] });
    const [id] = (await batchesOf(shop.db, course)) as [number];
    const day = inDays(30);
    const body = { date: day, action: 'skip', reason: 'A public holiday' };
    await shop.call('POST', `/timings/${id}/sessions`, { token: shop.trainer.token, body });
    const path = `/timings/${id}/sessions/${day}`;
    return { path, person: shop.trainer, action: 'batch.change-sessions', entityId: id };
  },
  async giveBackSeat() {
    const trainerId = shop.trainer.trainerId as number;
    const courseId = await addCourse(shop.db, { trainerId, name: 'Git', feeMinor: 0, starts: [30] });
    const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
    const { id, enrollment_id } = await buy(shop, shop.learner, { courseId, batchId });
    return {
      path: `/enrollments/${enrollment_id}`,
      person: shop.learner,
      action: 'order.give-back',
      entityId: id,
    };
  },
  async removeMaterial() {
    const body = { kind: 'material', title: 'Slides', link: 'https://slides.example.com' };
    const { token } = shop.trainer;
    const added = await shop.call('POST', `/classes/${shop.batch}/materials`, { token, body });
    const { id } = added.body.data.results;
    const path = `/classes/${shop.batch}/materials/${id}`;
    return { path, person: shop.trainer, action: 'material.delete', entityId: id };
  },
  async removeStaff() {
    const person = await signIn(shop, 'academy@example.com', { registerAs: 'institute', name: 'Deccan Academy' });
    const body = { email: 'manager@example.com', role: 'manager' };
    const { body: invited } = await shop.call('POST', '/staff', { token: person.token, body });
    const { id } = invited.data.results;
    return { path: `/staff/${id}`, person, action: 'staff.remove', entityId: id };
  },
  async deleteCourse() {
    const id = await courseOf();
    const path = `/patrons-registration/DeleteCourseDetails/${id}`;
    return { path, person: shop.trainer, action: 'course.delete', entityId: id };
  },
  async deleteCourseById() {
    const id = await courseOf();
    return { path: `/courses/${id}`, person: shop.trainer, action: 'course.delete', entityId: id };
  },
  async deletePost() {
    const id = await postOf('gone');
    return { path: `/blogs/${id}`, person: shop.admin, action: 'post.delete', entityId: id };
  },
  async deleteComment() {
    const postId = await postOf('discussed');
    const values = { postId, userId: shop.learner.userId, comment: 'Mine' };
    const id = await idOf(shop.db.insert(blogComments).values(values).returning());
    return { path: `/blogs/${postId}/comments/${id}`, person: shop.learner, action: 'comment.delete', entityId: id };
  },
  async deleteFeedback() {
    const { learner, course, trainer } = shop;
    const trainerId = trainer.trainerId as number;
    const values = { trainerId, courseId: course, userId: learner.userId, stars: 4, text: 'Good' };
    const id = await idOf(shop.db.insert(feedback).values(values).returning());
    return {
      path: `/api/feedback/${id}`,
      person: learner,
      action: 'feedback.delete',
      entityId: id,
    };
  },
  async unblockUser() {
    const { userId: id } = await signIn(shop, 'blocked@example.com');
    await shop.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id));
    return { path: `/admin/users/${id}/block`, person: shop.admin, action: 'user.unblock', entityId: id };
  },
  async endUserSessions() {
    const { userId: id } = await signIn(shop, 'signed-out@example.com');
    return { path: `/admin/users/${id}/sessions`, person: shop.admin, action: 'user.sign-out', entityId: id };
  },
  async forgetDeadAddress() {
    const email = 'bounced@example.com';
    const { userId: id } = await signIn(shop, email);
    await shop.db
      .insert(mailSuppressions)
      .values({ email, kind: 'bounce', detail: 'No such user', provider: 'generic' });
    return {
      path: `/admin/users/${id}/mail/dead-address`,
      person: shop.admin,
      action: 'user.mail-again',
      entityId: id,
    };
  },
  async removeLegalText() {
    const values = { document: 'terms' as const, number: 2, text: '## A', mustAccept: true };
    const id = await idOf(
      shop.db
        .insert(legalTexts)
        .values({ ...values, effectiveFrom: new Date(Date.now() + 3 * dayMs) })
        .returning(),
    );
    return { path: '/admin/legal/terms', person: shop.admin, action: 'legal.withdraw', entityId: id };
  },
  async deleteWebhook() {
    const id = randomUUID();
    const address = 'https://hooks.example.com/';
    await shop.db.insert(releaseWebhooks).values({ id, address, secret: 'whsec_', events: ['release.alarm'] });
    return { path: `/admin/webhooks/${id}`, person: shop.admin, action: 'webhook.remove', entityId: 0 };
  },
  async withdrawVerification() {
    const person = await signIn(shop, 'waits@example.com', { registerAs: 'individual', name: 'Waits Long' });
    const trainerId = person.trainerId as number;
    const id = await idOf(shop.db.insert(trainerVerifications).values({ trainerId }).returning());
    return { path: '/trainer-verification', person, action: 'verification.withdraw', entityId: id };
  },
  async deleteMyAccount() {
    const person = await signIn(shop, 'leaving@example.com');
    return { path: '/dashboard/DeleteMyAccount', person, action: 'account.delete', entityId: person.userId };
  },
};

test('every DELETE operation is audited or removes private data of the caller', () => {
  const calls = shop.contract.operations.filter(({ method }) => method === 'DELETE');
  const known = [...Object.keys(deletions), ...personal];
  expect(calls.map(({ operationId }) => operationId).filter((id) => !known.includes(id))).toEqual([]);
});

const lastNote = async () => (await shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

test.each(Object.keys(deletions))('%s writes one audit row with its actor, and none when refused', async (name) => {
  const { path, person, action, entityId } = await (deletions[name] as () => Promise<Deletion>)();
  const count = () => shop.db.$count(auditLog);
  const before = await count();
  // Another user finds no account, enrolment or member of the staff to delete, so a visitor tries.
  const token = ['deleteMyAccount', 'giveBackSeat', 'removeStaff'].includes(name) ? undefined : shop.stranger.token;
  const stranger = await shop.call('DELETE', path, { token });
  expect([401, 403]).toContain(stranger.status);
  expect(await count()).toBe(before);
  const answers = await Promise.all([1, 2].map(() => shop.call('DELETE', path, { token: person.token })));
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(await count()).toBe(before + 1);
  expect(await lastNote()).toMatchObject({ action, entityId, actorId: person.userId, requestId: expect.any(String) });
});

test('a deletion by an administrator is recorded as moderation', async () => {
  const id = await contentOf('Offered Job Role');
  await shop.call('DELETE', `/course-content/deleteContent/${id}`, { token: shop.admin.token });
  expect(await lastNote()).toMatchObject({
    action: 'content.delete',
    actorId: shop.admin.userId,
    detail: { courseId: shop.course, trainerId: shop.trainer.trainerId, moderated: true, type: 'Offered Job Role' },
  });
});

test('deleting a batch with learners deactivates it, and the audit row records the deactivation', async () => {
  await buy(shop, shop.learner);
  await shop.call('DELETE', `/timings/DeleteTimings/${shop.batch}`, { token: shop.trainer.token });
  expect(await lastNote()).toMatchObject({ action: 'batch.delete', entityId: shop.batch, detail: { kept: true } });
});
