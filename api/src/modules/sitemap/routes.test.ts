import { sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { makeShop, type Shop } from '../../../test/order-fixtures';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const parts = async () => (await shop.call('GET', '/sitemap')).body.data.results;
const paths = async (kind: string, part = 1): Promise<string[]> =>
  (await shop.call('GET', `/sitemap/${kind}/${part}`)).body.data.results.map(({ path }: { path: string }) => path);

test('returns 400 for an unknown kind and part 0', async () => {
  expect((await shop.call('GET', '/sitemap/users/1')).status).toBe(400);
  expect((await shop.call('GET', '/sitemap/courses/0')).status).toBe(400);
});

test('lists public courses and their trainers, not drafts and hidden courses', async () => {
  const trainerId = shop.trainer.trainerId as number;
  const draft = await addCourse(shop.db, { trainerId, name: 'Helm', starts: [4] });
  await shop.db.execute(sql`update courses set course_status = 'draft' where id = ${draft}`);
  expect(await parts()).toMatchObject({ courses: 1, trainers: 1 });
  const listed = await paths('courses');
  expect(listed).toContainEqual(expect.stringMatching(new RegExp(`^/course/.*${shop.course}$`)));
  expect(listed).not.toContainEqual(expect.stringContaining('helm'));
  expect(await paths('trainers')).toEqual([`/instructorprofile/${trainerId}`]);
  await shop.db.execute(sql`update courses set is_active = false`);
  expect(await paths('courses')).toEqual([]);
});

test('lists higher ids in the next part', async () => {
  await shop.db.execute(sql`update courses set is_active = true, course_status = 'published'`);
  await shop.db.execute(sql`select setval(pg_get_serial_sequence('courses', 'id'), 10050)`);
  const id = await addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name: 'Later', starts: [4] });
  expect(id).toBe(10051);
  expect(await paths('courses', 2)).toEqual(['/course/later/10051']);
  expect(await paths('courses', 1)).not.toContain('/course/later/10051');
});

test('lists published posts', async () => {
  const [draft] = (
    await shop.db.execute<{ id: number }>(
      sql`insert into blog_posts (slug, title, content, author_id)
        select 'hello', 'Hello', '<p>x</p>', id from users order by id limit 1 returning id`,
    )
  ).rows;
  expect(await paths('posts')).toEqual([]);
  await shop.db.execute(sql`update blog_posts set status = 'published', published_at = now() where id = ${draft?.id}`);
  expect(await paths('posts')).toEqual(['/blog/hello']);
});

test('lists a course whose long name ends with characters of two UTF-16 units', async () => {
  const name = `${'a'.repeat(79)}𠮷𠮷`;
  const id = await addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name, starts: [4] });
  expect(await paths('courses', 2)).toContain(`/course/${'a'.repeat(79)}/${id}`);
});
