import { eq } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { batchesOf, buy, joinStaff, mailsTo, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { batches } from '../../../platform/database/schema/courses';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

async function seated(name: string, feeMinor: number) {
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name,
    feeMinor,
    starts: [20, 40],
  });
  const [batchId = 0, other = 0] = await batchesOf(shop.db, courseId);
  const { enrollment_id: id } = await buy(shop, shop.learner, { courseId, batchId });
  return { courseId, id, other };
}
const trainersMails = async (to = 'trainer@example.com') => (await mailsTo(shop, to)).map(({ subject }) => subject);
async function notices({ token }: TestUser = shop.trainer): Promise<{ title: string; link: string }[]> {
  const { body } = await shop.call('GET', '/notifications', { token });
  return body.data.results;
}
const titles = async (person?: TestUser) => (await notices(person)).map(({ title }) => title);

test('the trainer is notified in the app and by mail that a learner changed the batch', async () => {
  const { id, other } = await seated('Moving', 100_000);
  await shop.call('POST', `/enrollments/${id}/batch`, { token: shop.learner.token, body: { batch_id: other } });
  await shop.runJobs();
  expect(await trainersMails()).toContain('Priya Nair changed the batch of Moving');
  expect(await titles()).toContain('Priya Nair changed the batch of Moving');
});

test('the trainer is notified that a learner gave a free seat back, which the list does not call refunded', async () => {
  const { id, courseId } = await seated('Giving', 0);
  await shop.call('DELETE', `/enrollments/${id}`, { token: shop.learner.token });
  await shop.runJobs();
  expect(await trainersMails()).toContain('Priya Nair gave back a seat in Giving');
  expect(await titles()).toContain('Priya Nair gave back the seat in Giving');
  const { body } = await shop.call('GET', `/course-purchase/users/${courseId}`, { token: shop.trainer.token });
  expect(body.data.results).toMatchObject([{ batches: [{ state: 'Left' }] }]);
});

test('the trainer of the batch is notified like the trainer of the course', async () => {
  const teacher = await signIn(shop, 'teacher@example.com', { registerAs: 'individual', name: 'Tara Joshi' });
  await joinStaff(shop, { ...teacher, email: 'teacher@example.com' });
  const courseId = await addCourse(shop.db, {
    trainerId: Number(shop.trainer.trainerId),
    name: 'Sharing',
    feeMinor: 100_000,
    starts: [20, 40],
  });
  const [batchId = 0, other = 0] = await batchesOf(shop.db, courseId);
  await shop.db
    .update(batches)
    .set({ trainerId: teacher.trainerId ?? 0 })
    .where(eq(batches.id, batchId));
  const { enrollment_id: id } = await buy(shop, shop.learner, { courseId, batchId });
  await shop.call('POST', `/enrollments/${id}/batch`, { token: shop.learner.token, body: { batch_id: other } });
  await shop.runJobs();
  // The learner has left the batch of this trainer, who is notified nevertheless.
  const expected = ['Priya Nair changed the batch of Sharing', 'Priya Nair joined Sharing'];
  expect((await trainersMails('teacher@example.com')).filter((subject) => subject.includes('Sharing'))).toEqual(
    expected,
  );
  expect(await titles(teacher)).toEqual(expected);
  // Each is led to the batch that they see.
  const learnersOf = (id: number) => `/patron/basicdetails/batches/${id}?tab=learners`;
  expect((await notices(teacher)).map(({ link }) => link)).toEqual([learnersOf(batchId), learnersOf(batchId)]);
  expect(await notices()).toContainEqual(expect.objectContaining({ title: expected[0], link: learnersOf(other) }));
  const [moved] = (await mailsTo(shop, 'teacher@example.com')).filter(({ subject }) => subject === expected[0]);
  expect(moved?.text).toContain(learnersOf(batchId));
  expect(await titles()).toEqual(expect.arrayContaining(expected));
});
