import { randomUUID } from 'node:crypto';
import { issuePageToken } from '../src/modules/telemetry/page-token';
import { blogPosts } from '../src/platform/database/schema/blog';
import { courseContents, courseModules } from '../src/platform/database/schema/courses';
import { telemetryEvents } from '../src/platform/database/schema/platform';
import { maxFormText } from '../src/platform/http/wire';
import { courseBody } from './authoring-fixtures';
import { inDays } from './catalogue-fixtures';
import type { Operation, Schema } from './contract';
import { makeShop, type Shop } from './order-fixtures';
import { signIn, type TestUser } from './test-app';

/** Every stored text has a maximum length. A longer one is refused with a message on its field. */

let shop: Shop;
let insider: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  insider = await signIn(shop, 'insider@example.com', { registerAs: 'individual', admin: true });
  const { db, course: courseId, admin } = shop;
  await db.insert(courseContents).values({ courseId, type: 'Covering Tools', text: 'a' });
  await db.insert(courseModules).values({ courseId, position: 1, name: 'Pods', topics: 'a' });
  await db.insert(blogPosts).values({ title: 'A', slug: 'a', content: '<p>a</p>', authorId: admin.userId });
});
afterAll(() => shop.close());

/** Longer than the field's schema or its form allows, as the fields of pages count: an emoji has the length 2. */
const tooLong = ({ maxLength = 0 }: Schema) =>
  '😀'.repeat(Math.floor((maxLength === maxFormText ? maxLength - 1 : maxLength) / 2) + 1);

const payouts = { currencies: ['INR'], refund_terms_accepted: true };
/** Other fields that a body needs before the text is checked. */
const rest: Record<string, (field: string) => object> = {
  createCourse: () => courseBody(''),
  createWebhook: () => ({ events: ['release.alarm'] }),
  updatePost: () => ({ tags: ['a'] }),
  createPost: () => ({ title: 'A', content: '<p>a</p>', tags: ['a'], status: 'draft' }),
  addContent: () => ({ CourseId: shop.course, ContentType: 'Offered Job Role', ContentText: 'a' }),
  addModule: () => ({ courseId: shop.course, moduleName: 'A', topic_name: 'a' }),
  addBatch: () => ({
    courseId: shop.course,
    day_of_week: 1,
    start_date: inDays(3),
    time_from: '19:00',
    duration: '2 hours',
  }),
  savePaymentConfig: (field) => ({ ...payouts, payout_kind: field === 'upi_id' ? 'upi' : 'bank' }),
};
/** Telemetry is cut instead of refused. */
const cut = ['addTelemetry'];

const pathOf = ({ path, parameters }: Operation) =>
  path.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    const [choice] = parameter?.schema.enum ?? [];
    return parameter?.schema.format === 'uuid' ? randomUUID() : String(choice ?? 1);
  });

/** The text fields of a body, each with a value that is too long. */
const textsOf = ({ requestBody }: Operation) =>
  Object.entries(requestBody?.content['application/json']?.schema.properties ?? {}).flatMap(([field, schema]) =>
    [schema, ...(schema.anyOf ?? [])]
      .filter(({ type, enum: choices }) => type === 'string' && !choices)
      .slice(0, 1)
      .map((text) => ({ field, value: tooLong(text) })),
  );

test('returns 400 with a message on the field for every text that is too long', async () => {
  const { token } = insider;
  const taken: string[] = [];
  let asked = 0;
  for (const operation of shop.contract.operations.filter(({ operationId }) => !cut.includes(operationId))) {
    for (const { field, value } of textsOf(operation)) {
      const body = { ...rest[operation.operationId]?.(field), [field]: value };
      const { status, body: answer } = await shop.call(operation.method, pathOf(operation), { token, body });
      asked += 1;
      if (status !== 400 || !answer.fields?.[field]) {
        taken.push(`${operation.operationId}.${field}: ${status} ${JSON.stringify(answer).slice(0, 200)}`);
      }
    }
  }
  expect(taken).toEqual([]);
  expect(asked).toBeGreaterThan(100);
}, 120_000);

test('cuts telemetry texts to the column sizes', async () => {
  const long = 'x'.repeat(5000);
  const release = 'x'.repeat(900);
  const page = issuePageToken(shop.services.signingKey, [`${release}@${release}`], new Date());
  const reported = {
    kind: 'error',
    remote: release,
    version: release,
    path: '/x'.repeat(2500),
    name: long,
    message: 'x '.repeat(2500),
    stack: `at /remotes/x/1/${'x'.repeat(97)}.js:1:1\n`.repeat(100),
  };
  const { status } = await shop.call('POST', '/telemetry', { body: { page, events: [reported] } });
  expect(status).toBe(204);
  const [{ remote, version, path, name, message, stack } = {} as never] = await shop.db.select().from(telemetryEvents);
  const lengths = [remote, version, path, name, message, stack].map((text) => text?.length);
  // Eight positions of 108 characters.
  expect(lengths).toEqual([60, 60, 300, 100, 1000, 8 * 108 + 7]);
});
