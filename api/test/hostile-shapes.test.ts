import { someCases } from '@kaksha/testing/every-case';
import type { InjectOptions } from 'fastify';
import type { Operation } from './contract';
import { makeShop, type Shop } from './order-fixtures';
import { signIn, type TestUser } from './test-app';

/**
 * Sends malformed requests to the operations as a user with access. Each response must match the API description. Every
 * operation gets some of the malformations, and each malformation is sent to some operations; a run with every case tries
 * all pairs.
 */

/** One operation in so many gets a malformation. */
const share = 4;

let shop: Shop;
let insider: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  insider = await signIn(shop, 'insider@example.com', { registerAs: 'individual', admin: true });
});
afterAll(() => shop.close());

const boundary = 'b0undary';
const part = (head: string, text: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const form = `multipart/form-data; boundary=${boundary}`;

/** Bodies with their name and declared content type. */
const bodies: [what: string, contentType: string | undefined, payload: string | Buffer][] = [
  ['half a JSON', 'application/json', '{"courseId":'],
  ['nothing as JSON', 'application/json', ''],
  ['null', 'application/json', 'null'],
  ['a text', 'application/json', '"x"'],
  ['a number', 'application/json', '1e309'],
  ['a list', 'application/json', '[{}]'],
  ['JSON of another encoding', 'application/json; charset=utf-16', '{}'],
  ['bytes that are not text', 'application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['a way into prototypes', 'application/json', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'],
  ['lone halves of characters', 'application/json', '{"message":"\\ud800","comment":"\\udfff","name":"\\ud800"}'],
  ['XML', 'application/xml', '<a/>'],
  ['plain text', 'text/plain', 'hello'],
  ['a form of an address', 'application/x-www-form-urlencoded', 'a=1&a=2&a[b]=3&__proto__[x]=1'],
  ['no kind at all', undefined, '{}'],
  ['a kind that is none', 'a b c', '{}'],
  ['an endless kind', `application/${'x'.repeat(5000)}`, '{}'],
  ['a form without its boundary', 'multipart/form-data', 'x'],
  ['a form that breaks off', form, `${part('name="title"', 'a')}--${boundary}\r\ncontent-disp`],
  ['a form with a field twice', form, `${part('name="title"', 'a')}${part('name="title"', 'b')}--${boundary}--\r\n`],
  [
    'a form with prototypes',
    form,
    `${part('name="__proto__"', 'a')}${part('name="constructor"', 'b')}--${boundary}--\r\n`,
  ],
  [
    'a form with an evil file name',
    form,
    `${part('name="image"; filename="../../etc/passwd\0.png"', 'x')}--${boundary}--\r\n`,
  ],
  ['a form with a NUL character', form, `${part('name="title"', 'a\0b')}--${boundary}--\r\n`],
  ['a form of many parts', form, `${part('name="a"', 'a').repeat(500)}--${boundary}--\r\n`],
];

const long = 'x'.repeat(3000);
/** Queries, with the name of a parameter in place of `*`. */
const queries = [
  '*=1&*=2',
  '*[]=1',
  '*[a]=1',
  '*=%00',
  '*=%zz',
  '*=%ff%fe',
  '*=1e309',
  '*',
  `*=${long}`,
  '__proto__[x]=1&*=',
  '*=%ud800',
  '*=-0',
];
const places = ['%00', '%ff', '%2e%2e%2f', '__proto__', '1e309', '0x1', '1;2', '１', long.slice(0, 290), long];

const secrets = /node_modules|\bat \w+.*\.ts:\d+|select .* from|PGlite|drizzle|Failed query/i;

async function ask(operation: Operation, person: TestUser | null, url: string, over: Partial<InjectOptions> = {}) {
  const what = `${operation.method} ${url.slice(0, 200)}`;
  const headers = { ...(person && { authorization: `Bearer ${person.token}` }), ...over.headers };
  const request = { method: operation.method, url: shop.settings.prefix + url, ...over, headers } as InjectOptions;
  const { statusCode, payload } = await shop.app.inject(request);
  return { what: `${what} ${JSON.stringify(headers).slice(0, 200)}`, statusCode, payload };
}

function mustBeDecent({ what, statusCode, payload }: Awaited<ReturnType<typeof ask>>, fault?: string) {
  expect([what, fault, statusCode < 500 ? 'decent' : `${statusCode} ${payload.slice(0, 300)}`]).toEqual([
    what,
    fault,
    'decent',
  ]);
  expect(payload).not.toMatch(secrets);
  if (statusCode >= 400) expect(JSON.parse(payload)).toMatchObject({ success: false, error: expect.any(String) });
}

const pathOf = ({ path }: Operation, place = '1') => path.replace(/\{\w+\}/g, place);
/** Operations that end the session or account run last. */
const lasting = () =>
  shop.contract.operations.filter(({ operationId }) => !['signOut', 'deleteMyAccount'].includes(operationId));
/** An administrator who is a trainer reaches most operations; visitors call the public ones. */
const askerOf = ({ security }: Operation) => (security ? insider : null);

test.each(bodies.map((body, at) => [...body, at] as const))(
  'operations answer as documented to %s as body',
  async (what, contentType, payload, at) => {
    const operations = lasting().filter(({ method }) => method !== 'GET');
    for (const operation of someCases(operations, share, at)) {
      const headers = { ...(contentType && { 'content-type': contentType }) };
      // Deletions would remove the data of later requests.
      const path = pathOf(operation, operation.method === 'DELETE' ? '999999' : '1');
      mustBeDecent(await ask(operation, askerOf(operation), path, { headers, payload }), what);
    }
  },
  60_000,
);

test.each(queries.map((query, at) => [query.slice(0, 30), query, at] as const))(
  'operations answer as documented to the query %s',
  async (_name, query, at) => {
    const operations = lasting().filter(({ method }) => method === 'GET');
    for (const operation of someCases(operations, share, at)) {
      const names = operation.parameters.flatMap(({ in: where, name }) => (where === 'query' ? [name] : []));
      for (const name of names.length > 0 ? names : ['other']) {
        const url = `${pathOf(operation)}?${query.replaceAll('*', name)}`;
        mustBeDecent(await ask(operation, askerOf(operation), url), query);
      }
    }
  },
  60_000,
);

test.each(places.map((place, at) => [place.slice(0, 30), place.length, place, at] as const))(
  'operations answer as documented to the path %s of %d characters',
  async (_name, _length, place, at) => {
    const operations = lasting().filter(({ path }) => path.includes('{'));
    for (const operation of someCases(operations, share, at)) {
      mustBeDecent(await ask(operation, askerOf(operation), pathOf(operation, place)), place);
    }
  },
  60_000,
);

test.each([
  'Bearer',
  'Bearer \u00e9',
  `Bearer ${'x'.repeat(43)}`,
  `Bearer ${'x'.repeat(9000)}`,
  'Basic YTpi',
  'Bearer a, Bearer b',
])('the token %s is treated as no session', async (authorization) => {
  const headers = { authorization };
  const operation = shop.contract.operations.find(
    ({ operationId }) => operationId === 'getPaymentHistory',
  ) as Operation;
  const answer = await ask(operation, null, operation.path, { headers });
  mustBeDecent(answer);
  expect(answer.statusCode).toBe(401);
});
