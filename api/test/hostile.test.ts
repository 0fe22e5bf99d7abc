import { everyCase } from '@kaksha/testing/every-case';
import fc from '@kaksha/testing/properties';
import type { Operation, Schema } from './contract';
import { buy, makeShop, type Shop } from './order-fixtures';
import { type Answer, signIn, type TestUser } from './test-app';

/**
 * Sends hostile values to every operation of the API description as a visitor, learner, trainer and administrator.
 * `call` throws when the answer does not match the description.
 */

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
  await buy(shop, shop.learner);
});
afterAll(() => shop.close());

const script = '<script>alert(1)</script>';
const texts = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1',
  '1.5',
  '1e309',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  "' or 1=1; drop table users; --",
  '%',
  '%_\\',
  '../../etc/passwd',
  script,
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'a@b.co',
  '2026-02-30',
  '{"a":1}',
  '\u202eabc\ufeff',
  '😀'.repeat(50),
  'ا'.repeat(300),
  'x'.repeat(20_000),
  'a\0b',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  'https://example.com/?q="><script>alert(1)</script>',
  '//evil.example',
];
/** Placeholder for a JSON number that exceeds the range of a double. */
const endless = '@endless@';
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1,
    1.5,
    2_147_483_648,
    -2_147_483_649,
    1e308,
    Number.MAX_SAFE_INTEGER,
    endless,
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { a: { b: { c: [] } } },
    { $ne: null },
    { length: 9 },
    { toString: 1 },
  ),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}')),
);

/** Ids of the caller and their resources, mixed with foreign ids. */
let ownIds: number[] = [];

/** A valid value, so that hostile values beside it pass validation as far as possible. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'integer':
      // Includes ids of foreign and of missing resources.
      return fc.constantFrom(
        ...[1, 2, ...ownIds, 10, 2_147_483_647].map((id) => clamp(id, schema)),
        clamp(Number.NEGATIVE_INFINITY, schema),
      );
    case 'number':
      return fc.constantFrom(...[0, 1.5, 100].map((number) => clamp(number, schema)));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { minLength: 1, maxLength: 2 });
    case 'object':
      return objectOf(schema, 9);
    default:
      return fc.constantFrom(...fittingTexts(schema));
  }
}

const clamp = (value: number, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema) =>
  Math.min(Math.max(value, minimum), maximum);

function fittingTexts({ format, maxLength = 5000 }: Schema): string[] {
  if (format === 'email') return ['a@b.co', 'learner@example.com'];
  if (format === 'date') return ['2027-01-01', '2026-11-21'];
  if (format === 'date-time') return ['2027-01-01T00:00:00Z'];
  return [
    'a text',
    'a@b.co',
    '2027-01-01',
    '19:00',
    '9876543210',
    'https://wa.me/1',
    script,
    "O'Brien",
    'Online',
    'a',
  ].filter((text) => text.length <= maxLength);
}

/** An object of the schema with some hostile properties; half of the objects lack the optional ones. */
function objectOf({ properties = {}, required = [] }: Schema, one: number): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof({ weight: one, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile }),
  ]);
  const of = (requiredKeys: string[]) =>
    fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  return fc.oneof({ weight: 1, arbitrary: of([]) }, { weight: 3, arbitrary: of(required) });
}

/** Values in an address are strings. */
const inAddress = (schema: Schema) =>
  fc.oneof(
    { weight: 4, arbitrary: fitting(schema).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...texts.map((text) => text.slice(0, 400))) },
  );

/** A request with `hostility` per cent hostile values. */
function requestOf({ parameters, requestBody }: Operation, hostility: number) {
  const body = requestBody?.content['application/json']?.schema;
  const fits = hostility === 0 ? 1_000_000 : Math.round(100 / hostility);
  const named = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const text = (schema: Schema) =>
    hostility === 0 ? fitting(schema).map(String) : (inAddress(schema) as fc.Arbitrary<string>);
  const texts = (where: string, requiredKeys?: string[]) =>
    fc.record(Object.fromEntries(named(where).map(({ name, schema }) => [name, text(schema)])), {
      requiredKeys: requiredKeys ?? named(where).map(({ name }) => name),
    }) as fc.Arbitrary<Record<string, string>>;
  const requiredQuery = named('query').flatMap(({ name, required }) => (required ? [name] : []));
  return fc.record({
    params: texts('path'),
    query: texts('query', hostility === 0 ? requiredQuery : []),
    body: !body
      ? fc.constant(undefined)
      : hostility === 0
        ? objectOf(body, fits)
        : fc.oneof({ weight: 6, arbitrary: objectOf(body, fits) }, { weight: 1, arbitrary: hostile }),
  });
}

function mustBeDecent(answer: Answer, what: string) {
  const { status, body } = answer;
  const said = typeof body === 'string' ? body : JSON.stringify(body);
  expect([what, status < 500 ? 'decent' : `${status} ${said}`]).toEqual([what, 'decent']);
  expect(said).not.toMatch(/node_modules|\bat \w+.*\.ts:\d+|select .* from|PGlite|drizzle|Failed query/i);
  if (status < 400) return;
  expect(body).toMatchObject({ success: false, status: 'error', error: expect.any(String), code: expect.any(String) });
  expect(answer.headers['content-type']).toContain('application/json');
}

describe('the API description', () => {
  test('every operation has a unique name, a summary and a meaning for each status', () => {
    const { operations } = shop.contract;
    expect(operations.length).toBeGreaterThan(120);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const wanting = operations.filter(({ operationId, summary, responses }) => {
      const descriptions = Object.values(responses).map(({ description }) => description);
      return !operationId || !summary || descriptions.some((text) => !text || text === 'Default Response');
    });
    expect(wanting.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('every operation documents 400, 401, 413, 429 and 503 where they apply', () => {
    const wanting = shop.contract.operations.flatMap(({ method, operationId, security, responses }) => {
      const due = ['400', '503', ...(security ? ['401'] : []), ...(method === 'GET' ? [] : ['413', '415'])];
      return due.filter((status) => !responses[status]).map((status) => `${operationId} ${status}`);
    });
    expect(wanting).toEqual([]);
  });
});

/** Operations that sign out or delete run last. */
const inOrder = (operations: readonly Operation[]) => [
  ...operations.filter((one) => !isEnd(one)),
  ...operations.filter(isEnd),
];
const isEnd = ({ method, operationId }: Operation) => method === 'DELETE' || operationId === 'signOut';

/** Requests for each operation, role and share of hostile values. */
const numRuns = everyCase ? 10 : 1;

/** Minimum of operations that succeed per role, because a run with only refused requests proves little. */
test.each([
  ['visitor', 28],
  ['learner', 55],
  ['trainer', 65],
  ['admin', 55],
] as const)(
  'hostile values get documented responses: %s',
  async (role, least) => {
    let person = await personOf(role, 0);
    let at = 0;
    const reached = new Set<string>();
    for (const operation of inOrder(shop.contract.operations)) {
      ownIds = [person?.userId, person?.trainerId, shop.course, shop.batch].flatMap((id) => id ?? []);
      const requests = [0, 10, 60].flatMap((hostility) => fc.sample(requestOf(operation, hostility), { numRuns }));
      for (const { params, query, body } of requests) {
        at += 1;
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'));
        const sent = body === undefined ? undefined : JSON.stringify(body).replaceAll(`"${endless}"`, '1e309');
        const { method, operationId } = operation;
        const answer = await shop.call(method, path, { token: person?.token, query, body: sent });
        mustBeDecent(answer, `${role}: ${method} ${path} ${JSON.stringify({ query, body })?.slice(0, 400)}`);
        if (answer.status < 400) reached.add(operationId);
        // A user who was signed out or deleted is replaced.
        if (answer.status === 401) person = await personOf(role, at);
      }
    }
    expect(reached.size).toBeGreaterThanOrEqual(least);
  },
  240_000,
);

/** The users of the shop, who own data. */
async function personOf(role: 'visitor' | 'learner' | 'trainer' | 'admin', at: number): Promise<TestUser | null> {
  if (role === 'visitor') return null;
  if (at === 0) return shop[role];
  const registration = role === 'trainer' ? ({ registerAs: 'individual' } as const) : {};
  return signIn(shop, `${role}-${at}@example.com`, { ...registration, admin: role === 'admin' });
}

test.each([
  ['a NUL character', '{"message":"a\\u0000b"}', 400],
  ['a number without end', '{"courseId":1e309,"message":"x"}', 400],
  ['half a body', '{"courseId":', 400],
  ['a body of another type', '[1,2,3]', 400],
  ['a body that is too large', JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) }), 413],
  ['a body that is nested without end', `${'['.repeat(1_500)}${']'.repeat(1_500)}`, 400],
])('%s is refused', async (_what, body, status) => {
  const { token } = await signIn(shop, 'sender@example.com');
  const answer = await shop.call('POST', '/course-requests', { token, body });
  mustBeDecent(answer, body.slice(0, 100));
  expect(answer.status).toBe(status);
});
