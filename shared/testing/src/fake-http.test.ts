import { createFakeHttp, failure } from './fake-http';

test('a fake answers only with error codes of the API', () => {
  const http = createFakeHttp('https://kaksha.test/backend');
  const refusal = (code: string) => failure(400, 'That code is not right.', { code: code as 'WRONG_CODE' });
  expect(() => http.on('POST', '/ai/meta', refusal('OTP_WRONG'))).toThrow('POST /ai/meta never answers that');
  expect(() => http.on('POST', '/ai/meta', refusal('WRONG_CODE'))).not.toThrow();
});
