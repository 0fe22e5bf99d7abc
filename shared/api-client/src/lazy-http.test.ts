import axios from 'axios';
import { isApiError } from './errors';
import { createLazyHttp } from './lazy-http';

const answer = (data: unknown) => async (config: unknown) =>
  ({ data, status: 200, statusText: 'OK', headers: {}, config }) as never;

test('sends calls after the code has loaded, with the current token', async () => {
  let token: string | null = null;
  const seen: unknown[] = [];
  const { http } = createLazyHttp({
    baseURL: 'http://api.test',
    getToken: () => token,
    adapter: async (config) => {
      seen.push([config.method, config.url, config.headers.get('Authorization') ?? null]);
      return answer({ ok: true })(config);
    },
  });
  await expect(http.get('/categories')).resolves.toMatchObject({ data: { ok: true } });
  token = 'abc';
  await http.post('/support-type', { type: 0 });
  expect(seen).toEqual([
    ['get', '/categories', null],
    ['post', '/support-type', 'Bearer abc'],
  ]);
  expect(http.defaults.baseURL).toBe('http://api.test');
});

test('rejects with ApiError', async () => {
  const { http } = createLazyHttp({
    baseURL: 'http://api.test',
    getToken: () => null,
    adapter: () => Promise.reject(new axios.AxiosError('x', axios.AxiosError.ERR_NETWORK)),
  });
  const failure = await http.get('/categories').catch((error: unknown) => error);
  expect(isApiError(failure) && failure.code).toBe('NO_RESPONSE');
});

describe('without a network', () => {
  afterEach(() => jest.dontMock('./http'));

  test('a call rejects when its code does not load, and the next call retries', async () => {
    let online = false;
    jest.doMock('./http', () => {
      if (!online) throw new Error('ChunkLoadError');
      return jest.requireActual('./http');
    });
    const { http, prefetch } = createLazyHttp({ baseURL: '', getToken: () => null, adapter: answer('there') });
    prefetch();
    const failure = await http.get('/categories').catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'NO_RESPONSE',
      message: 'No response from server. Please check your connection.',
    });
    online = true;
    await expect(http.get('/categories')).resolves.toMatchObject({ data: 'there' });
  });
});
