import fc from 'fast-check';
import { buy, makeShop, type Shop } from './test/shop';
import { type Answer, signIn } from './test/test-app';

/**
 * Everything that the API's own description offers is asked with values that mean no good, as a visitor, a learner, a
 * trainer and an admin. Whatever comes, the answer is one of the API: it says no in its own words, and nothing breaks.
 */

interface Schema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  operationId: string;
  parameters: { in: string; name: string; schema: Schema }[];
  body: Schema | null;
}

let shop: Shop;
let operations: Operation[];
beforeAll(async () => {
  shop = await makeShop();
  await buy(shop, shop.learner);
  operations = operationsOf(shop);
});
afterAll(() => shop.close());

function operationsOf({ app, settings }: Shop): Operation[] {
  const { paths = {} } = app.swagger() as unknown as { paths: Record<string, Record<string, never>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const {
        operationId,
        parameters = [],
        requestBody,
      } = described as unknown as {
        operationId: string;
        parameters?: Operation['parameters'];
        requestBody?: { content: Record<string, { schema: Schema }> };
      };
      return {
        method: method.toUpperCase() as Operation['method'],
        path: path.startsWith(settings.prefix) ? path.slice(settings.prefix.length) : path,
        operationId,
        parameters,
        body: requestBody?.content['application/json']?.schema ?? null,
      };
    }),
  );
}

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
];
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

/** A value that the schema allows, so that hostile ones beside it come as far as they can. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return fc.constantFrom(1, 2, 3, 10, 2_147_483_647);
    case 'number':
      return fc.constantFrom(0, 1.5, 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 2 });
    case 'object':
      return objectOf(schema, 9);
    default:
      return fc.constantFrom('a text', 'a@b.co', '2027-01-01', script, "O'Brien");
  }
}

/** An object of the schema's properties, one of so many hostile. */
function objectOf({ properties = {} }: Schema, one: number): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof({ weight: one, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile }),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

/** In an address every value is a text. */
const inAddress = fc.oneof(
  fc.constantFrom('1', '2', '3', '99999'),
  fc.constantFrom(...texts.map((text) => text.slice(0, 400))),
);

function requestOf({ parameters, body }: Operation) {
  const named = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const texts = (where: string, requiredKeys?: []) =>
    fc.record(
      Object.fromEntries(named(where).map(({ name }) => [name, inAddress])),
      requiredKeys && { requiredKeys },
    ) as fc.Arbitrary<Record<string, string>>;
  return fc.record({
    params: texts('path'),
    query: texts('query', []),
    body: body
      ? fc.oneof({ weight: 5, arbitrary: objectOf(body, 4) }, { weight: 1, arbitrary: hostile })
      : fc.constant(undefined),
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

test('every operation has a name of its own', () => {
  const names = operations.map(({ operationId }) => operationId).filter(Boolean);
  expect(names.length).toBeGreaterThan(80);
  expect(new Set(names).size).toBe(names.length);
});

const roles = ['visitor', 'learner', 'trainer', 'admin'] as const;

test.each(roles)(
  'no value breaks anything, whoever sends it: %s',
  async (role) => {
    // Deletions and sign-outs are among the operations: whoever was lost is somebody new.
    let token = await tokenOf(role, 0);
    let at = 0;
    for (const operation of operations) {
      for (const { params, query, body } of fc.sample(requestOf(operation), { numRuns: 8, seed: 20_261_121 })) {
        at += 1;
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'));
        const answer = await shop.call(operation.method, path, { token, query, body });
        if (answer.status === 401) token = await tokenOf(role, at);
        mustBeDecent(answer, `${role}: ${operation.method} ${path} ${JSON.stringify({ query, body })?.slice(0, 400)}`);
      }
    }
  },
  240_000,
);

async function tokenOf(role: (typeof roles)[number], at: number): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  const registration = role === 'trainer' ? ({ registerAs: 'individual' } as const) : {};
  return (await signIn(shop, `${role}-${at}@example.com`, { ...registration, admin: role === 'admin' })).token;
}

test.each([
  ['a character that cannot be kept', '{"message":"a\\u0000b"}', 400],
  ['a number without end', '{"courseId":1e309,"message":"x"}', 400],
  ['half a body', '{"courseId":', 400],
  ['a body of another kind', '[1,2,3]', 400],
  ['a body that is too large', JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) }), 413],
  ['a body that is nested without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
])('%s is refused', async (_what, body, status) => {
  const { token } = await signIn(shop, 'sender@example.com');
  const answer = await shop.call('POST', '/course-requests', { token, body });
  mustBeDecent(answer, body.slice(0, 100));
  expect(answer.status).toBe(status);
});
