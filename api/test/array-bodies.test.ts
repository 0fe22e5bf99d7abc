import { makeTestApp, signIn, type TestApp, type TestUser } from './test-app';

let api: TestApp;
let admin: TestUser;

beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@example.com', { admin: true, registerAs: 'individual' });
});
afterAll(() => api.close());

interface Operation {
  requestBody?: { content: Record<string, { schema: { type?: string } }> };
}

/** Operations whose JSON body is an object, with ids in their addresses. */
async function objectOperations(): Promise<[string, string][]> {
  const { body } = await api.call('GET', '/openapi.json');
  return Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody?.content['application/json']?.schema.type === 'object')
      .map(([method]): [string, string] => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')]),
  );
}

test('every operation with an object body refuses an array with 400', async () => {
  const operations = await objectOperations();
  expect(operations.length).toBeGreaterThan(40);
  const accepted: string[] = [];
  for (const [method, path] of operations) {
    for (const body of [[], [{}]]) {
      const { status } = await api.call(method as 'POST', path, { token: admin.token, body });
      if (![400, 429].includes(status)) accepted.push(`${method} ${path} ${status}`);
    }
  }
  expect(accepted).toEqual([]);
});
