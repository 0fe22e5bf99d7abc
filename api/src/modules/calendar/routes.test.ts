import { and, eq, isNull } from 'drizzle-orm';
import ICAL from 'ical.js';
import { grammarFaults } from '../../../test/calendar-grammar';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser, userContext } from '../../../test/test-app';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { trainers } from '../../platform/database/schema/people';
import { calendarFeeds } from '../../platform/database/schema/platform';
import type { OutboxEvent } from '../../platform/outbox/events';
import { enrolmentMailOf } from '../payment/mails';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ origin: 'https://kaksha.example' });
});
afterAll(() => shop.close());

const ofBatch = (id: number | string, token?: string) => shop.call('GET', `/calendar/batch/${id}.ics`, { token });
const feed = (method: 'GET' | 'POST' | 'DELETE', token?: string) => shop.call(method, '/calendar/feed', { token });
const read = (url: string) => shop.call('GET', new URL(url).pathname.replace('/backend', ''));
const make = async ({ token }: TestUser): Promise<string> => (await feed('POST', token)).body.data.results.url;
/** The names of a calendar's events, as a calendar program reads them. */
const namesIn = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'));

describe("a batch's calendar", () => {
  test('is public while the course is public', async () => {
    const answer = await ofBatch(shop.batch);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="kubernetes-in-production.ics"',
      },
    });
    expect(namesIn(answer.body)).toEqual(['Kubernetes in Production']);
    expect(answer.body.replace(/\r\n /g, '')).toContain(`UID:batch-${shop.batch}@kaksha.example`);
    expect(answer.body.replace(/\r\n /g, '')).toContain(`https://kaksha.example/course/kubernetes-in-production/`);
  });

  test('returns 404 for an unknown batch', async () => {
    for (const id of [0, 99_999, 99_999_999_999, 'x', '-1', '1e3']) {
      expect(await ofBatch(id)).toMatchObject({ status: 404, body: { code: 'CALENDAR_NOT_FOUND' } });
    }
    expect((await shop.call('GET', `/calendar/batch/${shop.batch}`)).status).toBe(404);
  });

  test('stays readable for learners and trainers after the course was hidden', async () => {
    const courseId = await addCourse(shop.db, {
      trainerId: shop.trainer.trainerId as number,
      name: 'Withdrawn',
      starts: [4],
    });
    const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
    const learner = await signIn(shop, 'taker@example.com');
    await buy(shop, learner, { courseId, batchId });
    await shop.db.update(courses).set({ isActive: false }).where(eq(courses.id, courseId));
    const statuses = await Promise.all(
      [undefined, shop.stranger, learner, shop.trainer, shop.admin].map(
        async (person) => (await ofBatch(batchId, person?.token)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 200, 200, 200]);
  });
});

describe('a private calendar feed', () => {
  test('returns 401 for visitors', async () => {
    expect((await feed('GET')).status).toBe(401);
    expect((await feed('POST')).status).toBe(401);
    expect((await feed('DELETE')).status).toBe(401);
  });

  test("lists a learner's batches and a trainer's batches without a token", async () => {
    const learner = await signIn(shop, 'busy@example.com');
    const url = await make(learner);
    expect(url).toMatch(/^https:\/\/kaksha\.example\/backend\/calendar\/feed\/[\w-]{43}\.ics$/);
    expect(namesIn((await read(url)).body)).toEqual([]);
    const { id } = await buy(shop, learner, { batchId: shop.laterBatch });
    const answer = await read(url);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });
    expect(namesIn(answer.body)).toEqual(['Kubernetes in Production']);
    const taught = namesIn((await read(await make(shop.trainer))).body);
    expect(taught.filter((name) => name === 'Kubernetes in Production')).toHaveLength(2);
    await shop.db.update(batches).set({ state: 'closed' }).where(eq(batches.id, shop.laterBatch));
    expect((await read(url)).body).toContain('STATUS:CONFIRMED');
    await shop.db.update(batches).set({ state: 'open' }).where(eq(batches.id, shop.laterBatch));
    await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: {} });
    await shop.runJobs();
    expect(namesIn((await read(url)).body)).toEqual([]);
  });

  test('allows one feed, can be revoked, and is stored as a hash', async () => {
    const { learner } = shop;
    expect((await feed('GET', learner.token)).body.data.results).toEqual({ active: false, created_at: null });
    const [first] = await Promise.all([make(learner), make(learner), make(learner)]);
    const second = await make(learner);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await feed('GET', learner.token)).body.data.results).toMatchObject({ active: true });
    const mine = eq(calendarFeeds.userId, learner.userId);
    expect(await shop.db.$count(calendarFeeds, and(mine, isNull(calendarFeeds.revokedAt)))).toBe(1);
    const rows = await shop.db.select().from(calendarFeeds);
    const token = /feed\/(.*)\.ics/.exec(second)?.[1] as string;
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await feed('DELETE', learner.token)).status).toBe(200);
    expect((await feed('DELETE', learner.token)).status).toBe(200);
    expect(await read(second)).toMatchObject({ status: 404 });
    expect((await feed('GET', learner.token)).body.data.results.active).toBe(false);
  });

  test('returns 404 for an unknown feed', async () => {
    for (const file of [`${'x'.repeat(43)}.ics`, 'x.ics', `${'x'.repeat(43)}`]) {
      expect((await shop.call('GET', `/calendar/feed/${file}`)).status).toBe(404);
    }
  });
});

const eventsIn = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

test('the feed of a learner names the page that joins the class, that of the trainer and the public file do not', async () => {
  const person = await signIn(shop, 'conference@example.com');
  await buy(shop, person);
  const [event] = eventsIn((await read(await make(person))).body);
  expect(event!.component.getFirstPropertyValue('conference')).toBe(`https://kaksha.example/my-courses/${shop.batch}`);
  expect((await read(await make(shop.trainer))).body).not.toContain('CONFERENCE');
  expect((await ofBatch(shop.batch)).body).not.toContain('CONFERENCE');
});

test('the feed of a trainer leads to the page of the batch, the public file to that of the course', async () => {
  const urls = (calendar: string) =>
    new ICAL.Component(ICAL.parse(calendar))
      .getAllSubcomponents('vevent')
      .map((part) => part.getFirstPropertyValue('url'));
  const taught = urls((await read(await make(shop.trainer))).body);
  expect(taught).toContain(`https://kaksha.example/patron/basicdetails/batches/${shop.batch}`);
  expect(urls((await ofBatch(shop.batch)).body)[0]).toMatch(/^https:\/\/kaksha\.example\/course\//);
});

describe('when the content of an event changes', () => {
  const long = 'डेटा 👩‍🏫 '.repeat(12).trim();
  const ago = new Date('2026-01-05T08:00:00Z');
  let courseId: number;
  let batchId: number;
  let orderId: number;
  let url: string;
  let learner: TestUser;

  /** The events that the feed, the file of the course page and the newest mail have. */
  async function versions(): Promise<{ sequence: number; changed: string }[]> {
    const files = [(await read(url)).body, (await ofBatch(batchId)).body, (await mailed()).content];
    return files.map((file) => {
      expect(grammarFaults(file)).toEqual([]);
      const event = eventsIn(file).find(({ uid }) => uid === `batch-${batchId}@kaksha.example`);
      if (!event) throw new Error('no event of the batch');
      const changed = event.component.getFirstPropertyValue('last-modified');
      return { sequence: event.sequence, changed: String(changed) };
    });
  }

  async function mailed() {
    const event = { payload: { orderId } } as OutboxEvent<'enrolment.started'>;
    const mail = await enrolmentMailOf(userContext(shop, learner), event);
    return mail!.attachments![0]!;
  }

  beforeAll(async () => {
    courseId = await addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name: 'Renamed', starts: [9] });
    [batchId] = (await batchesOf(shop.db, courseId)) as [number];
    learner = await signIn(shop, 'follows@example.com');
    orderId = (await buy(shop, learner, { courseId, batchId })).id;
    url = await make(learner);
    for (const table of [batches, courses, trainers, enrolments]) await shop.db.update(table).set({ updatedAt: ago });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the name of the course', () => shop.db.update(courses).set({ name: long }).where(eq(courses.id, courseId))],
    ['the name of the trainer', () => shop.db.update(trainers).set({ name: long })],
    ['the mode', () => shop.db.update(batches).set({ mode: 'Online/Offline' }).where(eq(batches.id, batchId))],
    ['the address', () => shop.db.update(batches).set({ address: long }).where(eq(batches.id, batchId))],
  ])('%s raises SEQUENCE and LAST-MODIFIED of the feed, the download and the mail', async (_what, change) => {
    const before = await versions();
    await change();
    const after = await versions();
    for (const [at, { sequence, changed }] of after.entries()) {
      expect(sequence).toBeGreaterThan(before[at]!.sequence);
      expect(changed > before[at]!.changed).toBe(true);
    }
    for (const table of [batches, courses, trainers, enrolments]) await shop.db.update(table).set({ updatedAt: ago });
  });

  test('a seat raises them too, because the event then has the page that joins the class', async () => {
    const sequence = async (token?: string) => eventsIn((await ofBatch(batchId, token)).body)[0]!.sequence;
    await shop.db.update(enrolments).set({ updatedAt: new Date() });
    expect(await sequence(learner.token)).toBeGreaterThan(await sequence());
  });
});
