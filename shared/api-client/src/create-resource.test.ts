import { createRemoteStore } from '@kaksha/contract/store';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { createFakeHost } from '@kaksha/testing/fake-host';
import {
  createResource,
  createResourceCache,
  emptyResources,
  type ResourceOptions,
  type ResourceState,
  reviveResources,
  signedIn,
} from './create-resource';
import { ApiError } from './errors';

interface Data {
  page: string;
  profile: string;
}

const user = (id: number) => ({ id }) as CurrentUser;

function open(hydrated?: ResourceState<Data>) {
  let present: CurrentUser | null = null;
  const state = createRemoteStore(
    createFakeHost({ hydrated: hydrated && { remote: hydrated } }),
    'remote',
    emptyResources<Data>(),
    reviveResources,
  );
  const cache = createResourceCache<Data>(state, async () => present);
  return {
    state,
    cache,
    signIn: (id: number | null) => {
      present = id === null ? null : user(id);
    },
    pages: (options: Partial<ResourceOptions<string, string, null>>) =>
      createResource(cache, 'page', { fetch: async (key) => `page ${key}`, ...options }),
    profile: (fetch: (user: CurrentUser) => Promise<string>) =>
      createResource(cache, 'profile', { user: signedIn, fetch: (_, present) => fetch(present) }),
  };
}

const unavailable = () => Promise.reject(new ApiError('Closed for a moment.', 503, 'UNAVAILABLE'));

test('changes from idle to loading to succeeded', async () => {
  const page = open().pages({});
  expect(page.get('a')).toEqual({ status: 'idle', data: null, error: null });
  const work = page.load('a');
  expect(page.get('a')).toMatchObject({ status: 'loading', data: null });
  await work;
  expect(page.get('a')).toMatchObject({ status: 'succeeded', data: 'page a', error: null });
});

test('calls for one key share one request, and other keys have their own', async () => {
  const fetch = jest.fn(async (key: string) => key);
  const page = open().pages({ fetch });
  await Promise.all([page.load('a'), page.load('a'), page.load('b')]);
  expect(fetch.mock.calls.map(([key]) => key)).toEqual(['a', 'b']);
  await page.load('a');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a fresh answer is not fetched again by a load, only by a reload', async () => {
  const fetch = jest.fn(async (key: string) => key);
  const page = open().pages({ fetch, freshForMs: 60_000 });
  await page.load('a');
  await page.load('a');
  expect(fetch).toHaveBeenCalledTimes(1);
  await page.reload('a');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('reloading keeps the previous data, also when it fails, and the next load retries', async () => {
  const fetch = jest.fn(async () => 'old');
  const page = open().pages({ fetch, freshForMs: 60_000 });
  await page.load('a');
  fetch.mockImplementationOnce(unavailable);
  const work = page.reload('a');
  expect(page.get('a')).toMatchObject({ status: 'loading', data: 'old' });
  await work;
  expect(page.get('a')).toMatchObject({
    status: 'failed',
    data: 'old',
    error: { message: 'Closed for a moment.', status: 503 },
  });
  await page.load('a');
  expect(page.get('a')).toMatchObject({ status: 'succeeded', error: null });
});

test('drops cached data after a 404 or 410', async () => {
  const fetch = jest.fn(async () => 'old');
  const page = open().pages({ fetch });
  await page.load('a');
  fetch.mockImplementationOnce(() => Promise.reject(new ApiError('Not found', 404, 'NOT_FOUND')));
  await page.load('a');
  expect(page.get('a')).toMatchObject({ status: 'failed', data: null });
});

test('an error without an API response gets a general message', async () => {
  const page = open().pages({ fetch: () => Promise.reject(new TypeError('x is undefined')) });
  await page.load('a');
  expect(page.get('a').error).toEqual({ message: 'Something went wrong. Please try again later.', status: 0 });
});

test('keeps at most maxEntries entries and drops the oldest answer', async () => {
  jest.useFakeTimers();
  const page = open().pages({ maxEntries: 2 });
  for (const key of ['a', 'b', 'c']) {
    await page.load(key);
    jest.advanceTimersByTime(10);
  }
  jest.useRealTimers();
  expect(['a', 'b', 'c'].map((key) => page.get(key).status)).toEqual(['idle', 'succeeded', 'succeeded']);
});

test('loads user data only for a signed-in user and drops them when another user loads', async () => {
  const { profile, pages, signIn, state } = open();
  const own = profile(async ({ id }) => `profile of ${id}`);
  const page = pages({});
  await page.load('a');
  await own.load();
  expect(own.get()).toMatchObject({ status: 'idle' });
  signIn(5);
  await own.load();
  expect(own.get().data).toBe('profile of 5');
  signIn(6);
  const seen: unknown[] = [];
  const stop = state.subscribe(() => seen.push(own.get().data));
  await own.load();
  stop();
  expect([...new Set(seen)]).toEqual([null, 'profile of 6']);
  expect(state.getState().userId).toBe(6);
  expect(page.get('a').data).toBe('page a');
});

test('an answer for a user who is no longer signed in is dropped', async () => {
  const { profile, signIn } = open();
  let answer = (_: string) => {};
  const own = profile(({ id }) =>
    id === 5
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : Promise.resolve('of 6'),
  );
  signIn(5);
  const first = own.load();
  await Promise.resolve();
  await Promise.resolve();
  signIn(6);
  await own.load();
  answer('of 5');
  await first;
  expect(own.get()).toMatchObject({ status: 'succeeded', data: 'of 6' });
});

test('a mutation stores its answer, and changes loaded data only', async () => {
  const page = open().pages({});
  page.change((data) => `${data}!`, 'a');
  expect(page.get('a').data).toBeNull();
  page.put('stored', 'a');
  page.change((data) => `${data}!`, 'a');
  expect(page.get('a')).toMatchObject({ status: 'succeeded', data: 'stored!' });
});

/** A fetch whose answers a test gives in any order. */
function answeredLater() {
  const answers: ((page: string) => void)[] = [];
  const fetch = jest.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const answer = async (request: number, page: string) => {
    answers[request]?.(page);
    await new Promise(setImmediate);
  };
  return { fetch, answer };
}

test('a reload replaces a running request, whose answer may be older than the change', async () => {
  const { fetch, answer } = answeredLater();
  const page = open().pages({ fetch });
  let hasEnded = false;
  const first = page.load('a').then(() => {
    hasEnded = true;
  });
  const reload = page.reload('a');
  await answer(0, 'before the change');
  expect(page.get('a')).toMatchObject({ status: 'loading', data: null });
  expect(hasEnded).toBe(false);
  await answer(1, 'after the change');
  await Promise.all([first, reload]);
  expect(page.get('a')).toMatchObject({ status: 'succeeded', data: 'after the change' });
});

test('an answer that arrives after the answer of a later request is dropped', async () => {
  const { fetch, answer } = answeredLater();
  const page = open().pages({ fetch });
  const loads = [page.load('a'), page.reload('a')];
  await answer(1, 'after the change');
  await answer(0, 'before the change');
  await Promise.all(loads);
  expect(page.get('a').data).toBe('after the change');
});

test.each<[string, (page: ReturnType<ReturnType<typeof open>['pages']>) => void]>([
  ['stored', (page) => page.put('changed', 'a')],
  ['changed', (page) => page.change(() => 'changed', 'a')],
])('data that are %s during a request are kept, and the request starts again', async (_, change) => {
  const { fetch, answer } = answeredLater();
  const page = open().pages({ fetch });
  page.put('loaded', 'a');
  const load = page.load('a');
  change(page);
  await answer(0, 'loaded');
  expect(page.get('a').data).toBe('changed');
  await answer(1, 'changed on the server');
  await load;
  expect(page.get('a')).toMatchObject({ status: 'succeeded', data: 'changed on the server' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a change before the first answer starts the request again', async () => {
  const { fetch, answer } = answeredLater();
  const page = open().pages({ fetch });
  const load = page.load('a');
  page.change(() => 'never', 'a');
  await answer(0, 'before the change');
  await answer(1, 'after the change');
  await load;
  expect(page.get('a').data).toBe('after the change');
});

test('answers get an optimistic change until its mutation ends, and a request that began before the end starts again', async () => {
  const { fetch, answer } = answeredLater();
  const page = open().pages({ fetch });
  page.put('old', 'a');
  let confirm = () => {};
  const call = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const change = page.optimistic(
    (data) => `${data}, changed`,
    'a',
    () => call,
  );
  void page.load('a');
  await answer(0, 'old');
  expect(page.get('a').data).toBe('old, changed');
  const load = page.load('a');
  confirm();
  await change;
  await answer(1, 'old');
  expect(page.get('a').data).toBe('old, changed');
  await answer(2, 'changed on the server');
  await load;
  expect(page.get('a').data).toBe('changed on the server');
});

test('callers of a replaced request do not wait for its answer', async () => {
  const { fetch, answer } = answeredLater();
  const page = open().pages({ fetch });
  const loads = [page.load('a'), page.reload('a')];
  await answer(1, 'after the change');
  await Promise.all(loads);
  expect(page.get('a').data).toBe('after the change');
});

test('an optimistic change of one user is not added to the answers of another', async () => {
  const { profile, signIn } = open();
  const own = profile(async ({ id }) => `profile of ${id}`);
  signIn(5);
  await own.load();
  void own.optimistic(
    (data) => `${data}, changed`,
    undefined,
    () => new Promise(() => {}),
  );
  await own.load();
  expect(own.get().data).toBe('profile of 5, changed');
  signIn(6);
  await own.load();
  expect(own.get().data).toBe('profile of 6');
});

test('after a refused optimistic change the data are those of the server, with the other changes', async () => {
  const page = open().pages({ fetch: async () => 'old' });
  await page.load('a');
  const refusals: (() => void)[] = [];
  const refused = () =>
    new Promise<never>((_resolve, reject) => refusals.push(() => reject(new Error('The change is refused.'))));
  const first = page.optimistic((data) => `${data}, first`, 'a', refused);
  const second = page.optimistic((data) => `${data}, second`, 'a', refused);
  page.change((data) => `${data}, other`, 'a');
  expect(page.get('a').data).toBe('old, first, second, other');
  expect(page.confirmed('a')).toBe('old, other');
  refusals[0]?.();
  await expect(first).rejects.toThrow('The change is refused.');
  expect(page.get('a').data).toBe('old, other, second');
  refusals[1]?.();
  await expect(second).rejects.toThrow('The change is refused.');
  expect(page.get('a').data).toBe('old, other');
  await page.load('a');
  expect(page.get('a').data).toBe('old');
});

test('the optimistic changes of one thing reach the server in order, also after a failure', async () => {
  const page = open().pages({});
  page.put('old', 'a');
  const sent: string[] = [];
  const endings: (() => void)[] = [];
  const call = (name: string, end: (resolve: () => void, reject: () => void) => () => void) => () => {
    sent.push(name);
    return new Promise<void>((resolve, reject) => endings.push(end(resolve, () => reject(new Error(name)))));
  };
  const first = page.optimistic(
    () => 'on',
    'a',
    call('on', (_resolve, reject) => reject),
    'switch',
  );
  const second = page.optimistic(
    () => 'off',
    'a',
    call('off', (resolve) => resolve),
    'switch',
  );
  void page.optimistic(
    (data) => data,
    'a',
    call('other', (resolve) => resolve),
    'lamp',
  );
  expect(sent).toEqual(['on', 'other']);
  expect(page.lastChange('switch', 'a')).toBe(second);
  endings[0]?.();
  await expect(first).rejects.toThrow('on');
  expect(page.get('a').data).toBe('off');
  await new Promise(setImmediate);
  expect(sent).toEqual(['on', 'other', 'off']);
  endings[2]?.();
  await second;
  expect(page.get('a').data).toBe('off');
});

test('several changes in one moment start a running request again once', async () => {
  const { profile, signIn } = open();
  const answers: ((profile: string) => void)[] = [];
  const fetch = jest.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const own = profile(fetch);
  signIn(5);
  const load = own.load();
  await new Promise(setImmediate);
  own.put('stored');
  own.change((data) => `${data}, changed`);
  await new Promise(setImmediate);
  expect(fetch).toHaveBeenCalledTimes(2);
  for (const answer of answers) answer('current');
  await load;
  expect(own.get().data).toBe('current');
});

test('a mutation is sent although a request runs, and no request replaces it', async () => {
  const { fetch, answer } = answeredLater();
  const page = open().pages({ fetch });
  void page.load('a');
  let confirm = (_: string) => {};
  const mutate = jest.fn(
    () =>
      new Promise<string>((resolve) => {
        confirm = resolve;
      }),
  );
  const mutation = page.mutate('a', mutate);
  const reload = page.reload('a');
  page.put('open', 'a');
  await answer(0, 'open');
  confirm('paid');
  await Promise.all([mutation, reload]);
  expect(page.get('a').data).toBe('paid');
  expect([fetch, mutate].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('subscribers of an entry see its changes', async () => {
  const entry = open().pages({});
  const seen: string[] = [];
  const shown = entry.select('a');
  const stop = entry.state.subscribe((state) => seen.push(shown(state).status));
  await entry.load('a');
  stop();
  await entry.load('a');
  expect(seen).toEqual(['loading', 'succeeded']);
});

test('data that the server sent count as loaded now', async () => {
  const server = open();
  await server.pages({}).load('a');
  const sent = JSON.parse(JSON.stringify(server.state.getState())) as ResourceState<Data>;
  const fetch = jest.fn(async () => 'again');
  const page = open(sent).pages({ fetch, freshForMs: 60_000 });
  await page.load('a');
  expect(fetch).not.toHaveBeenCalled();
  expect(page.get('a').data).toBe('page a');
});
