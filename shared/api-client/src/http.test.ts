import { AxiosError, CanceledError } from 'axios';
import { getCategories, searchCourses } from './catalogue';
import { isApiError, messageOf, withFallbackMessage } from './errors';
import { envelope, type FakeAnswer, fakeApi } from './fake-api';
import type { HttpOptions } from './http';

async function failureOf(answer: FakeAnswer, options?: Partial<HttpOptions>) {
  const { http } = fakeApi(() => answer, options);
  const error = await getCategories(http).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isApiError(error)) throw new Error('expected an ApiError');
  return error;
}

test("a refused call carries the server's sentence, code and fields", async () => {
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

test('no answer says to check the connection, and a time-out can be told apart', async () => {
  const message = 'No response from server. Please check your connection.';
  expect(await failureOf(new AxiosError('x', AxiosError.ERR_NETWORK))).toMatchObject({ message, code: 'NO_RESPONSE' });
  expect(await failureOf(new AxiosError('x', AxiosError.ECONNABORTED))).toMatchObject({ message, code: 'TIMEOUT' });
});

test('a cancelled call is told apart from a failed one', async () => {
  expect(await failureOf(new CanceledError())).toMatchObject({ code: 'CANCELLED', status: 0 });
});

test("a proxy's page in place of an answer becomes a sentence", async () => {
  const error = await failureOf({ status: 502, body: '<html>Bad gateway</html>' });
  expect(error).toMatchObject({ message: 'Something went wrong. Please try again later.', code: 'HTTP_502' });
  expect(messageOf(error, 'Failed to subscribe.')).toBe('Failed to subscribe.');
  expect(withFallbackMessage(error, 'Failed to subscribe.')).toMatchObject({
    message: 'Failed to subscribe.',
    code: 'HTTP_502',
  });
});

test('a refusal of a call that waits for a picture is read from its bytes', async () => {
  const refusal = { success: false, error: 'Not today.', code: 'NOT_TODAY' };
  expect(await failureOf({ status: 429, body: new Blob([JSON.stringify(refusal)]) })).toMatchObject({
    message: 'Not today.',
    code: 'NOT_TODAY',
  });
  expect(await failureOf({ status: 502, body: new Blob(['<html>']) })).toMatchObject({ code: 'HTTP_502' });
});

test('answers that hold nothing usable are failures with a name', async () => {
  expect((await failureOf({ body: '' })).message).toBe('No data received from server');
  expect((await failureOf({ body: { success: true, data: null } })).message).toBe('No data received from server');
  expect((await failureOf({ body: '<html></html>' })).message).toBe('Invalid response format');
  expect((await failureOf(envelope({}))).message).toBe('Results is not an array');
  expect((await failureOf({ body: { success: false, error: 'Not today.' } })).message).toBe('Not today.');
});

test('the token is sent when there is one', async () => {
  let token: string | null = null;
  const { http, calls } = fakeApi(() => envelope([]), { getToken: () => token });
  await getCategories(http);
  token = 'abc';
  await getCategories(http);
  expect(calls.map((call) => call.authorization)).toEqual([undefined, 'Bearer abc']);
});

test('a session that ended is reported, a visitor who was refused is not', async () => {
  const onUnauthorized = jest.fn();
  await failureOf({ status: 401 }, { onUnauthorized });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await failureOf({ status: 401 }, { onUnauthorized, getToken: () => 'old' });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a call can be cancelled by its signal', async () => {
  const { http } = fakeApi(() => envelope([]));
  const controller = new AbortController();
  controller.abort();
  await expect(searchCourses(http, {}, controller.signal)).rejects.toMatchObject({ code: 'CANCELLED' });
});
