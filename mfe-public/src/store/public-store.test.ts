import { ApiError } from '@kaksha/api-client/errors';
import { category } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { createPublicStore, entryOf, load } from './public-store';

const open = (hydrated = {}) => createPublicStore(createFakeHost({ hydrated }));
const answer = () => Promise.resolve([category()]);

describe('loading', () => {
  test('goes from idle over loading to succeeded', async () => {
    const store = open();
    expect(entryOf(store, 'categories', 'all').status).toBe('idle');
    const work = load(store, 'categories', 'all', answer);
    expect(entryOf(store, 'categories', 'all').status).toBe('loading');
    await work;
    expect(entryOf(store, 'categories', 'all')).toMatchObject({ status: 'succeeded', data: [category()] });
  });

  test('two who ask at once share one call, and a fresh answer is not asked for again', async () => {
    const store = open();
    const fetch = jest.fn(answer);
    await Promise.all([load(store, 'categories', 'all', fetch), load(store, 'categories', 'all', fetch)]);
    await load(store, 'categories', 'all', fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
    await load(store, 'categories', 'all', fetch, { force: true });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('what the server sent counts as fresh', async () => {
    const server = open();
    await load(server, 'categories', 'all', answer);
    const browser = open({ public: JSON.parse(JSON.stringify(server.state.getState())) });
    const fetch = jest.fn(answer);
    await load(browser, 'categories', 'all', fetch);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a failure keeps the old data, says why and is not remembered: the next load tries again', async () => {
    const store = open();
    await load(store, 'categories', 'all', answer);
    const refuse = () => Promise.reject(new ApiError('Closed for a moment.', 503, 'CLOSED'));
    await load(store, 'categories', 'all', refuse, { force: true });
    expect(entryOf(store, 'categories', 'all')).toMatchObject({
      status: 'failed',
      data: [category()],
      error: { message: 'Closed for a moment.', status: 503 },
    });
    await load(store, 'categories', 'all', answer);
    expect(entryOf(store, 'categories', 'all')).toMatchObject({ status: 'succeeded', error: null });
  });

  test('what is gone is not shown from memory', async () => {
    const store = open();
    await load(store, 'categories', 'all', answer);
    const gone = () => Promise.reject(new ApiError('Not found', 404, 'NOT_FOUND'));
    await load(store, 'categories', 'all', gone, { force: true });
    expect(entryOf(store, 'categories', 'all').data).toBeNull();
  });

  test('a long session keeps a bounded number of answers', async () => {
    const store = open();
    for (let key = 0; key < 60; key += 1) await load(store, 'categories', `search ${key}`, answer);
    expect(Object.keys(store.state.getState().categories).length).toBeLessThan(30);
    expect(entryOf(store, 'categories', 'search 59').status).toBe('succeeded');
  });
});
