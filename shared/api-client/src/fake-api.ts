import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { createHttp, type HttpOptions } from './http';

export interface FakeCall {
  method: string;
  url: string;
  params: Record<string, unknown>;
  body: unknown;
  authorization: string | undefined;
}

/** A fake response: a body with status 200, a status with a body, or an axios error. */
export type FakeAnswer = { status?: number; body?: unknown } | Error;

/** An `AxiosInstance` for tests without a network. It responds from `answer` and records its calls. */
export function fakeApi(
  answer: (call: FakeCall) => FakeAnswer,
  options: Partial<HttpOptions> = {},
): { http: AxiosInstance; calls: FakeCall[] } {
  const calls: FakeCall[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const call: FakeCall = {
      method: (config.method ?? 'get').toUpperCase(),
      url: config.url ?? '',
      params: config.params ?? {},
      body: config.data === undefined ? undefined : JSON.parse(config.data),
      authorization: config.headers.get('Authorization')?.toString(),
    };
    calls.push(call);
    const answered = answer(call);
    if (answered instanceof Error) throw Object.assign(answered, { config });
    const { status = 200, body } = answered;
    const response = { status, statusText: '', headers: {}, config, data: body };
    if (status < 400) return response;
    throw new AxiosError('failed', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  };
  return { http: createHttp({ baseURL: 'http://api.test', getToken: () => null, adapter, ...options }), calls };
}

/** Wraps results in the API envelope. */
export function envelope(results: unknown, paging: object = {}): { body: unknown } {
  return { body: { success: true, status: 'success', data: { results, ...paging } } };
}
