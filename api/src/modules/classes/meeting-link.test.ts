import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import type { Operation, Schema } from '../../../test/contract';
import { buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { batches } from '../../platform/database/schema/courses';
import { notifications } from '../../platform/database/schema/notifications';
import { outboxEvents } from '../../platform/database/schema/outbox';
import { auditLog, keptMails } from '../../platform/database/schema/platform';

jest.setTimeout(60_000);

const secret = 'room-4711-only-for-its-learners';
/** The ids of a new database are small, so these cover the batch, the course and their neighbours. */
const ids = [1, 2, 3];

let shop: Shop;
let otherTrainer: TestUser;
const logged: string[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void logged.push(line) };
  shop = await makeShop({ logLevel: 'trace' }, undefined, log);
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
  await buy(shop, shop.learner);
  await beginClass();
  const body = { url: `https://us02web.zoom.us/j/${secret}` };
  const set = await shop.call('PUT', `/classes/${shop.batch}/meeting`, { token: shop.trainer.token, body });
  expect(set.body.data.results.url).toContain(secret);
  await shop.runJobs();
});
afterAll(() => shop.close());

/** The class of the batch takes place now, so that those who have a seat can join it. */
async function beginClass(): Promise<void> {
  const start = new Date(Date.now() - 5 * 60_000);
  const startDate = dayIn('UTC', start);
  const clock = (time: Date) => time.toISOString().slice(11, 16);
  const timeTo = clock(new Date(start.getTime() + 3_600_000));
  await shop.db
    .update(batches)
    .set({
      timezone: 'UTC',
      dayOfWeek: 3,
      timeFrom: clock(start),
      timeTo,
      startDate,
      endDate: addDays(startDate, 9),
    })
    .where(eq(batches.id, shop.batch));
}

/** The addresses of an operation, with every combination of the same id in its parameters. */
const addressesOf = ({ path }: Operation): string[] =>
  path.includes('{') ? ids.map((id) => path.replace(/\{[^}]+\}/g, String(id))) : [path];

async function answersWithLink(person: TestUser | null): Promise<string[]> {
  const found: string[] = [];
  for (const operation of shop.contract.operations.filter(({ method }) => method === 'GET')) {
    for (const address of addressesOf(operation)) {
      const answer = await shop.call('GET', address, { token: person?.token });
      if (JSON.stringify([answer.body, answer.headers]).includes(secret)) found.push(address);
    }
  }
  return found;
}

test.each(['a visitor', 'another learner', 'another trainer', 'a learner of the batch'])(
  'no answer of a GET operation gives the meeting link to %s',
  async (who) => {
    const people: Record<string, TestUser | null> = {
      'a visitor': null,
      'another learner': shop.stranger,
      'another trainer': otherTrainer,
      'a learner of the batch': shop.learner,
    };
    expect(await answersWithLink(people[who] ?? null)).toEqual([]);
  },
);

test.each([
  ['the own lists', () => `/patrons-registration/GetCourseDetailsByTrainerId/${shop.trainer.trainerId}`],
  ['a course', () => `/patrons-registration/GetCourseDetailsById/${shop.course}`],
])('%s of a trainer say that a batch has a link and how many learners, and say it to no other', async (_, path) => {
  const batchOf = async (person: TestUser | null) => {
    const { body } = await shop.call('GET', path(), { token: person?.token });
    return [body.data.results].flat()[0].batches[0];
  };
  expect(await batchOf(shop.trainer)).toMatchObject({ meeting: 'link', learners: 1 });
  for (const person of [null, shop.learner, otherTrainer]) {
    expect(Object.keys(await batchOf(person))).not.toEqual(expect.arrayContaining(['meeting']));
    expect(Object.keys(await batchOf(person))).not.toEqual(expect.arrayContaining(['learners']));
  }
});

/** These end the session or the account of the caller, so that later calls would answer 401. */
const ending = ['endSession', 'endOtherSessions', 'deleteMyAccount', 'signOut'];

/** A body that the schema accepts, so that calls get past the validation. */
function bodyOf({ type, enum: choices, anyOf, properties, items, format, minimum = 1 }: Schema): unknown {
  if (choices) return choices[0];
  if (anyOf?.[0]) return bodyOf(anyOf[0]);
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, schema]) => [name, bodyOf(schema)]));
  }
  if (type === 'array') return items ? [bodyOf(items)] : [];
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (type === 'boolean') return true;
  if (format === 'date-time') return '2027-01-01T00:00:00Z';
  return format === 'email' ? 'someone@example.com' : '2027-01-01';
}

/** Calls that change something: joining first, because later calls give the seat back. */
async function changesWithLink(person: TestUser | null): Promise<string[]> {
  const found = new Set<string>();
  const changes = shop.contract.operations.filter(
    ({ method, operationId }) => method !== 'GET' && !ending.includes(operationId),
  );
  const isJoin = ({ operationId }: Operation) => Number(operationId === 'joinClass');
  for (const operation of changes.toSorted((one, other) => isJoin(other) - isJoin(one))) {
    const schema = operation.requestBody?.content['application/json']?.schema;
    for (const address of addressesOf(operation)) {
      const body = schema && bodyOf(schema);
      const answer = await shop.call(operation.method, address, { token: person?.token, body });
      if (JSON.stringify([answer.body, answer.headers]).includes(secret)) found.add(operation.operationId);
    }
  }
  return [...found];
}

test.each([
  ['a visitor', []],
  ['another learner', []],
  ['another trainer', []],
  ['a learner of the batch', ['joinClass']],
])('of the answers of changing operations to %s, these hold the meeting link: %j', async (who, wanted) => {
  const people: Record<string, TestUser | null> = {
    'a visitor': null,
    'another learner': shop.stranger,
    'another trainer': otherTrainer,
    'a learner of the batch': shop.learner,
  };
  expect(await changesWithLink(people[who] ?? null)).toEqual(wanted);
});

test('the log of all these calls does not hold the meeting link', async () => {
  await shop.runJobs();
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter((line) => line.includes(secret))).toEqual([]);
});

test('the walk finds the link for the trainer of the batch', async () => {
  expect(await answersWithLink(shop.trainer)).toEqual([`/classes/${shop.batch}/meeting`]);
});

test('mails, notifications, events and the audit log do not hold the meeting link', async () => {
  for (const table of [keptMails, notifications, outboxEvents, auditLog]) {
    expect(JSON.stringify(await shop.db.select().from(table))).not.toContain(secret);
  }
});
