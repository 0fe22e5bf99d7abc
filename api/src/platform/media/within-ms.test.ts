import { withinMs } from './within-ms';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a result in time is passed on, and leaves no timer', async () => {
  await expect(withinMs(1000, Promise.resolve('answer'))).resolves.toBe('answer');
  await expect(withinMs(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});

test('a result that is late is refused at the limit', async () => {
  const refused = expect(withinMs(1000, new Promise(() => {}))).rejects.toThrow('no answer within 1000 ms');
  jest.advanceTimersByTime(999);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  await refused;
});
