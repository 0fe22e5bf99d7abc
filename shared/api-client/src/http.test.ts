import { AxiosError, CanceledError } from 'axios';
import { getCategories, searchCourses } from './catalogue';
import { isApiError, messageOf, withFallbackMessage } from './errors';
import { envelope, type FakeAnswer, fakeApi } from './fake-api';
import { createHttp, type HttpOptions } from './http';

async function failureOf(answer: FakeAnswer, options?: Partial<HttpOptions>) {
  const { http } = fakeApi(() => answer, options);
  const error = await getCategories(http).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isApiError(error)) throw new Error('expected an ApiError');
  return error;
}

test('an error contains the message, code and fields of the server', async () => {
  const body = {
    success: false,
    status: 'error',
    error: 'Pick a category.',
    code: 'INVALID',
    fields: { category: 'x' },
  };
  expect(await failureOf({ status: 400, body })).toMatchObject({
    message: 'Pick a category.',
    status: 400,
    code: 'INVALID',
    fields: { category: 'x' },
  });
});

test('distinguishes a missing response from a timeout', async () => {
  const message = 'No response from server. Please check your connection.';
  expect(await failureOf(new AxiosError('x', AxiosError.ERR_NETWORK))).toMatchObject({ message, code: 'NO_RESPONSE' });
  expect(await failureOf(new AxiosError('x', AxiosError.ECONNABORTED))).toMatchObject({ message, code: 'TIMEOUT' });
});

describe('a call that needs a proof of the user', () => {
  const body = { success: false, error: 'Please confirm that it is you.', code: 'STEP_UP_REQUIRED' };
  const refusal = { status: 403, body };

  test('is repeated with its body after the proof', async () => {
    let isProven = false;
    const { http, calls } = fakeApi(() => (isProven ? envelope([]) : refusal), {
      onStepUp: async () => {
        isProven = true;
        return true;
      },
    });
    await http.post('/pricing/payment-config', { upi_id: 'asha@upi' });
    expect(calls.map((call) => call.body)).toEqual([{ upi_id: 'asha@upi' }, { upi_id: 'asha@upi' }]);
  });

  test('fails when the user closes the dialog, and is not repeated twice', async () => {
    const declined = jest.fn(async () => false);
    expect(await failureOf(refusal, { onStepUp: declined })).toMatchObject({ code: 'STEP_UP_REQUIRED', status: 403 });
    const proven = jest.fn(async () => true);
    expect(await failureOf(refusal, { onStepUp: proven })).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect([declined.mock.calls.length, proven.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a change that needs an account with a second factor', () => {
  const body = { success: false, error: 'Owners need a second step.', code: 'SECOND_FACTOR_REQUIRED' };
  const refusal = { status: 403, body };

  test('is repeated after the user added one; data of a page ask for nothing', async () => {
    let isAdded = false;
    const onSecondFactor = jest.fn(async () => {
      isAdded = true;
      return true;
    });
    const { http, calls } = fakeApi(() => (isAdded ? envelope([]) : refusal), { onSecondFactor });
    await expect(http.get('/blogs/drafts')).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(onSecondFactor).not.toHaveBeenCalled();
    await http.post('/pricing/payment-config', { upi_id: 'asha@upi' });
    expect(calls.slice(1).map((call) => call.body)).toEqual([{ upi_id: 'asha@upi' }, { upi_id: 'asha@upi' }]);
  });
});

test('distinguishes a cancelled call from a failed one', async () => {
  expect(await failureOf(new CanceledError())).toMatchObject({ code: 'CANCELLED', status: 0 });
});

test('the HTML page of a proxy becomes a general message', async () => {
  const error = await failureOf({ status: 502, body: '<html>Bad gateway</html>' });
  expect(error).toMatchObject({ message: 'Something went wrong. Please try again later.', code: 'HTTP_502' });
  expect(messageOf(error, 'Failed to subscribe.')).toBe('Failed to subscribe.');
  expect(withFallbackMessage(error, 'Failed to subscribe.')).toMatchObject({
    message: 'Failed to subscribe.',
    code: 'HTTP_502',
  });
});

test('reads the error of a picture call from its bytes', async () => {
  const refusal = { success: false, error: 'Not today.', code: 'NOT_TODAY' };
  expect(await failureOf({ status: 429, body: new Blob([JSON.stringify(refusal)]) })).toMatchObject({
    message: 'Not today.',
    code: 'NOT_TODAY',
  });
  expect(await failureOf({ status: 502, body: new Blob(['<html>']) })).toMatchObject({ code: 'HTTP_502' });
});

test('responses without usable data reject with a code', async () => {
  expect((await failureOf({ body: '' })).message).toBe('No data received from server');
  expect((await failureOf({ body: { success: true, data: null } })).message).toBe('No data received from server');
  expect((await failureOf({ body: '<html></html>' })).message).toBe('Invalid response format');
  expect((await failureOf(envelope({}))).message).toBe('Results is not an array');
  expect((await failureOf({ body: { success: false, error: 'Not today.' } })).message).toBe('Not today.');
});

test('sends the token when it exists', async () => {
  let token: string | null = null;
  const { http, calls } = fakeApi(() => envelope([]), { getToken: () => token });
  await getCategories(http);
  token = 'abc';
  await getCategories(http);
  expect(calls.map((call) => call.authorization)).toEqual([undefined, 'Bearer abc']);
});

test('reports a 401, and whether the call had a token', async () => {
  const onUnauthorized = jest.fn(async () => false);
  const refusal = { status: 401, body: { success: false, error: 'Please sign in.', code: 'UNAUTHORIZED' } };
  await failureOf(refusal, { onUnauthorized });
  await failureOf(refusal, { onUnauthorized, getToken: () => 'old' });
  expect(onUnauthorized.mock.calls).toEqual([
    [{ isAction: false, hadToken: false }],
    [{ isAction: false, hadToken: true }],
  ]);
});

test('the signal cancels a call', async () => {
  const { http } = fakeApi(() => envelope([]));
  const controller = new AbortController();
  controller.abort();
  await expect(searchCourses(http, {}, controller.signal)).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('an API on another origin gets the device cookie', async () => {
  let sent: boolean | undefined;
  const http = createHttp({
    baseURL: 'https://api.example/v1',
    getToken: () => null,
    adapter: async (config) => {
      sent = config.withCredentials;
      return { data: {}, status: 200, statusText: '', headers: {}, config };
    },
  });
  await http.get('/categories');
  expect(sent).toBe(true);
});

test("reports the server's time of answers that no cache keeps", async () => {
  const times: number[] = [];
  const date = 'Thu, 15 Jan 2026 06:30:00 GMT';
  const ask = (headers: Record<string, string>) =>
    createHttp({
      baseURL: 'http://api.test',
      getToken: () => null,
      onServerTime: (ms) => times.push(ms),
      adapter: async (config) => ({ status: 200, statusText: '', headers, config, data: {} }),
    }).get('/x');
  await ask({ date, 'cache-control': 'no-store' });
  await ask({ date, 'cache-control': 'public, max-age=60' });
  expect(times).toEqual([Date.parse(date)]);
});
