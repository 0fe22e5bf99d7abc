import type { Operation, Schema } from '../../../test/contract';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';

/** Every request has an upper size: each text and list of each schema, and each body. */

let api: TestApp;
let admin: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@example.com', { registerAs: 'individual', admin: true });
});
afterAll(() => api.close());

const requestSchemas = ({ parameters, requestBody }: Operation): [string, Schema][] => [
  ...parameters.map(({ name, schema }): [string, Schema] => [name, schema]),
  ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]): [string, Schema] => [type, schema]),
];

/** Paths of strings without `maxLength` and arrays without `maxItems`. */
function unbounded(schema: Schema, path: string): string[] {
  const own =
    (schema.type === 'string' && !schema.enum && schema.format !== 'binary' && schema.maxLength === undefined) ||
    (schema.type === 'array' && schema.maxItems === undefined)
      ? [path]
      : [];
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => unbounded(part, `${path}.${name}`)),
    ...(schema.items ? unbounded(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((part) => unbounded(part, path)),
    ...(typeof schema.additionalProperties === 'object' ? unbounded(schema.additionalProperties, `${path}.*`) : []),
  ];
}

test('every text of a request has a maximum length and every list a maximum number of entries', () => {
  const found = api.contract.operations.flatMap((operation) =>
    requestSchemas(operation).flatMap(([name, schema]) => unbounded(schema, `${operation.operationId} ${name}`)),
  );
  expect(found).toEqual([]);
});

test('every operation but probes and picture files has a rate limit', () => {
  const unlimited = api.contract.operations.filter(({ responses }) => !responses[429]);
  expect(unlimited.map(({ operationId }) => operationId).sort()).toEqual(['getPicture', 'isLive', 'isReady']);
});

test('a visitor and made-up tokens of one network share one limit of a public read', async () => {
  const limited = await makeTestApp({ rateLimit: true });
  const read = (token?: string) => limited.call('GET', '/timings/course/1', { token });
  const statuses: number[] = [];
  for (let at = 0; at < 602; at += 1) statuses.push((await read(at % 2 ? `made-up-${at}` : undefined)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(statuses.at(-1)).toBe(429);
  await limited.close();
}, 60_000);

test('a body larger than its schema allows answers 413 on every route', async () => {
  const jsonBodies = api.contract.operations.filter(({ requestBody }) => requestBody?.content['application/json']);
  const accepted: string[] = [];
  for (const { method, path, operationId } of jsonBodies) {
    const large = ['createPost', 'updatePost', 'improveContent', 'generateMeta'].includes(operationId);
    const body = { unknown: 'x'.repeat(large ? 4_000_000 : 400_000) };
    const { status } = await api.call(method, path.replace(/\{\w+\}/g, '1'), { token: admin.token, body });
    if (status !== 413) accepted.push(`${operationId}: ${status}`);
  }
  expect(jsonBodies.length).toBeGreaterThan(50);
  expect(accepted).toEqual([]);
}, 60_000);

test('a body with thousands of errors answers with 20 of them', async () => {
  const body = { ids: Array.from({ length: 5000 }, () => 'x') };
  const { status, body: answer } = await api.call('PUT', '/course-content/courses/1/order', {
    token: admin.token,
    body,
  });
  expect(status).toBe(400);
  expect(Object.keys(answer.fields).length).toBeLessThanOrEqual(20);
  expect(JSON.stringify(answer).length).toBeLessThan(3000);
});
