import { eq, sql } from 'drizzle-orm';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { makeTestApp, type TestApp } from '../../../test/test-app';
import { openTestDatabase } from '../../../test/test-database';
import { courses } from '../../platform/database/schema/courses';
import { type PurgeData, purgeQueue } from '../../platform/edge/request-purge';

let shop: Shop;
/** A second process of the site, on the database of the first. */
let other: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase();
  shop = await makeShop({}, database);
  other = await makeTestApp({}, { ...database, close: async () => {} });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const path = (id: number) => `/admin/users/${id}/block`;
const token = () => shop.admin.token;
const block = () => shop.call('POST', path(shop.trainer.userId), { body: { reason: 'Sold nothing' }, token: token() });
const unblock = () => shop.call('DELETE', path(shop.trainer.userId), { token: token() });
const purges = async () => {
  const { rows } = await shop.db.execute<{ data: PurgeData }>(
    sql`select data from pgboss.job where name = ${purgeQueue}`,
  );
  return rows.flatMap(({ data: { key, isUrgent } }) => (isUrgent ? key : []));
};

/** Resolves when the other process drops its cached answers. */
const otherForgets = () => new Promise<void>((resolve) => other.app.anonymousCache.onClear(() => resolve()));

async function seenByOther() {
  const list = await other.call('GET', '/patrons-registration/GetAllCourses');
  const facets = await other.call('GET', '/patrons-registration/GetCourseFacets');
  const page = await other.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`);
  const trainers = await other.call('GET', '/dashboard/GetAllTrainers');
  const session = await other.call('GET', '/auth/sessions', { token: shop.trainer.token });
  return {
    listed: list.body.data.count,
    counted: JSON.stringify(facets.body).includes('"count":1'),
    page: page.status,
    trainers: trainers.body.data.count,
    session: session.status,
  };
}

test('another process that has cached the courses shows none of a blocked trainer, and all after the block, at once', async () => {
  const here = { listed: 1, counted: true, page: 200, trainers: 1 };
  expect(await seenByOther()).toEqual({ ...here, session: 200 });
  const forgotten = otherForgets();
  await block();
  await forgotten;
  expect(await seenByOther()).toEqual({ listed: 0, counted: false, page: 404, trainers: 0, session: 401 });
  const shown = otherForgets();
  await unblock();
  await shown;
  expect(await seenByOther()).toEqual({ ...here, session: 401 });
});

test('a block purges edge caches without the wait for other purges', async () => {
  await shop.db.execute(sql`delete from pgboss.job where name = ${purgeQueue}`);
  await block();
  expect((await purges()).sort()).toEqual(['blog', 'catalogue']);
  await unblock();
});

test('another process shows no course that an administrator hid', async () => {
  await seenByOther();
  const forgotten = otherForgets();
  await shop.call('PATCH', `/admin/courses/${shop.course}`, {
    body: { hidden: true, reason: 'Sells another course' },
    token: token(),
  });
  await forgotten;
  expect(await seenByOther()).toMatchObject({ listed: 0, counted: false, page: 404 });
  await shop.db.update(courses).set({ hiddenAt: null }).where(eq(courses.id, shop.course));
});
