import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { createHttp } from './http';

/** The part of a Fastify instance that handles requests in the same process. */
interface Injectable {
  inject(request: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    url: string;
    query: Record<string, string>;
    headers: Record<string, string>;
    payload?: string | FormData;
  }): PromiseLike<{ statusCode: number; payload: string; rawPayload: Uint8Array; headers: Record<string, unknown> }>;
}

/** An axios client for tests that sends requests to `app` in the same process with `token`. It stores cookies. */
export function httpToApp(app: Injectable, prefix: string, token: string | null): AxiosInstance {
  const cookies = new Map<string, string>();
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const headers = {
      ...(config.headers.toJSON() as Record<string, string>),
      ...(cookies.size > 0 && { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    };
    const parameters = Object.entries(config.params ?? {}).filter(([, value]) => value !== undefined);
    const answer = await app.inject({
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: prefix + config.url,
      query: Object.fromEntries(parameters.map(([name, value]) => [name, String(value)])),
      headers,
      payload: config.data,
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(cookie)) ?? [];
      cookies.set(name, value);
    }
    const type = String(answer.headers['content-type'] ?? '');
    const response = {
      status: answer.statusCode,
      statusText: '',
      headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
      config,
      data:
        config.responseType === 'blob' ? new Blob([new Uint8Array(answer.rawPayload)], { type }) : bodyOf(answer, type),
    };
    if (answer.statusCode < 400) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  };
  return createHttp({ baseURL: '', getToken: () => token, adapter });
}

const bodyOf = ({ payload }: { payload: string }, type: string): unknown =>
  type.startsWith('application/json') ? JSON.parse(payload) : payload;
