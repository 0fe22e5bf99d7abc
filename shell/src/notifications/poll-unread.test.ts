import { everyMs, poll } from './poll-unread';

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const start = (fetch: () => Promise<number>) => {
  const counts: number[] = [];
  return { counts, polling: poll({ fetch, put: (count) => counts.push(count) }) };
};

test('fetches at once and within 10 seconds again', async () => {
  let count = 0;
  const { counts, polling } = start(async () => count++);
  await jest.advanceTimersByTimeAsync(0);
  expect(counts).toEqual([0]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(counts).toEqual([0, 1]);
  polling.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(counts).toEqual([0, 1]);
});

test('fetches nothing while the tab is hidden, and at once when it is shown', async () => {
  const fetch = jest.fn(async () => 1);
  const { polling } = start(fetch);
  await jest.advanceTimersByTimeAsync(0);
  show('hidden');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(2);
  polling.stop();
});

test('waits longer after each failure, at most two minutes, and returns to its interval', async () => {
  let fails = true;
  const fetch = jest.fn(async () => {
    if (fails) throw new Error('offline');
    return 1;
  });
  const { polling } = start(fetch);
  await jest.advanceTimersByTimeAsync(everyMs * 2);
  expect(fetch).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  const calls = fetch.mock.calls.length;
  expect(calls).toBeLessThan(40);
  fails = false;
  await jest.advanceTimersByTimeAsync(120_000);
  fetch.mockClear();
  await jest.advanceTimersByTimeAsync(everyMs * 3);
  expect(fetch).toHaveBeenCalledTimes(3);
  polling.stop();
});

test('a late answer does not replace a newer one', async () => {
  const answers: ((count: number) => void)[] = [];
  const { counts, polling } = start(() => new Promise((resolve) => answers.push(resolve)));
  void polling.now();
  answers[1]?.(5);
  answers[0]?.(9);
  await jest.advanceTimersByTimeAsync(0);
  expect(counts).toEqual([5]);
  polling.stop();
});
