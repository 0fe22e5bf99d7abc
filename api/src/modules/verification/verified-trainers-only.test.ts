import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import { addParts } from '../../../test/authoring-fixtures';
import { addCourse } from '../../../test/catalogue-fixtures';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { courses } from '../../platform/database/schema/courses';
import { trainers } from '../../platform/database/schema/people';
import { siteSettingVersions } from '../../platform/database/schema/site-settings';

let shop: Shop;
let trainerId: number;
let paid: number;
let free: number;
beforeAll(async () => {
  shop = await makeShop();
  trainerId = shop.trainer.trainerId as number;
  paid = await draft({ name: 'Paid draft' });
  free = await draft({ name: 'Free draft', feeMinor: 0 });
});
afterAll(() => shop.close());

async function draft(over: { name: string; feeMinor?: number }, parts?: Parameters<typeof addParts>[2]) {
  const id = await addCourse(shop.db, {
    trainerId,
    status: 'draft',
    publishedAt: null,
    stage: 3,
    starts: [3],
    ...over,
  });
  await addParts(shop.db, { id, trainerId }, parts);
  return id;
}
const save = (id: number, body: object) =>
  shop.call('PATCH', `/patrons-registration/UpdateCourseDetails/${id}`, { body, token: shop.trainer.token });
const publish = (id: number) => save(id, { course_status: 'published' });
const withdraw = (id: number) => save(id, { course_status: 'draft' });
const statusOf = async (id: number) => (await shop.db.select().from(courses).where(eq(courses.id, id)))[0]?.status;
async function demandVerification() {
  const value = { platformFeePercent: 0, verifiedTrainersOnly: true };
  await shop.db.insert(siteSettingVersions).values({ section: 'fees', version: 1, value });
  await shop.services.site.reload();
}

test('without the setting an unverified trainer publishes a paid course', async () => {
  expect((await publish(paid)).status).toBe(200);
  await withdraw(paid);
});

test('with the setting a paid course waits for the verification, and a free one does not', async () => {
  await demandVerification();
  const refused = await publish(paid);
  expect([refused.status, refused.body.code]).toEqual([409, 'VERIFICATION_REQUIRED']);
  expect(await statusOf(paid)).toBe('draft');
  expect((await publish(free)).status).toBe(200);
});

test('a published free course does not become paid, and a published paid course stays', async () => {
  expect((await save(free, { fee: 500 })).body.code).toBe('VERIFICATION_REQUIRED');
  expect((await save(shop.course, { fee: 1200 })).status).toBe(200);
  expect(await statusOf(shop.course)).toBe('published');
});

test('adding the last part of a paid course leaves it a draft', async () => {
  const lacking = await draft({ name: 'Lacks a module' }, ['batch', 'contents']);
  const body = { courseId: lacking, moduleName: 'Pods', topic_name: 'a' };
  const added = await shop.call('POST', '/courseCurriculum/curriculum', { body, token: shop.trainer.token });
  expect(added.status).toBe(201);
  expect(await statusOf(lacking)).toBe('draft');
});

test('a verified trainer publishes a paid course', async () => {
  const until = addDays(dayIn('Asia/Kolkata', new Date()), 1);
  await shop.db.update(trainers).set({ verifiedUntil: until }).where(eq(trainers.id, trainerId));
  expect((await publish(paid)).status).toBe(200);
});
