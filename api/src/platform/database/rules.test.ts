import fc from '@kaksha/testing/properties';
import { modelSessions, randomTimetable } from '@kaksha/testing/timetable-model';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../../../test/test-database';
import type { Database, OpenDatabase } from './database';
import { breaks } from './faults';
import { courseActions } from './schema/activity';
import { blogPosts } from './schema/blog';
import { categories, languages, subcategories } from './schema/catalogue';
import { batches, courses } from './schema/courses';
import { ledgerEntries, ledgerTransfers } from './schema/ledger';
import { enrolments, orders } from './schema/payments';
import { trainers, users } from './schema/people';
import { auditLog } from './schema/platform';
import { feedback } from './schema/support';

/** Rules that the database enforces for every writer. */
let database: OpenDatabase;
let db: Database;
let userId: number;
let trainerId: number;
let categoryId: number;
let languageId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  userId = (await db.insert(users).values({ email: 'a@b.co' }).returning())[0]!.id;
  trainerId = (await db.insert(trainers).values({ userId, kind: 'individual', name: 'Asha Rao' }).returning())[0]!.id;
  const category = { name: 'cloud', displayName: 'Cloud', motif: 'cloud' } as const;
  categoryId = (await db.insert(categories).values(category).returning())[0]!.id;
  languageId = (await db.insert(languages).values({ name: 'en', displayName: 'English' }).returning())[0]!.id;
});
afterAll(() => database.close());

const makeCourse = async (values: Partial<typeof courses.$inferInsert> = {}) => {
  const course = { trainerId, categoryId, languageId, slug: 'x', name: 'Kubernetes', description: 'Pods' };
  const published = { status: 'published', publishedAt: new Date() } as const;
  return (
    await db
      .insert(courses)
      .values({ ...course, ...published, ...values })
      .returning()
  )[0]!;
};
const readCourse = async (id: number) => (await db.select().from(courses).where(eq(courses.id, id)))[0]!;
const makeBatch = async (courseId: number, values: Partial<typeof batches.$inferInsert> = {}) => {
  const batch = { courseId, trainerId, dayOfWeek: 1, startDate: '2099-01-10', timeFrom: '18:30', duration: '2 hours' };
  return (
    await db
      .insert(batches)
      .values({ ...batch, ...values } as typeof batches.$inferInsert)
      .returning()
  )[0]!;
};
const counts = async () => ({
  trainer: (await db.select().from(trainers).where(eq(trainers.id, trainerId)))[0]!.courseCount,
  category: (await db.select().from(categories).where(eq(categories.id, categoryId)))[0]!.courseCount,
});
const refused = async (work: Promise<unknown>, constraint: string) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(breaks(error, constraint)).toBe(true);
};

test('the price is the fee minus the discount, rounded half up once', async () => {
  const course = await makeCourse({ feeMinor: 99_900, feeUsdMinor: 1999, discount: 12.5 });
  expect(course).toMatchObject({ priceMinor: 87_413, priceUsdMinor: 1749, discount: 12.5 });
  expect(await makeCourse({ feeMinor: 0 })).toMatchObject({ priceMinor: 0, priceUsdMinor: null });
});

test('counts published, active courses for their trainer and category', async () => {
  const before = await counts();
  const draft = await makeCourse({ status: 'draft', publishedAt: null });
  const course = await makeCourse();
  expect([draft.isPublic, course.isPublic]).toEqual([false, true]);
  const more = (by: number) => ({ trainer: before.trainer + by, category: before.category + by });
  expect(await counts()).toEqual(more(1));
  await db.update(courses).set({ status: 'published', publishedAt: new Date() }).where(eq(courses.id, draft.id));
  expect(await counts()).toEqual(more(2));
  await db.update(courses).set({ isActive: false }).where(eq(courses.id, draft.id));
  await db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, course.id));
  expect(await counts()).toEqual(more(0));
  await db.delete(courses).where(eq(courses.id, course.id));
  expect(await counts()).toEqual(more(0));
});

test('refuses to publish incomplete courses and foreign subcategories', async () => {
  await refused(makeCourse({ categoryId: null }), 'courses_published_is_whole');
  await refused(makeCourse({ description: '' }), 'courses_published_is_whole');
  const other = { name: 'ai', displayName: 'AI', motif: 'ai' } as const;
  const [ai] = await db.insert(categories).values(other).returning();
  const [agents] = await db.insert(subcategories).values({ categoryId: ai!.id, name: 'Agents' }).returning();
  await expect(makeCourse({ subcategoryId: agents!.id })).rejects.toThrow();
});

test('the instants of a batch follow its time zone with daylight saving', async () => {
  const { id } = await makeCourse();
  const india = await makeBatch(id, { startDate: '2099-07-01', endDate: '2099-07-31', timeTo: '20:00' });
  expect(india.startsAt.toISOString()).toBe('2099-07-01T13:00:00.000Z');
  expect(india.endsAt?.toISOString()).toBe('2099-07-31T14:30:00.000Z');
  const eastern = (startDate: string) => makeBatch(id, { startDate, timeFrom: '09:00', timezone: 'EST' });
  expect((await eastern('2030-01-10')).startsAt.toISOString()).toBe('2030-01-10T14:00:00.000Z');
  expect((await eastern('2030-07-10')).startsAt.toISOString()).toBe('2030-07-10T13:00:00.000Z');
  await refused(makeBatch(id, { endDate: '2099-01-09' }), 'batches_dates');
});

test('an overnight batch ends on the day after its last class', async () => {
  const { id } = await makeCourse();
  const overnight = { startDate: '2099-07-01', endDate: '2099-07-31', timeFrom: '23:00', timeTo: '00:30' };
  expect((await makeBatch(id, overnight)).endsAt?.toISOString()).toBe('2099-07-31T19:00:00.000Z');
});

test('a batch ends after a class that was moved to a later time', async () => {
  const { id } = await makeCourse();
  const batch = { startDate: '2099-07-01', endDate: '2099-07-31', timeFrom: '10:00', timeTo: '11:30' };
  const endsAt = async (toDay: string | null, toTime: string | null) => {
    const action = toDay ? 'move' : 'skip';
    const sessionChanges = [{ day: '2099-07-24', action, toDay, toTime, reason: '' } as const];
    return (await makeBatch(id, { ...batch, sessionChanges })).endsAt?.toISOString();
  };
  expect(await endsAt('2099-07-31', '23:00')).toBe('2099-07-31T19:00:00.000Z');
  expect(await endsAt('2099-08-02', '08:00')).toBe('2099-08-02T04:00:00.000Z');
  expect(await endsAt('2099-07-25', '08:00')).toBe('2099-07-31T06:00:00.000Z');
  expect(await endsAt(null, null)).toBe('2099-07-31T06:00:00.000Z');
});

test('a batch starts with its first session, which can be moved to before its start date', async () => {
  const { id } = await makeCourse();
  const friday = { startDate: '2099-01-09', endDate: '2099-02-01', dayOfWeek: 2 } as const;
  const weekends = await makeBatch(id, friday);
  expect(weekends.startsAt.toISOString()).toBe('2099-01-10T13:00:00.000Z');
  expect(await readCourse(id)).toMatchObject({ nextStartAt: weekends.startsAt, nextStartDate: '2099-01-10' });
  const change = { day: '2099-01-11', action: 'move', toDay: '2099-01-08', toTime: '07:00', reason: '' } as const;
  await db
    .update(batches)
    .set({ sessionChanges: [change] })
    .where(eq(batches.id, weekends.id));
  const moved = new Date('2099-01-08T01:30:00.000Z');
  expect(await readCourse(id)).toMatchObject({ nextStartAt: moved, nextStartDate: '2099-01-08' });
});

test('the stored start and end of random timetables are those of the model', async () => {
  const { id: courseId } = await makeCourse();
  const timetables = fc.sample(randomTimetable, 100).map(({ batch }) => batch);
  const rows = await db
    .insert(batches)
    .values(
      timetables.map(({ id: _id, startTime, endTime, timeZone, sessionChanges, weekdays, ...batch }) => ({
        ...batch,
        courseId,
        trainerId,
        timeFrom: startTime,
        timeTo: endTime,
        timezone: timeZone,
        sessionChanges: [...sessionChanges],
        weekdays: weekdays && [...weekdays],
      })),
    )
    .returning();
  for (const [place, batch] of timetables.entries()) {
    const sessions = modelSessions(batch);
    const last = batch.endDate ? Math.max(...sessions.map(({ end }) => end.toMillis())) : undefined;
    const { startsAt, endsAt } = rows[place]!;
    expect([batch, startsAt.getTime(), endsAt?.getTime()]).toEqual([batch, sessions[0]!.start.toMillis(), last]);
  }
});

test('the next start of a course follows its batches', async () => {
  const { id } = await makeCourse();
  await makeBatch(id, { startDate: '2020-01-01' });
  expect(await readCourse(id)).toMatchObject({ nextStartAt: null, nextStartDate: null });
  const later = await makeBatch(id, { startDate: '2099-03-01' });
  const sooner = await makeBatch(id, { startDate: '2099-02-01' });
  expect(await readCourse(id)).toMatchObject({ nextStartAt: sooner.startsAt, nextStartDate: '2099-02-02' });
  await db.update(batches).set({ state: 'closed' }).where(eq(batches.id, sooner.id));
  expect(await readCourse(id)).toMatchObject({ nextStartDate: '2099-03-02' });
  await db.update(batches).set({ startDate: '2099-04-01' }).where(eq(batches.id, later.id));
  expect(await readCourse(id)).toMatchObject({ nextStartDate: '2099-04-01' });
  await db.delete(batches).where(eq(batches.courseId, id));
  expect(await readCourse(id)).toMatchObject({ nextStartAt: null });
});

test('a batch that starts today is the next one; a past one is not', async () => {
  const { id } = await makeCourse();
  const day = (days: number) => sql<string>`(now() at time zone 'UTC')::date + ${days}::int`;
  const today = await makeBatch(id, {
    timezone: 'UTC',
    dayOfWeek: 3,
    timeFrom: '00:00',
    startDate: day(0) as unknown as string,
  });
  const next = await makeBatch(id, { timezone: 'UTC', startDate: day(3) as unknown as string });
  await db.execute(sql`select refresh_next_starts()`);
  expect(await readCourse(id)).toMatchObject({ nextStartAt: today.startsAt });
  // Simulates days without a trigger.
  await db.execute(sql`alter table batches disable trigger user`);
  await db.execute(sql`update batches set start_date = start_date - 2 where id = ${today.id}`);
  await db.execute(sql`update courses set next_start_at = (select starts_at from batches where id = ${today.id}),
    next_start_date = (select start_date from batches where id = ${today.id}) where id = ${id}`);
  await db.execute(sql`alter table batches enable trigger user`);
  const { rows } = await db.execute(sql`select refresh_next_starts() as changed`);
  expect(rows).toEqual([{ changed: 1 }]);
  expect(await readCourse(id)).toMatchObject({ nextStartAt: next.startsAt });
});

test('search finds a course by its name, category and trainer after renames', async () => {
  const { id } = await makeCourse({ name: 'Designing pipelines' });
  const finds = async (text: string) => {
    const { rows } = await db.execute<{ found: boolean }>(
      sql`select search @@ websearch_to_tsquery('english', ${text}) as found from courses where id = ${id}`,
    );
    return rows[0]?.found;
  };
  expect(await finds('pipeline design')).toBe(true);
  expect(await finds('cloud asha')).toBe(true);
  await db.update(trainers).set({ name: 'Meera Shah' }).where(eq(trainers.id, trainerId));
  await db.update(categories).set({ displayName: 'DevOps' }).where(eq(categories.id, categoryId));
  expect([await finds('asha'), await finds('meera devops')]).toEqual([false, true]);
});

test.each([
  ['half letters like signs of nasals', ['हिन्दी', 'हिंदी', 'हिँदी'], 'hindi'],
  ['nasals of lips', ['सम्भाषण', 'संभाषण'], 'sambhashan'],
  ['nuktas composed, decomposed and left out', ['\u0958लम', 'क\u093cलम', 'कलम'], 'kalam'],
  ['Bengali nasals', ['রবীন্দ্রসঙ্গীত', 'রবীন্দ্রসংগীত'], 'rabindrasangit'],
  ['Gujarati', ['ગુજરાતી'], 'gujarati'],
  ['Punjabi', ['ਪੰਜਾਬੀ'], 'panjabi'],
  ['Kannada', ['ಕನ್ನಡ', 'ಕಂನಡ'], 'kannad'],
  ['Telugu', ['వ్యాకరణం'], 'vyakaranam'],
  ['Tamil', ['இலக்கணம்'], 'ilakkanam'],
  ['Malayalam chillus, as a letter and with a joiner', ['ഡിസൈൻ', 'ഡിസൈന്\u200d'], 'disain'],
  ['Latin letters', ['Łódź', 'ŁÓDŹ', 'lodz'], 'lodz'],
  ['letters that stand for two', ['Straße', 'STRASSE'], 'strasse'],
])('a text is folded: %s', async (_name, texts, folded) => {
  const { rows } = await db.execute<{ folded: string }>(
    sql`select search_fold(text) as folded from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`,
  );
  expect(rows.map((row) => row.folded)).toEqual(texts.map(() => folded));
});

test.each([
  ['python पायथन पाइथन paithan பைத்தான் পাইথন ಪೈಥಾನ್ പൈത്തൺ', 'ptn'],
  ['react रिएक्ट ரியாக்ட் রিঅ্যাক্ট', 'rkt'],
  ['data डेटा डाटा டேட்டா', 'tt'],
  ['sql एसक्यूएल', 'askl'],
  ['photography फोटोग्राफी ফটোগ্রাফি', 'ptkrp'],
])('words that sound alike have one key: %s', async (words, key) => {
  const { rows } = await db.execute<{ key: string }>(
    sql`select distinct search_key(search_fold(word)) as key from regexp_split_to_table(${words}, ' ') as word`,
  );
  expect(rows).toEqual([{ key }]);
});

test('a word ends at no mark of any script', async () => {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from words_of('हिन्दी, பைதான்: ภาษาไทย (Łódź) it’s C++') order by word`,
  );
  expect(rows.map(({ word }) => word)).toEqual(['hindi', 'lodz', 'paitan', 'ภาษาไทย']);
});

test('ratings count visible reviews only', async () => {
  const course = await makeCourse();
  const [other] = await db.insert(users).values({ email: 'b@b.co' }).returning();
  const rate = (by: number, stars: number) =>
    db.insert(feedback).values({ userId: by, trainerId, courseId: course.id, stars });
  await rate(userId, 5);
  await rate(other!.id, 2);
  expect(await readCourse(course.id)).toMatchObject({ ratingAvg: 3.5, ratingCount: 2 });
  await refused(rate(userId, 1), 'feedback_one_for_a_course');
  await db.update(feedback).set({ hiddenAt: new Date() }).where(eq(feedback.stars, 2));
  expect(await readCourse(course.id)).toMatchObject({ ratingAvg: 5, ratingCount: 1 });
  await db.update(feedback).set({ stars: 4 }).where(eq(feedback.stars, 5));
  expect(await readCourse(course.id)).toMatchObject({ ratingAvg: 4, ratingCount: 1 });
  await db.delete(feedback);
  expect(await readCourse(course.id)).toMatchObject({ ratingAvg: 0, ratingCount: 0 });
});

test('fifty concurrent likes of one user are one like', async () => {
  const { id: courseId } = await makeCourse();
  const like = () => db.insert(courseActions).values({ userId, courseId, kind: 'like' }).onConflictDoNothing();
  await Promise.all(Array.from({ length: 50 }, like));
  expect(await db.$count(courseActions, eq(courseActions.courseId, courseId))).toBe(1);
});

test('an order moves forward only, has a fixed price and enrols once per batch', async () => {
  const { id: courseId } = await makeCourse();
  const { id: batchId } = await makeBatch(courseId);
  const price = { currency: 'INR', feeMinor: 1000, discount: 0, amountMinor: 1000 } as const;
  const who = { userId, courseId, trainerId, batchId, courseName: 'Kubernetes' };
  const offer: typeof orders.$inferInsert = { ...price, ...who, provider: 'sandbox', expiresAt: new Date() };
  const [order] = await db.insert(orders).values(offer).returning();
  await refused(db.insert(orders).values(offer), 'orders_one_open');
  const set = (values: Partial<typeof orders.$inferInsert>) =>
    db.update(orders).set(values).where(eq(orders.id, order!.id));
  await refused(set({ amountMinor: 1 }), 'orders_move_forward');
  await refused(set({ status: 'refunded' }), 'orders_move_forward');
  await refused(set({ status: 'paid' }), 'orders_paid');
  await set({ status: 'paid', paidAt: new Date() });
  await refused(set({ status: 'created' }), 'orders_move_forward');
  const enrol = (orderId: number) =>
    db.insert(enrolments).values({ userId, courseId, trainerId, batchId, orderId, amountMinor: 1000, currency: 'INR' });
  await enrol(order!.id);
  const [second] = await db.insert(orders).values(offer).returning();
  await refused(enrol(second!.id), 'enrolments_one_for_a_batch');
});

test('a post cannot take a reserved slug, and a published one has a date', async () => {
  const post = { title: 'T', content: '<p>x</p>', authorId: userId };
  for (const slug of ['limit', 'drafts', 'all', 'id', 'Upper', 'two--dashes', '-', 'a/b', 'हि न्दी', 'हि?', '']) {
    await refused(db.insert(blogPosts).values({ ...post, slug }), 'blog_posts_slug');
  }
  await db.insert(blogPosts).values({ ...post, slug: 'हिन्दी-में-2' });
  await refused(db.insert(blogPosts).values({ ...post, slug: 'ok', status: 'published' }), 'blog_posts_published_at');
});

test('the audit log accepts inserts and the erasure of personal data only', async () => {
  await db.insert(auditLog).values({ actorId: userId, action: 'course.publish', entity: 'course', entityId: 1 });
  await expect(db.update(auditLog).set({ action: 'x' })).rejects.toThrow();
  await expect(db.delete(auditLog)).rejects.toThrow();
  await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
  expect(await db.$count(auditLog)).toBe(1);

  const detail = { amount: 100, reason: 'Illness', address: '192.0.2.1' };
  await db
    .insert(auditLog)
    .values({ actorId: userId, action: 'order.ask-refund', entity: 'order', entityId: 1, detail });
  await expect(db.update(auditLog).set({ detail: { ...detail, reason: '' } })).rejects.toThrow();
  await expect(db.update(auditLog).set({ detail: {} })).rejects.toThrow();
  const erased = sql`audit_detail_without_personal_data(detail)`;
  await expect(db.update(auditLog).set({ detail: erased, action: 'x' })).rejects.toThrow();
  await db.update(auditLog).set({ detail: erased });
  const entries = await db.select({ detail: auditLog.detail }).from(auditLog).orderBy(auditLog.id);
  expect(entries.map((entry) => entry.detail)).toEqual([{}, { amount: 100 }]);
});

test('the ledger accepts whole transfers that add up to zero, and no changes', async () => {
  const transfer = async (key: string) =>
    (await db.insert(ledgerTransfers).values({ key, kind: 'sale', currency: 'INR' }).returning())[0]!.id;
  const entries = (transferId: number, amounts: readonly number[]) =>
    db
      .insert(ledgerEntries)
      .values(
        amounts.map((amountMinor, i) =>
          i === 0
            ? { transferId, account: 'provider' as const, line: 'payment' as const, amountMinor }
            : { transferId, account: 'trainer' as const, trainerId, line: 'sale' as const, amountMinor },
        ),
      );
  const id = await transfer('payment 1');
  await refused(entries(id, [1000, -999]), 'ledger_entries_add_up');
  await entries(id, [1000, -1000]);
  await refused(entries(id, [5, -5]), 'ledger_entries_add_up');
  await refused(transfer('payment 1'), 'ledger_transfers_key_unique');
  for (const table of [ledgerTransfers, ledgerEntries]) {
    await expect(db.update(table).set({ id: sql`id` })).rejects.toThrow();
    await expect(db.delete(table)).rejects.toThrow();
  }
  await expect(db.execute(sql`truncate ledger_entries`)).rejects.toThrow();
  expect(await db.$count(ledgerEntries)).toBe(2);
});

test.each([
  ['payments of an order', 'payments_order_id_index', sql`select * from payments where order_id = 1`],
  ['who is enrolled in a batch', 'enrolments_batch_id_index', sql`select * from enrolments where batch_id = 1`],
])('an index serves the query: %s', async (_what, index, query) => {
  const plan = await db.transaction(async (tx) => {
    // A sequential scan is cheapest for few rows, so it is disabled to check that an index applies.
    await tx.execute(sql`set local enable_seqscan = off`);
    return (await tx.execute(sql`explain ${query}`)).rows;
  });
  expect(JSON.stringify(plan)).toContain(index);
});

test('functions of stored values and indexes need no search path, which pg_restore empties', async () => {
  const computed = await db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path = ''`);
    const { rows } = await tx.execute<{ start: Date; end: Date; key: string; folded: string }>(sql`
      select public.batch_first_start('2099-01-12', '2099-01-12', 1::smallint, null, '18:30', 'UTC', '[]') as start,
        public.batch_last_end('2099-01-12', '2099-01-12', 1::smallint, null, '18:30', '19:30', null, 'UTC', '[]') as end,
        public.search_key('ancel') as key, public.search_fold('Ärger') as folded`);
    return rows[0];
  });
  expect(computed && [new Date(computed.start).toISOString(), new Date(computed.end).toISOString()]).toEqual([
    '2099-01-12T18:30:00.000Z',
    '2099-01-12T19:30:00.000Z',
  ]);
  expect(computed).toMatchObject({ key: expect.stringMatching(/^a/), folded: 'arger' });
});
