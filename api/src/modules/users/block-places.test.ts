import { addReview } from '../../../test/catalogue-fixtures';
import { addAttendedBatch } from '../../../test/certificate-fixtures';
import { buy, joinStaff, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { ageAccounts, approve, openPayouts, preparedPayouts, sell, typeAccount } from '../../../test/payout-fixtures';
import { signIn } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { staff } from '../../platform/database/schema/staff';
import { feedback } from '../../platform/database/schema/support';
import { issueDueCertificates } from '../certificates/issuing-service';

let shop: Shop;
beforeEach(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterEach(() => shop.close());

const block = (id: number) =>
  shop.call('POST', `/admin/users/${id}/block`, { body: { reason: 'Insults' }, token: shop.admin.token });
const unblock = (id: number) => shop.call('DELETE', `/admin/users/${id}/block`, { token: shop.admin.token });
const trainerId = () => shop.trainer.trainerId as number;

async function reviews() {
  const list = (await shop.call('GET', `/api/feedback/courses/${shop.course}`)).body.data;
  const course = (await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`)).body.data;
  return { texts: list.results.map((review: { comment: string }) => review.comment), rating: JSON.stringify(course) };
}

test('reviews of a blocked learner are hidden and do not count, until the block ends', async () => {
  const subject = { trainerId: trainerId(), courseId: shop.course };
  await addReview(shop.db, { ...subject, userId: shop.learner.userId, stars: 1, text: 'A fraud' });
  await addReview(shop.db, { ...subject, userId: shop.stranger.userId, stars: 5, text: 'Clear and patient' });
  const ratings = async () => (await shop.call('GET', `/dashboard/GetAllTrainers`)).body.data.results[0];
  const before = await ratings();
  expect((await reviews()).texts.sort()).toEqual(['A fraud', 'Clear and patient']);
  await block(shop.learner.userId);
  expect((await reviews()).texts).toEqual(['Clear and patient']);
  expect((await reviews()).rating).not.toContain('A fraud');
  expect(await ratings()).toMatchObject({ rating: { average: 5, count: 1 } });
  await unblock(shop.learner.userId);
  expect((await reviews()).texts).toHaveLength(2);
  expect(await ratings()).toEqual(before);
});

test('a review that a moderator hid stays hidden after a block of its author', async () => {
  const review = { trainerId: trainerId(), courseId: shop.course, userId: shop.learner.userId, stars: 1, text: 'Bad' };
  await addReview(shop.db, review);
  await shop.db.update(feedback).set({ hiddenAt: new Date() });
  await block(shop.learner.userId);
  await unblock(shop.learner.userId);
  expect((await reviews()).texts).toEqual([]);
});

test('answers of a blocked trainer to reviews are hidden, and the reviews stay', async () => {
  const review = { trainerId: trainerId(), courseId: shop.course, userId: shop.learner.userId, stars: 2, text: 'Slow' };
  await addReview(shop.db, review);
  await shop.db.update(feedback).set({ answer: 'Then learn faster', answeredAt: new Date() });
  const answers = async () =>
    JSON.stringify((await shop.call('GET', `/api/feedback/courses/${shop.course}`)).body.data.results);
  expect(await answers()).toContain('Then learn faster');
  await block(shop.trainer.userId);
  expect(await answers()).toContain('Slow');
  expect(await answers()).not.toContain('Then learn faster');
  expect((await shop.call('GET', `/api/feedback/${trainerId()}`)).status).toBe(404);
});

test('who bought a course of a blocked trainer keeps the seat and the refund, and reads that it is paused', async () => {
  const order = await buy(shop, shop.learner);
  const { token, userId } = shop.learner;
  const seats = async () =>
    (await shop.call('GET', `/course-purchase/purchased/${userId}`, { token })).body.data.results;
  expect(await seats()).toMatchObject([{ enrollment_status: 'Active', is_paused: false }]);
  await block(shop.trainer.userId);
  expect(await seats()).toMatchObject([{ enrollment_status: 'Active', is_paused: true }]);
  const offer = await shop.call('GET', `/payment/${order.id}/refund`, { token });
  expect(offer.body.data.results).toMatchObject({ eligible: true });
  await unblock(shop.trainer.userId);
  expect(await seats()).toMatchObject([{ is_paused: false }]);
});

test('a certificate stays valid while its trainer and its learner are blocked', async () => {
  await addAttendedBatch(shop, { attended: 4 });
  await issueDueCertificates(systemContext(shop.services, shop.settings));
  const { token } = shop.learner;
  const [own] = (await shop.call('GET', '/certificates', { token })).body.data.results;
  const page = async () => (await shop.call('GET', `/certificates/${own.id}`)).body.data.results;
  const valid = await page();
  await block(shop.trainer.userId);
  await block(shop.learner.userId);
  expect(await page()).toEqual(valid);
});

test('no payout of a blocked trainer is approved; after the block it is', async () => {
  await typeAccount(shop, 'asha@okbank');
  await ageAccounts(shop, 200);
  await sell(shop, 40);
  await preparedPayouts(shop);
  const [payout] = await openPayouts(shop);
  await block(shop.trainer.userId);
  expect((await approve(shop, payout)).body).toMatchObject({
    code: 'PAYOUT_STATE',
    error: expect.stringContaining('is blocked'),
  });
  await unblock(shop.trainer.userId);
  expect((await approve(shop, payout)).status).toBe(200);
});

test('an invitation of a blocked institute cannot be accepted; after the block it can', async () => {
  await joinStaff(shop, { userId: shop.stranger.userId, email: 'stranger@example.com' });
  await shop.db.update(staff).set({ userId: null, acceptedAt: null });
  const [{ id = 0 } = {}] = await shop.db.select({ id: staff.id }).from(staff);
  await block(shop.trainer.userId);
  const accept = () => shop.call('POST', `/staff/invitations/${id}/accept`, { token: shop.stranger.token });
  expect((await accept()).body).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  await unblock(shop.trainer.userId);
  expect((await accept()).status).toBe(200);
});

test('a blocked person gets mails about the account and money only', async () => {
  const reader = await signIn(shop, 'reader@example.com', { name: 'Meera Iyer' });
  await buy(shop, reader);
  await block(reader.userId);
  const message = { message: 'We start at 7' };
  await shop.call('POST', `/classes/${shop.batch}/messages`, { body: message, token: shop.trainer.token });
  await shop.runJobs();
  const subjects = (await mailsTo(shop, 'reader@example.com')).map(({ subject }) => subject);
  expect(subjects[0]).toBe('Your Kaksha account is blocked');
});

test('messages of a trainer that wait in the queue are not mailed after a block', async () => {
  const reader = await signIn(shop, 'reader@example.com', { name: 'Meera Iyer' });
  await buy(shop, reader);
  const before = (await mailsTo(shop, 'reader@example.com')).length;
  const sent = await shop.call('POST', `/classes/${shop.batch}/messages`, {
    body: { message: 'Pay me in cash' },
    token: shop.trainer.token,
  });
  expect(sent.status).toBe(200);
  await block(shop.trainer.userId);
  await shop.runJobs();
  expect(await mailsTo(shop, 'reader@example.com')).toHaveLength(before);
});
