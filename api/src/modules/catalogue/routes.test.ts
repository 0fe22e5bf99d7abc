import { eq, sql } from 'drizzle-orm';
import { addCourse, addLookups, addReview, addTrainer, inDays } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { courseActionDays, courseActions, enquiries } from '../../platform/database/schema/activity';
import { batches, courseContents, courseModules, courses } from '../../platform/database/schema/courses';

let api: TestApp;
let trainer: TestUser;
let admin: TestUser;
let learner: TestUser;
let other: number;
let course: number;
let draft: number;

beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  await addLookups(db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual', name: 'Ananya Raghavan' });
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  learner = await signIn(api, 'learner@kaksha.test', { name: 'Priya Nair' });
  other = await addTrainer(db, { name: 'Vikram Solanki' });
  const trainerId = trainer.trainerId as number;
  course = await addCourse(db, {
    trainerId,
    name: 'Kubernetes in Production',
    subcategoryId: 1,
    prerequisites: 'Some Linux',
    trainerContact: '9812345678',
    trainerEmail: 'ananya@kaksha.test',
    trainerChat: 'https://wa.me/919812345678',
    starts: [40, 3],
  });
  draft = await addCourse(db, { trainerId, name: 'Draft', status: 'draft', publishedAt: null, categoryId: null });
  await addReview(db, { trainerId, courseId: course, userId: learner.userId, stars: 4, text: 'Clear and kind.' });
  await addReview(db, { trainerId, courseId: course, userId: admin.userId, stars: 5 });
  await db.insert(courseContents).values([
    { courseId: course, type: 'Covering Tools', text: 'kubectl, Helm' },
    { courseId: course, type: 'Offered Job Role', text: 'Platform Engineer' },
  ]);
  await db.insert(courseModules).values([
    { courseId: course, position: 2, name: 'Second', topics: 'b' },
    { courseId: course, position: 1, name: 'First', topics: 'a, c' },
  ]);
});
afterAll(() => api.close());
beforeEach(() => api.app.anonymousCache.clear());

const get = (path: string, token?: string, query = {}) => api.call('GET', path, { token, query });
const details = (id: number | string, token?: string) => get(`/patrons-registration/GetCourseDetailsById/${id}`, token);
const ofTrainer = (id: number | string, status?: string, token?: string) =>
  get(`/patrons-registration/GetCourseDetailsByTrainerId/${id}`, token, status ? { course_status: status } : {});
const names = (list: { course_name: string }[]) => list.map(({ course_name }) => course_name);

describe('one course', () => {
  test.each(['abc', '0', '-1', '1.5', '9999999999'])('returns 400 for the id %s', async (id) => {
    expect(await details(id)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  test('returns 404 for an unknown course and one that the caller may not see', async () => {
    const missing = { status: 404, body: { success: false, error: 'There is no such course.' } };
    expect(await details(99_999)).toMatchObject(missing);
    expect(await details(draft)).toMatchObject(missing);
    expect(await details(draft, learner.token)).toMatchObject(missing);
  });

  test('returns a draft only to its trainer and admins', async () => {
    for (const { token } of [trainer, admin]) {
      expect(await details(draft, token)).toMatchObject({
        status: 200,
        body: { data: { results: { course_status: 'draft', category: null } } },
      });
    }
  });

  test('returns 404 for a deleted course, also to its trainer', async () => {
    const gone = await addCourse(api.db, {
      trainerId: trainer.trainerId as number,
      name: 'Gone',
      deletedAt: new Date(),
    });
    expect(await details(gone, trainer.token)).toMatchObject({ status: 404 });
  });

  test('returns batches, contents and modules in order, the trainer and reviews with a text', async () => {
    const { body } = await details(course);
    expect(body.data.results).toMatchObject({
      course_name: 'Kubernetes in Production',
      prerequisites: 'Some Linux',
      start_date: inDays(3),
      timings: [{ start_date: inDays(3) }, { start_date: inDays(40) }],
      contents: [{ content_type: 'Covering Tools', content_text: 'kubectl, Helm' }, { is_live: true }],
      curriculums: [{ module_name: 'First', topic_name: 'a, c', hands_on: '' }, { module_name: 'Second' }],
      trainer: {
        name: 'Ananya Raghavan',
        type: 'individual',
        course_count: 1,
        categories: ['Cloud field'],
        rating: { average: 4.5, count: 2 },
        next_batch: { course_id: course, start_date: inDays(3) },
      },
      rating: { average: 4.5, count: 2 },
      reviews: [{ user_name: 'Priya Nair', rating: 4, comment: 'Clear and kind.' }],
    });
    expect(body.data.results).not.toHaveProperty('activitycount');
  });

  test('tells visitors that there is a chat, and the trainer its link', async () => {
    expect((await details(course)).body.data.results).toMatchObject({ has_chat: true, trainer_chat: null });
    const chat = { has_chat: true, trainer_chat: 'https://wa.me/919812345678' };
    expect((await details(course, trainer.token)).body.data.results).toMatchObject(chat);
  });

  test('omits a chat link of an unknown host', async () => {
    const trainerId = trainer.trainerId as number;
    const id = await addCourse(api.db, { trainerId, name: 'Odd link', trainerChat: 'https://evil.test/wa.me' });
    const none = { has_chat: false, trainer_chat: null };
    expect((await details(id, trainer.token)).body.data.results).toMatchObject(none);
    await api.db.delete(courses).where(eq(courses.id, id));
  });
});

describe("a trainer's courses", () => {
  test('returns 401 to visitors and 403 to other users for drafts', async () => {
    expect(await ofTrainer(trainer.trainerId as number, 'draft')).toMatchObject({ status: 401 });
    expect(await ofTrainer('x', 'draft', learner.token)).toMatchObject({ status: 400 });
    expect(await ofTrainer(1, 'pending', learner.token)).toMatchObject({ status: 400 });
    expect(await ofTrainer(trainer.trainerId as number, 'draft', learner.token)).toMatchObject({ status: 403 });
    expect(await ofTrainer(other, 'draft', trainer.token)).toMatchObject({ status: 403 });
    expect(await ofTrainer(9999)).toMatchObject({ status: 404, body: { error: 'Instructor not found' } });
  });

  test('returns drafts to their trainer and admins, and published courses by default', async () => {
    const id = trainer.trainerId as number;
    for (const { token } of [trainer, admin]) {
      expect(names((await ofTrainer(id, 'draft', token)).body.data.results)).toEqual(['Draft']);
    }
    expect(names((await ofTrainer(id)).body.data.results)).toEqual(['Kubernetes in Production']);
  });

  test('tells only the trainer and admins who created and changed a course', async () => {
    const editors = { createdBy: trainer.userId, modifiedBy: admin.userId };
    await api.db.update(courses).set(editors).where(eq(courses.id, course));
    const answers = async (token?: string) => {
      const [listed] = (await ofTrainer(trainer.trainerId as number, 'published', token)).body.data.results;
      return [listed, (await details(course, token)).body.data.results];
    };
    for (const { token } of [trainer, admin]) {
      for (const answer of await answers(token)) {
        expect(answer).toMatchObject({ created_by: trainer.userId, modified_by: admin.userId });
      }
    }
    for (const token of [undefined, learner.token]) {
      for (const answer of await answers(token)) {
        expect(Object.keys(answer)).not.toContain('created_by');
        expect(Object.keys(answer)).not.toContain('modified_by');
      }
    }
  });

  test('lists a hidden course only for its trainer', async () => {
    const off = await addCourse(api.db, { trainerId: other, name: 'Off', isActive: false });
    expect((await ofTrainer(other)).body.data.results).toEqual([]);
    expect(names((await ofTrainer(other, 'published', admin.token)).body.data.results)).toEqual(['Off']);
    await api.db.delete(courses).where(eq(courses.id, off));
  });

  test('returns activity counts of distinct users only to the trainer', async () => {
    const { db } = api;
    const someone = await signIn(api, 'someone@kaksha.test');
    await db.insert(courseActionDays).values([
      { courseId: course, userId: learner.userId, type: 1, day: '2026-01-01', count: 9 },
      { courseId: course, userId: learner.userId, type: 1, day: '2026-01-02' },
      { courseId: course, userId: someone.userId, type: 1 },
      { courseId: course, userId: learner.userId, type: 2 },
    ]);
    await db.insert(courseActions).values({ courseId: course, userId: learner.userId, kind: 'interest' });
    await db.insert(enquiries).values({
      courseId: course,
      userId: someone.userId,
      trainerId: trainer.trainerId as number,
      name: 'S',
      email: 'someone@kaksha.test',
      message: 'When?',
    });
    const [mine] = (await ofTrainer(trainer.trainerId as number, 'published', trainer.token)).body.data.results;
    expect(mine).toMatchObject({
      activitycount: { enrolled: 0, contacted: 2, viewcourse: 2 },
      timings: [{}, {}],
      contents: [{}, {}],
      curriculums: [{}, {}],
    });
    const [shown] = (await ofTrainer(trainer.trainerId as number)).body.data.results;
    expect(shown).not.toHaveProperty('activitycount');
  });
});

describe('suggestions and starts', () => {
  test('suggests courses of the same subcategory first, then of the category, without the course itself', async () => {
    const ids = [
      await addCourse(api.db, { trainerId: other, name: 'Data', categoryId: 2, starts: [1] }),
      await addCourse(api.db, { trainerId: other, name: 'Cloud', starts: [9] }),
      await addCourse(api.db, { trainerId: other, name: 'Containers', subcategoryId: 1, starts: [20] }),
    ];
    const suggestions = `/patrons-registration/GetCourseSuggestions/${course}`;
    expect(names((await get(suggestions)).body.data.results)).toEqual(['Containers', 'Cloud', 'Data']);
    expect(await get('/patrons-registration/GetCourseSuggestions/99999')).toMatchObject({ status: 404 });
    expect(await get('/patrons-registration/GetCourseSuggestions/x')).toMatchObject({ status: 400 });
    for (const id of ids) await api.db.delete(courses).where(eq(courses.id, id));
  });

  test('lists courses that start soon, soonest first', async () => {
    const id = await addCourse(api.db, { trainerId: other, name: 'Tomorrow', starts: [1, 30] });
    await addCourse(api.db, { trainerId: other, name: 'Far', starts: [30] });
    const soon = (days?: string) => get('/patrons-registration/GetStartingSoon', undefined, days ? { days } : {});
    expect(names((await soon('14')).body.data.results)).toEqual(['Tomorrow', 'Kubernetes in Production']);
    expect(names((await soon('2')).body.data.results)).toEqual(['Tomorrow']);
    expect((await soon()).body.data.results).toHaveLength(2);
    expect(await soon('-1')).toMatchObject({ status: 400 });
    expect(await soon('9999')).toMatchObject({ status: 400 });
    await api.db.delete(courses).where(eq(courses.id, id));
  });

  test('moves to the following batch when the next one has started', async () => {
    const id = await addCourse(api.db, { trainerId: other, name: 'Slipping', starts: [5, 20] });
    // As if time had passed: the start moves without the trigger that watches changes of batches.
    await api.db.execute(sql`alter table batches disable trigger user`);
    await api.db
      .update(batches)
      .set({ startDate: inDays(-2) })
      .where(eq(batches.startDate, inDays(5)));
    await api.db
      .update(courses)
      .set({ nextStartAt: new Date(Date.now() - 86_400_000), nextStartDate: inDays(-2) })
      .where(eq(courses.id, id));
    await api.db.execute(sql`alter table batches enable trigger user`);
    await api.db.execute(sql`select refresh_next_starts()`);
    const [row] = await api.db.select().from(courses).where(eq(courses.id, id));
    expect(row?.nextStartDate).toBe(inDays(20));
    await api.db.delete(courses).where(eq(courses.id, id));
  });
});

describe('lookups', () => {
  test('returns categories with course counts and the next start', async () => {
    const { body } = await get('/categories');
    expect(body.data.results).toMatchObject([
      { name: 'cloud', display_name: 'Cloud field', motif: 'cloud', course_count: 2, next_start_date: inDays(3) },
      { name: 'data', course_count: 0, next_start_date: null },
      { name: 'web' },
    ]);
  });

  test('returns subcategories of all categories or of one', async () => {
    expect((await get('/categories/subcategories')).body.data.results).toHaveLength(4);
    const { body } = await get('/categories/1/subcategories');
    expect(body.data.results.subcategories).toMatchObject([
      { name: 'Containers', category_id: 1 },
      { name: 'Networking', category_id: 1 },
    ]);
    expect(await get('/categories/99/subcategories')).toMatchObject({ status: 404 });
    expect(await get('/categories/x/subcategories')).toMatchObject({ status: 400 });
  });

  test('returns languages with a machine name and a display name', async () => {
    expect((await get('/languages')).body.data.results).toMatchObject([
      { name: 'english', display_name: 'English' },
      { name: 'hindi', display_name: 'Hindi' },
    ]);
  });
});
