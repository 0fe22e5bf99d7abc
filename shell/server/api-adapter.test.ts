import { inProcess } from '@kaksha/domain/network-address';
import axios from 'axios';
import Fastify, { type FastifyInstance } from 'fastify';
import { type CachedAnswer, createApiAdapter } from './api-adapter';

let api: FastifyInstance;
let calls: string[];
let cached: Map<string, CachedAnswer | null>;

beforeEach(() => {
  calls = [];
  cached = new Map();
  api = Fastify();
  api.addHook('onRequest', async (request) => {
    calls.push(`${request.method} ${request.url}`);
  });
  api.all('/courses', (_request, reply) => reply.header('surrogate-key', 'catalogue').send({ name: 'from the API' }));
});
afterEach(() => api.close());

const client = () => {
  const find = (key: string) => {
    const answer = cached.get(key);
    return answer === undefined ? undefined : Promise.resolve(answer);
  };
  return axios.create({ adapter: createApiAdapter(api, { find }) });
};

const answer = (data: unknown, contentType = 'application/json; charset=utf-8'): CachedAnswer => ({
  body: JSON.stringify(data),
  contentType,
  keys: ['catalogue', 'blog'],
});

test('a call and its body arrive marked as one of this process', async () => {
  const seen: unknown[] = [];
  api.post('/marked', ({ raw, body }, reply) => {
    seen.push([inProcess in raw, body]);
    return reply.send({});
  });
  await client().post('/marked', { name: 'x' });
  await api.inject({ method: 'POST', url: '/marked', payload: { name: 'y' } });
  expect(seen).toEqual([
    [true, { name: 'x' }],
    [false, { name: 'y' }],
  ]);
});

test("a visitor's call is answered from the cache of its address, with the keys of the answer", async () => {
  cached.set('GET /courses?page=2', answer({ name: 'cached' }));
  const { data, status, headers } = await client().get('/courses', { params: { page: 2 } });
  expect({ data, status, keys: headers['surrogate-key'] }).toEqual({
    data: { name: 'cached' },
    status: 200,
    keys: 'catalogue blog',
  });
  expect(calls).toEqual([]);
});

test('renders share the data of a cached answer, and none of them can change it', async () => {
  cached.set('GET /courses', answer({ list: [{ name: 'cached' }] }));
  const first = await client().get('/courses');
  expect(() => {
    first.data.list[0].name = 'changed';
  }).toThrow(TypeError);
  expect(() => first.data.list.push({})).toThrow(TypeError);
});

test('an answer is parsed once', async () => {
  cached.set('GET /courses', answer({ name: 'cached' }));
  const http = client();
  const [first, second] = await Promise.all([http.get('/courses'), http.get('/courses')]);
  expect(second.data).toBe(first.data);
});

test.each([
  ['with a token', () => client().get('/courses', { headers: { authorization: 'Bearer abc' } })],
  ['that changes something', () => client().post('/courses', {})],
  ['of another address', () => client().get('/courses', { params: { page: 1 } })],
])('a call %s goes to the API', async (_name, call) => {
  cached.set('GET /courses', answer({ name: 'cached' }));
  cached.set('POST /courses', answer({ name: 'cached' }));
  expect((await call()).data).toEqual({ name: 'from the API' });
});

test('the call goes to the API when the cached call failed or its answer is no JSON', async () => {
  cached.set('GET /courses', null);
  expect((await client().get('/courses')).data).toEqual({ name: 'from the API' });
  cached.set('GET /courses', answer('BEGIN:VCALENDAR', 'text/calendar'));
  expect((await client().get('/courses')).data).toEqual({ name: 'from the API' });
  expect(calls).toEqual(['GET /courses', 'GET /courses']);
});
