import { ApiError } from './errors';
import { idle, type Loads, loadResource, type Resource } from './resource';

function slot(first: Resource<string> = idle) {
  const seen: Resource<string>[] = [];
  return { seen, get: () => seen.at(-1) ?? first, set: (next: Resource<string>) => void seen.push(next) };
}

const old: Resource<string> = { status: 'succeeded', data: 'old', error: null };

test('a resource is loading with its old data, then succeeded', async () => {
  const place = slot(old);
  await loadResource(new Map(), 'a', place, async () => 'new');
  expect(place.seen).toEqual([
    { status: 'loading', data: 'old', error: null },
    { status: 'succeeded', data: 'new', error: null },
  ]);
});

test('a failure keeps the old data and has the message of the server', async () => {
  const place = slot(old);
  await loadResource(new Map(), 'a', place, () => Promise.reject(new ApiError('Too many requests', 429, 'RATE_LIMIT')));
  expect(place.get()).toEqual({
    status: 'failed',
    data: 'old',
    error: { message: 'Too many requests', status: 429 },
  });
});

test('a failure outside the API has a general message', async () => {
  const place = slot();
  await loadResource(new Map(), 'a', place, () => Promise.reject(new TypeError('x is undefined')));
  expect(place.get().error).toEqual({ message: 'Something went wrong. Please try again later.', status: 0 });
});

test('concurrent loads share one call, and a later load calls again', async () => {
  const loads: Loads = new Map();
  const fetch = jest.fn(async () => 'x');
  await Promise.all([loadResource(loads, 'a', slot(), fetch), loadResource(loads, 'a', slot(), fetch)]);
  expect(fetch).toHaveBeenCalledTimes(1);
  await loadResource(loads, 'a', slot(), fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});
