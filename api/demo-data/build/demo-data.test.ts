import { isUpcoming } from '@kaksha/domain/batches';
import { contentTypes, coverMotifs } from '@kaksha/domain/catalogue';
import { requiredContentTypes, splitList } from '@kaksha/domain/contents';
import { addDays, daysBetween } from '@kaksha/domain/dates';
import { htmlToText } from '@kaksha/domain/html-text';
import { legalSections } from '@kaksha/domain/legal';
import { legalRules } from '@kaksha/domain/legal-rules';
import { settingRules } from '@kaksha/domain/site-settings-rules';
import { slugOf } from '@kaksha/domain/slugs';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { enquiries } from '../../src/platform/database/schema/activity';
import { blogComments, blogPosts } from '../../src/platform/database/schema/blog';
import { categories, languages, subcategories } from '../../src/platform/database/schema/catalogue';
import { batches, courseContents, courseModules, courses } from '../../src/platform/database/schema/courses';
import { media } from '../../src/platform/database/schema/media';
import { enrolments, orders, payments } from '../../src/platform/database/schema/payments';
import { trainers, users } from '../../src/platform/database/schema/people';
import { legalTexts, siteSettingVersions } from '../../src/platform/database/schema/site-settings';
import { staff } from '../../src/platform/database/schema/staff';
import { feedback } from '../../src/platform/database/schema/support';
import { cleanHtml } from '../../src/platform/html/clean-html';
import { coursesByCategory } from '../data/demo';
import { readBatch } from './batch-notation';
import { scheduleOf } from './batches';
import { buildDemoData } from './demo-data';
import { withDrawnPictures } from './pictures';

const today = '2026-11-21';
const { book, pictures } = buildDemoData(today);
const published = book.of(courses).filter(({ status }) => status === 'published');
const of = <T extends { courseId: number }>(rows: readonly T[], courseId: number) =>
  rows.filter((row) => row.courseId === courseId);

test('contains the categories, languages, trainers, courses, drafts, posts and accounts of the demo', () => {
  expect(book.of(categories).map(({ motif }) => motif)).toEqual(coverMotifs);
  for (const { id } of book.of(categories)) {
    expect(book.of(subcategories).filter(({ categoryId }) => categoryId === id).length).toBeGreaterThan(3);
  }
  expect(book.of(languages)).toHaveLength(8);
  expect(book.of(trainers)).toHaveLength(21);
  expect(new Set(book.of(trainers).map(({ location }) => location)).size).toBeGreaterThan(12);
  expect(published).toHaveLength(120);
  expect(book.of(blogPosts)).toHaveLength(15);
  expect(book.of(blogPosts).filter(({ status }) => status === 'draft')).toHaveLength(3);
  const accounts = book.of(users).filter(({ email }) => email.endsWith('@kaksha.test'));
  expect(accounts.map(({ email }) => email.split('@')[0]).sort()).toEqual([
    'admin',
    'institute',
    'learner',
    'manager',
    'second-trainer',
    'trainer',
    'two-step',
  ]);
});

test('each demo trainer has a draft at every stage of the wizard', () => {
  for (const email of ['trainer@kaksha.test', 'institute@kaksha.test']) {
    const user = book.of(users).find((each) => each.email === email)!;
    const trainer = book.of(trainers).find(({ userId }) => userId === user.id)!;
    const drafts = book.of(courses).filter(({ status, trainerId }) => status === 'draft' && trainerId === trainer.id);
    expect(drafts.map(({ stage }) => stage).sort()).toEqual([1, 2, 3, 4]);
    for (const { id, stage } of drafts) {
      if (stage === 1) expect(of(book.of(batches), id)).toEqual([]);
      if (stage === 2 || stage === 3) expect(of(book.of(batches), id).length).toBeGreaterThan(0);
      if (stage! < 4) expect(of(book.of(courseModules), id)).toEqual([]);
    }
  }
});

test('every published course has details, an active batch, the required contents and 5 to 10 modules', () => {
  for (const course of published) {
    expect(course).toMatchObject({ stage: 5, slug: slugOf(course.name), thumbnailId: expect.any(Number) });
    for (const text of [course.description, course.prerequisites, course.objectives]) expect(text).toBeTruthy();
    const runs = of(book.of(batches), course.id).filter(({ state }) => state === 'open');
    expect(runs.length).toBeGreaterThanOrEqual(1);
    expect(runs.length).toBeLessThanOrEqual(3);
    const contents = of(book.of(courseContents), course.id);
    expect(contents.map(({ type }) => type)).toEqual(expect.arrayContaining([...requiredContentTypes]));
    for (const { text } of contents) expect(splitList(text).length).toBeGreaterThan(0);
    const modules = of(book.of(courseModules), course.id);
    expect(modules.length).toBeGreaterThanOrEqual(5);
    expect(modules.length).toBeLessThanOrEqual(10);
    for (const { topics, handsOn, skills } of modules) {
      expect(splitList(topics).length).toBeGreaterThanOrEqual(3);
      expect(handsOn && skills).toBeTruthy();
    }
  }
});

test('every content type is used, and courses differ in name, words, level, language, mode and fee', () => {
  expect(new Set(book.of(courseContents).map(({ type }) => type))).toEqual(new Set(contentTypes));
  expect(new Set(published.map(({ name }) => name)).size).toBe(120);
  expect(new Set(published.map(({ description }) => description)).size).toBe(120);
  for (const field of ['difficulty', 'mode'] as const) expect(new Set(published.map((row) => row[field])).size).toBe(3);
  expect(new Set(published.map(({ languageId }) => languageId)).size).toBe(8);
  const onRequest = published.filter(({ feeMinor, feeUsdMinor }) => feeMinor === null && feeUsdMinor === null);
  const free = published.filter(({ feeMinor }) => feeMinor === 0);
  expect([onRequest.length, free.length].every((count) => count > 2 && count < 10)).toBe(true);
  expect(published.filter(({ discount }) => discount! > 0).length).toBeGreaterThan(20);
});

test('descriptions begin with one or two sentences that fit a card', () => {
  for (const { name, description } of published) {
    const lead = description!.split('\n\n')[0]!.split(/\s+/).length;
    expect([name, lead >= 17 && lead <= 34]).toEqual([name, true]);
  }
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'loaded %i days after a Saturday, courses start on 8 or more of the next 14 days',
  (shift) => {
    const day = addDays(today, shift);
    const starts = Object.values(coursesByCategory)
      .flatMap((seeds) => seeds.flatMap((seed) => seed.batches))
      .map((notation) => readBatch(notation, day).startDate)
      .filter((start) => start >= day && daysBetween(day, start) < 14);
    expect(new Set(starts).size).toBeGreaterThanOrEqual(8);
  },
);

test('ended batches are inactive, some batches are running, some are in a classroom', () => {
  for (const { state, endDate } of book.of(batches)) {
    if (state !== 'cancelled') expect(state === 'open').toBe(endDate! >= today);
  }
  const running = book.of(batches).filter(({ state, startDate }) => state === 'open' && startDate < today);
  expect(running.length).toBeGreaterThan(20);
  const rooms = book.of(batches).filter(({ area }) => area !== null);
  expect(rooms.length).toBeGreaterThan(10);
  for (const { mode, address } of rooms) {
    expect(mode).not.toBe('Online');
    expect(address).toBeTruthy();
  }
});

test('the same day gives the same rows and drawings, another day gives other dates', () => {
  const again = buildDemoData(today);
  expect(again.book.tables().map(({ rows }) => rows)).toEqual(book.tables().map(({ rows }) => rows));
  expect(again.pictures).toEqual(pictures);
  const later = buildDemoData('2027-03-02').book.of(batches);
  expect(later.map(({ startDate }) => startDate)).not.toEqual(book.of(batches).map(({ startDate }) => startDate));
});

test('every reference leads to a row that is inserted before it', () => {
  const numbers = new Map<string, Set<unknown>>([[getTableName(media), new Set(pictures.map(({ id }) => id))]]);
  for (const { table, rows } of book.tables()) {
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignColumns, foreignTable } = key.reference();
      if (columns.length !== 1 || foreignColumns[0]!.name !== 'id') continue;
      const field = Object.entries(getTableColumns(table)).find(([, column]) => column === columns[0])![0];
      const there = new Set(numbers.get(getTableName(foreignTable)));
      const lost = rows.flatMap((row) => {
        const id = row[field];
        const isLost = id !== null && id !== undefined && !there.has(id);
        // A row may refer to an earlier one of its own table.
        if (foreignTable === table) there.add(row.id);
        return isLost ? [id] : [];
      });
      expect({ table: getTableName(table), field, lost }).toEqual({ table: getTableName(table), field, lost: [] });
    }
    numbers.set(getTableName(table), new Set(rows.map(({ id }) => id)));
  }
});

test('ratings come from learners of ended batches and give the average of the seed', () => {
  const ended = new Map(book.of(batches).map(({ id, endDate }) => [id, endDate!]));
  const seats = new Map(book.of(enrolments).map((row) => [`${row.userId}/${row.courseId}`, row]));
  for (const { userId, courseId, createdAt } of book.of(feedback)) {
    const seat = seats.get(`${userId}/${courseId}`);
    expect(seat?.status).toBe('Completed');
    expect(createdAt!.toISOString().slice(0, 10) >= ended.get(seat!.batchId)!).toBe(true);
  }
  const kubernetes = of(book.of(feedback) as { courseId: number; stars: number }[], 1);
  expect(kubernetes).toHaveLength(128);
  expect(kubernetes.reduce((sum, { stars }) => sum + stars, 0) / 128).toBeCloseTo(4.9, 1);
});

test('no course shows one review twice', () => {
  const words = book.of(feedback).filter(({ text }) => text);
  expect(new Set(words.map(({ courseId, text }) => `${courseId}/${text}`)).size).toBe(words.length);
});

test('every enrolment is paid once with the amount of its order, and no user is enrolled twice in a batch', () => {
  const byOrder = new Map(book.of(orders).map((order) => [order.id, order]));
  const captured = new Map(
    book
      .of(payments)
      .filter(({ status }) => status !== 'failed')
      .map((each) => [each.orderId, each]),
  );
  for (const { orderId, amountMinor, currency, status } of book.of(enrolments)) {
    expect(byOrder.get(orderId)).toMatchObject({
      amountMinor,
      currency,
      status: status === 'Refunded' ? 'refunded' : 'paid',
    });
    if (amountMinor > 0) expect(captured.get(orderId)).toMatchObject({ amountMinor, currency });
    else expect(captured.has(orderId)).toBe(false);
  }
  const seats = book.of(enrolments).map(({ userId, batchId }) => `${userId}/${batchId}`);
  expect(new Set(seats).size).toBe(seats.length);
});

test('the demo learner has two running courses, one of them in a classroom, one upcoming and one finished course', () => {
  const own = book.of(enrolments).filter(({ userId }) => userId === 1);
  const run = (id: number) => book.of(batches)[id - 1]!;
  const standing = own.map(({ batchId }) => {
    const batch = scheduleOf(run(batchId));
    if (batch.endDate! < today) return 'finished';
    const now = new Date(`${today}T06:00:00Z`);
    return isUpcoming(batch, now) ? 'ahead' : 'under way';
  });
  expect(standing.sort()).toEqual(['ahead', 'finished', 'under way', 'under way']);
});

test('the newest post has a picture as wide as its text, with an address after it is drawn', () => {
  const published = book.of(blogPosts).filter(({ publishedAt }) => publishedAt);
  const [newest] = published.sort((a, b) => b.publishedAt!.getTime() - a.publishedAt!.getTime());
  const [, id] = /<img src="drawn:(\d+)" alt="[^"]+" width="800" class="ql-full-width">/.exec(newest!.content!)!;
  expect(pictures[Number(id) - 1]).toMatchObject({ kind: 'blog', width: 960 });
  const shown = withDrawnPictures(newest!.content!, () => '/media/a1-960.webp');
  expect(cleanHtml(shown, { mediaBase: '/media' })).toContain('<img src="/media/a1-960.webp"');
  expect(withDrawnPictures(newest!.content!, null)).not.toContain('<img');
});

test('posts are 400 to 900 words with headings, and their comments come after them', () => {
  for (const { title, content } of book.of(blogPosts)) {
    const words = htmlToText(content).split(' ').length;
    expect([title, words >= 400 && words <= 900]).toEqual([title, true]);
    expect(content).toMatch(/<h2>/);
    expect(content).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em)>|img )/);
  }
  for (const { postId, createdAt } of book.of(blogComments)) {
    expect(createdAt!.getTime()).toBeGreaterThan(book.of(blogPosts)[postId - 1]!.publishedAt!.getTime());
  }
});

test('answered enquiries have a reply, and some enquiries are open', () => {
  const asked = book.of(enquiries);
  for (const { status, reply, answeredAt, createdAt } of asked) {
    if (status === 'new') expect(reply ?? answeredAt ?? null).toBeNull();
    else expect([Boolean(reply), answeredAt! > createdAt!]).toEqual([true, true]);
  }
  expect(asked.filter(({ status, trainerId }) => status === 'new' && trainerId === 1)).toHaveLength(5);
});

test('has a cancelled batch, skipped and moved sessions ahead, and the staff of an institute with a taught batch', () => {
  expect(book.of(batches).filter(({ state }) => state === 'cancelled')).toHaveLength(1);
  const changes = book.of(batches).flatMap(({ sessionChanges }) => sessionChanges ?? []);
  expect(changes.filter(({ action, day }) => action === 'skip' && day > today).length).toBeGreaterThan(0);
  expect(changes.filter(({ action, day }) => action === 'move' && day > today).length).toBeGreaterThan(0);
  expect(book.of(staff).map(({ role, acceptedAt }) => [role, !!acceptedAt])).toEqual([
    ['trainer', true],
    ['manager', true],
    ['trainer', false],
  ]);
  const courseTrainers = new Map(book.of(courses).map(({ id, trainerId }) => [id, trainerId]));
  const taught = book.of(batches).filter(({ courseId, trainerId }) => courseTrainers.get(courseId) !== trainerId);
  expect(taught).toHaveLength(1);
});

test('has a banner for trainers, and terms that are announced, as the screens could save them', () => {
  const [banner] = book.of(siteSettingVersions);
  expect(settingRules.banner.isValidSync(banner!.value)).toBe(true);
  expect(banner).toMatchObject({
    section: 'banner',
    value: { audience: 'trainers', from: '2026-11-19T18:30:00.000Z' },
  });
  const [terms] = book.of(legalTexts);
  const effectiveFrom = terms!.effectiveFrom.toISOString();
  expect(legalRules.isValidSync({ ...terms, effectiveFrom })).toBe(true);
  expect([effectiveFrom, legalSections(terms!.text).length]).toEqual(['2026-12-04T18:30:00.000Z', 6]);
});
