import { eq, like } from 'drizzle-orm';
import { addPicture, courseBody } from '../../../test/authoring-fixtures';
import { addCourse } from '../../../test/catalogue-fixtures';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { courses } from '../../platform/database/schema/courses';
import { sessions, users } from '../../platform/database/schema/people';
import { auditLog } from '../../platform/database/schema/platform';
import { userInterests } from '../../platform/database/schema/support';

let shop: Shop;
beforeEach(async () => {
  shop = await makeShop();
  await shop.db.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.userId, shop.admin.userId));
});
afterEach(() => shop.close());

const as = (token: string) => (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/admin/lists${path}`, { token, body });
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => as(shop.admin.token)(method, path, body);
const get = async (path: string) => (await shop.call('GET', path)).body;
const categories = async () => (await get('/categories')).data.results;
const languages = async () => (await get('/languages')).data.results;
const found = async (query: string): Promise<string[]> =>
  (await get(`/patrons-registration/GetAllCourses?${query}`)).data.results.map(
    ({ course_name }: { course_name: string }) => course_name,
  );
const namesIn = (rows: { display_name: string }[]) => rows.map(({ display_name }) => display_name);
const fieldError = async (answer: Promise<{ status: number; body: { fields?: object } }>) => {
  const { status, body } = await answer;
  return { status, fields: body.fields };
};
const audited = async (prefix: string) =>
  (
    await shop.db
      .select()
      .from(auditLog)
      .where(like(auditLog.action, `${prefix}.%`))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);
const addToCatalogue = (name: string, over: object) =>
  addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name, starts: [9], ...over });
const courseOf = async (id: number) => (await shop.db.select().from(courses).where(eq(courses.id, id)))[0];

test('lists have the courses of each entry, and only administrators with the right "content" see and change them', async () => {
  const { body } = await call('GET', '');
  const [first] = body.data.results;
  expect(
    body.data.results.map(({ list, category_id }: { list: string; category_id: number }) => [list, category_id]),
  ).toEqual([
    ['categories', null],
    ['subcategories', 1],
    ['subcategories', 2],
    ['subcategories', 3],
    ['languages', null],
  ]);
  expect(first.entries[0]).toMatchObject({ name: 'cloud', display_name: 'Cloud field', courses: 1, hidden: false });
  await shop.db
    .update(users)
    .set({ adminRights: ['finance'] })
    .where(eq(users.id, shop.admin.userId));
  for (const token of [shop.admin.token, shop.trainer.token, shop.learner.token]) {
    expect((await as(token)('GET', '')).status).toBe(403);
    expect((await as(token)('PUT', '/languages/1/hidden', { hidden: true })).status).toBe(403);
  }
});

test('a renamed entry is found by its earlier names, and may take one back', async () => {
  const renamed = await call('PUT', '/categories/1', { name: ' Platform Engineering ' });
  expect(renamed.body.data.results).toMatchObject({
    name: 'platform-engineering',
    display_name: 'Platform Engineering',
    motif: 'cloud',
    former_names: ['cloud', 'Cloud field'],
  });
  for (const name of ['cloud', 'Cloud%20field', 'platform-engineering', '1'])
    expect(await found(`category=${name}`)).toEqual(['Kubernetes in Production']);
  expect(await found('course_name=platform')).toEqual(['Kubernetes in Production']);
  expect((await categories())[0]).toMatchObject({ former_names: ['cloud', 'Cloud field'] });
  const { former_names } = (await call('PUT', '/categories/1', { name: 'Cloud' })).body.data.results;
  expect(former_names).toEqual(['Cloud field', 'platform-engineering', 'Platform Engineering']);
  expect(await audited('category')).toEqual(['category.rename', 'category.rename']);
});

test('names are in any script, with a letter, without a comma, of limited length', async () => {
  const add = (name: string) => call('POST', '/categories', { name, motif: 'code' });
  expect((await add('தமிழ் இலக்கியம்')).body.data.results).toMatchObject({ name: 'தமிழ்-இலக்கியம்', courses: 0 });
  expect((await categories()).at(-1)).toMatchObject({ display_name: 'தமிழ் இலக்கியம்' });
  expect(await fieldError(add('  '))).toEqual({ status: 400, fields: { name: 'Please enter a name' } });
  expect(await fieldError(add('2026'))).toEqual({ status: 400, fields: { name: 'A name has at least one letter' } });
  expect(await fieldError(add('Art, Music'))).toEqual({ status: 400, fields: { name: 'A name has no comma' } });
  expect((await add('n'.repeat(61))).status).toBe(400);
});

test('a name that another entry of the list has or had is refused, in any case', async () => {
  const add = (name: string, list = 'categories', category_id?: number) =>
    call('POST', `/${list}`, { name, category_id });
  expect(await fieldError(add('cloud FIELD'))).toMatchObject({ fields: { name: 'There is “Cloud field” already' } });
  await call('PUT', '/categories/1', { name: 'Platforms' });
  const former = 'Addresses with this name lead to “Platforms”. Choose another name';
  expect(await fieldError(add('Cloud Field'))).toMatchObject({ status: 400, fields: { name: former } });
  expect((await add('Analytics', 'subcategories', 1)).status).toBe(201);
  expect((await add('analytics', 'subcategories', 2)).status).toBe(400);
  expect((await add('Anything', 'subcategories', 99)).body.code).toBe('LIST_ENTRY_NOT_FOUND');
});

test('the order is that of the public lists, and is refused when the list changed in between', async () => {
  const order = (before: number[], ids: number[]) => call('PUT', '/categories/order', { before, ids });
  expect((await order([1, 2, 3], [3, 1, 2])).status).toBe(200);
  expect(namesIn(await categories())).toEqual(['Web field', 'Cloud field', 'Data field']);
  expect((await order([1, 2, 3], [2, 1, 3])).body.code).toBe('LIST_CHANGED');
  expect((await order([3, 1, 2], [3, 1])).body.code).toBe('LIST_CHANGED');
  await call('POST', '/categories', { name: 'Fourth' });
  expect((await order([3, 1, 2], [1, 2, 3])).body.code).toBe('LIST_CHANGED');
  expect(namesIn(await categories())).toEqual(['Web field', 'Cloud field', 'Data field', 'Fourth']);
});

test('a hidden entry leaves the public lists, and its courses stay public', async () => {
  await call('PUT', '/categories/1/hidden', { hidden: true });
  expect(namesIn(await categories())).toEqual(['Data field', 'Web field']);
  const parts = (await get('/categories/subcategories')).data.results;
  expect(parts.map(({ category_id }: { category_id: number }) => category_id)).toEqual([2, 3]);
  expect(await found('category=cloud')).toEqual(['Kubernetes in Production']);
  const facets = (await get('/patrons-registration/GetCourseFacets')).data.results;
  expect(facets.categories.map(({ name }: { name: string }) => name)).toEqual(['data', 'web']);
  await call('PUT', '/categories/1/hidden', { hidden: false });
  expect(namesIn(await categories())).toContain('Cloud field');
  expect(await audited('category')).toEqual(['category.hide', 'category.show']);
});

test('the last entry that is offered is not hidden', async () => {
  expect((await call('PUT', '/languages/1/hidden', { hidden: true })).status).toBe(200);
  expect((await call('PUT', '/languages/2/hidden', { hidden: true })).body.code).toBe('LAST_SHOWN_ENTRY');
  expect(namesIn(await languages())).toEqual(['Hindi']);
});

test('a merge needs a fresh confirmation and another entry of the same list', async () => {
  const merge = (path: string, into: number) => call('POST', `${path}/merge`, { into });
  await shop.db.update(sessions).set({ provenAt: null }).where(eq(sessions.userId, shop.admin.userId));
  expect((await merge('/languages/1', 2)).body.code).toBe('STEP_UP_REQUIRED');
  await shop.db.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.userId, shop.admin.userId));
  expect((await merge('/languages/1', 1)).status).toBe(400);
  expect((await merge('/languages/1', 99)).status).toBe(404);
  expect((await merge('/subcategories/1', 3)).status).toBe(400);
});

test('a merged category hands over courses, subcategories, interests and addresses', async () => {
  const both = await addToCatalogue('Containers for Analysts', { subcategoryId: 1 });
  const networks = await addToCatalogue('Networks', { subcategoryId: 2 });
  await call('POST', '/subcategories', { name: 'containers', category_id: 2 });
  const userId = shop.learner.userId;
  await shop.db.insert(userInterests).values([
    { userId, categoryId: 1, subcategoryId: 1 },
    { userId, categoryId: 1, subcategoryId: null },
    { userId, categoryId: 2, subcategoryId: null },
  ]);
  expect((await call('POST', '/categories/1/merge', { into: 2 })).body.data.results).toMatchObject({ courses: 3 });

  expect(namesIn(await categories())).toEqual(['Data field', 'Web field']);
  expect((await categories())[0]).toMatchObject({ course_count: 3, former_names: ['cloud', 'Cloud field'] });
  expect(await found('category=cloud')).toHaveLength(3);
  const parts = (await get('/categories/2/subcategories')).data.results.subcategories;
  const [analytics, containers, networking] = parts;
  expect([analytics, containers, networking]).toMatchObject([
    { name: 'Analytics' },
    { name: 'containers' },
    { name: 'Networking' },
  ]);
  expect(await courseOf(both)).toMatchObject({ categoryId: 2, subcategoryId: containers.id });
  expect(await courseOf(networks)).toMatchObject({ categoryId: 2, subcategoryId: networking.id });
  const interests = await shop.db.select().from(userInterests).orderBy(userInterests.id);
  expect(interests.map(({ categoryId, subcategoryId }) => [categoryId, subcategoryId])).toEqual([
    [2, null],
    [2, containers.id],
  ]);

  await call('POST', '/categories/2/merge', { into: 3 });
  expect(await found('category=cloud')).toHaveLength(3);
  expect((await categories())[0].former_names).toEqual(expect.arrayContaining(['cloud', 'data']));
  expect((await call('PUT', '/categories/1', { name: 'Again' })).body.code).toBe('LIST_ENTRY_NOT_FOUND');
  expect((await call('POST', '/categories', { name: 'Cloud field' })).status).toBe(400);
});

test('a form that was opened before a merge saves the entry that took over', async () => {
  const body = courseBody(await addPicture(shop.db, shop.trainer.userId, shop.settings.mediaBase));
  await call('POST', '/categories/1/merge', { into: 2 });
  await call('POST', '/languages/1/merge', { into: 2 });
  const answer = await shop.call('POST', '/patrons-registration/AddCourseDetails', { token: shop.trainer.token, body });
  expect(await courseOf(answer.body.data.results.id)).toMatchObject({ categoryId: 2, languageId: 2 });
});

test('the words of a search name a renamed or merged language', async () => {
  const hindi = await addToCatalogue('Weaving', { languageId: 2 });
  await call('PUT', '/languages/2', { name: 'Hindustani' });
  expect(await found('course_name=hindi')).toEqual(['Weaving']);
  expect((await call('POST', '/languages/2/merge', { into: 1 })).status).toBe(200);
  expect(await courseOf(hindi)).toMatchObject({ languageId: 1 });
  expect(await found('language=hindi')).toHaveLength(2);
  expect(await audited('language')).toEqual(['language.rename', 'language.merge']);
});

test('a saved search with a former name keeps finding', async () => {
  const query = { category: 'cloud' };
  const search = { token: shop.learner.token, body: { name: 'Clouds', query, digest: 'daily' } };
  await shop.call('POST', '/saved-searches', search);
  await call('POST', '/categories/1/merge', { into: 3 });
  const saved = (await shop.call('GET', '/saved-searches', { token: shop.learner.token })).body.data.results;
  expect(saved).toMatchObject([{ query }]);
  expect(await found('category=cloud')).toEqual(['Kubernetes in Production']);
});
