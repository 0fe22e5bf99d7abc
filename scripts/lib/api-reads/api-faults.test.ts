import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiReads, ClientApiReads } from '@kaksha/domain/api-reads';
import { apiFaults } from './api-faults';
import { answerOf, bodyOf, componentOf, type OpenApi, type Schema } from './openapi';

const root = join(__dirname, '../../..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const documentText = readText('shared/testing/src/generated/openapi.json');
const client: ClientApiReads = JSON.parse(readText('shared/api-client/src/generated/reads.json'));

type Changeable = { -readonly [K in keyof Schema]: Schema[K] };

/** The API of this repository, to be changed. */
const copy = (): OpenApi => JSON.parse(documentText);

/** All that the client reads, as one release that uses every export. */
const everything = Object.values(client).flatMap((exports) => Object.values(exports));

const faultsOf = (document: OpenApi) => everything.flatMap((reads) => apiFaults(reads, document));
const said = (document: OpenApi) =>
  faultsOf(document).map(({ operation, field, problem }) => `${operation} ${field} ${problem}`);

function operationIn({ paths }: OpenApi, name: string) {
  const [method = '', path = ''] = name.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`no operation ${name}`);
  return operation;
}

/** The schemas that hold a field of an answer, e.g. `data.results[].title`. */
function holdersOf(document: OpenApi, operation: string, field: string): Changeable[] {
  const names = field.replaceAll('[]', '.[]').split('.');
  const last = names.length - 1;
  return names.slice(0, last).reduce(
    (schemas: Changeable[], name) =>
      schemas.flatMap((schema) => {
        const below =
          name === '[]' ? schema.items : name === '*' ? schema.additionalProperties : schema.properties?.[name];
        return typeof below === 'object' ? partsOf(document, below) : [];
      }),
    partsOf(document, answerOf(operationIn(document, operation)) ?? {}),
  );
}

function partsOf(document: OpenApi, schema: Schema): Changeable[] {
  const component = componentOf(schema);
  if (component) return partsOf(document, document.components.schemas[component] ?? {});
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...parts.flatMap((part) => partsOf(document, part))];
}

function change(document: OpenApi, operation: string, field: string, to: (schema: Schema) => Schema | null): void {
  const name = field.slice(field.lastIndexOf('.') + 1);
  for (const holder of holdersOf(document, operation, field)) {
    const before = holder.properties?.[name];
    if (!before) continue;
    const { [name]: _, ...others } = holder.properties ?? {};
    const after = to(before);
    holder.properties = after ? { ...others, [name]: after } : others;
  }
}

/** Fields of answers that the client reads, spread over all operations. */
const planted = everything
  .flatMap((reads) =>
    Object.entries(reads).flatMap(([operation, { answer }]) =>
      Object.keys(answer)
        .filter((field) => field.startsWith('data.') && !field.endsWith(']'))
        .map((field) => ({ operation, field })),
    ),
  )
  .filter((_, index, all) => index % Math.floor(all.length / 60) === 0);

test('the API of this repository has all that its client reads, and asks for nothing that it does not send', () => {
  expect(said(copy())).toEqual([]);
});

test('fifty removals of different fields are planted', () => {
  expect(new Set(planted.map(({ operation, field }) => operation + field)).size).toBeGreaterThanOrEqual(50);
});

test.each(planted)('$operation without $field is refused with both names', ({ operation, field }) => {
  const document = copy();
  change(document, operation, field, () => null);
  expect(said(document)).toContain(`${operation} ${field} is gone`);
});

test('a removed operation is refused once, without its fields', () => {
  const { paths, components } = copy();
  const { '/blogs/{slug}': removed, ...others } = paths;
  expect(removed).toBeDefined();
  const document = { paths: others, components };
  const faults = faultsOf(document).filter(({ operation }) => operation === 'GET /blogs/{slug}');
  expect(faults).toContainEqual({ operation: 'GET /blogs/{slug}', field: null, problem: 'is gone' });
  expect(faults.every(({ field }) => field === null)).toBe(true);
});

test.each<[string, (schema: Schema) => Schema, string]>([
  ['null', (schema) => ({ ...schema, nullable: true }), 'may be null, and was string'],
  ['another type', () => ({ type: 'integer' }), 'may be integer, and was string'],
  ['an object', () => ({ type: 'object', properties: {} }), 'may be object, and was string'],
])('a title that becomes %s is refused', (_, to, problem) => {
  const document = copy();
  change(document, 'GET /blogs', 'data.results[].title', to);
  expect(said(document)).toContain(`GET /blogs data.results[].title ${problem}`);
});

test('a title that may be missing is refused', () => {
  const document = copy();
  for (const holder of holdersOf(document, 'GET /blogs', 'data.results[].title')) {
    if (holder.properties?.title) holder.required = holder.required?.filter((name) => name !== 'title');
  }
  expect(said(document)).toContain('GET /blogs data.results[].title may be missing, and was string');
});

test('a new required field of a body, and of a query, is refused', () => {
  const document = copy();
  const body: Changeable = bodyOf(document, operationIn(document, 'PUT /newsletter/subscription'));
  body.required = [...(body.required ?? []), 'topic'];
  const operation = operationIn(document, 'GET /blogs');
  Object.assign(operation, {
    parameters: [...(operation.parameters ?? []), { name: 'page', in: 'query', required: true }],
  });
  expect(said(document)).toEqual(
    expect.arrayContaining([
      'PUT /newsletter/subscription topic is required, and it does not send it',
      'GET /blogs page is required, and it does not send it',
    ]),
  );
});

const reads: ApiReads = {
  'GET /blogs': { sends: [], answer: { data: 'object', 'data.results': 'array', 'data.results[].title': 'string' } },
  'GET /blogs/{slug}': { sends: [], answer: { 'data.results.likeCount': 'number', 'data.results.title': 'string' } },
};

const post = (document: OpenApi) => document.components.schemas.Post as Changeable;
const addTo = (schema: Changeable, name: string, field: Schema) => {
  schema.properties = { ...schema.properties, [name]: field };
};

test.each<[string, (document: OpenApi) => void]>([
  ['a new field', (document) => addTo(post(document), 'subtitle', { type: 'string' })],
  ['a new object', (document) => addTo(post(document), 'author', { properties: { id: { type: 'integer' } } })],
  ['a new list', (document) => addTo(post(document), 'topics', { type: 'array', items: { type: 'string' } })],
  ['a new component', (document) => Object.assign(document.components.schemas, { New: { type: 'object' } })],
  ['a new operation', (document) => Object.assign(document.paths, { '/new': { get: { responses: {} } } })],
  ['a new method', (document) => Object.assign(document.paths['/blogs'] ?? {}, { put: { responses: {} } })],
  ['a removed operation of others', (document) => Object.assign(document.paths, { '/coupons': {} })],
  ['a removed field of others', (document) => change(document, 'GET /blogs', 'data.results[].tags', () => null)],
  [
    'a field of others that may be null',
    (document) => change(document, 'GET /blogs', 'data.results[].slug', (schema) => ({ ...schema, nullable: true })),
  ],
  [
    'another type of a field of others',
    (document) => change(document, 'GET /blogs', 'data.results[].content', () => ({ type: 'object' })),
  ],
  [
    'a description',
    (document) =>
      change(document, 'GET /blogs', 'data.results[].title', (schema) => ({ ...schema, description: 'The title' })),
  ],
  [
    'a shorter text',
    (document) => change(document, 'GET /blogs', 'data.results[].title', (schema) => ({ ...schema, maxLength: 10 })),
  ],
  [
    'texts of a list of values',
    (document) => change(document, 'GET /blogs', 'data.results[].title', () => ({ enum: ['a', 'b'] })),
  ],
  ['a fixed text', (document) => change(document, 'GET /blogs', 'data.results[].title', () => ({ const: 'a' }))],
  [
    'an integer in place of a number',
    (document) => change(document, 'GET /blogs/{slug}', 'data.results.likeCount', () => ({ type: 'integer' })),
  ],
  [
    'another name of a component',
    ({ components }) =>
      Object.assign(components.schemas, {
        Article: components.schemas.Post,
        Post: { $ref: '#/components/schemas/Article' },
      }),
  ],
  [
    'another name of a parameter',
    ({ paths }) => Object.assign(paths, { '/blogs/{name}': paths['/blogs/{slug}'], '/blogs/{slug}': {} }),
  ],
  [
    'an optional parameter',
    (document) => Object.assign(operationIn(document, 'GET /blogs'), { parameters: [{ name: 'page', in: 'query' }] }),
  ],
  [
    'a header that clients may send',
    (document) =>
      Object.assign(operationIn(document, 'GET /blogs'), {
        parameters: [{ name: 'X-A', in: 'header', required: true }],
      }),
  ],
  [
    'another answer to failures',
    (document) => Object.assign(operationIn(document, 'GET /blogs').responses, { 404: { content: {} } }),
  ],
])('%s passes', (_, to) => {
  const document = copy();
  to(document);
  expect(apiFaults(reads, document)).toEqual([]);
});
