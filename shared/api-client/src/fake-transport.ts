import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { createHttp } from './http';

/** What is needed of a server that can be asked without a network, as Fastify is. */
interface Injectable {
  inject(request: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    url: string;
    query: Record<string, string>;
    headers: Record<string, string>;
    payload?: string | Buffer;
  }): PromiseLike<{ statusCode: number; payload: string; rawPayload: Buffer; headers: Record<string, unknown> }>;
}

/** For tests: the client, asking a server in this process. */
export function httpInto(app: Injectable, prefix: string, token: string | null): AxiosInstance {
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const form = config.data instanceof FormData ? new Response(config.data) : null;
    const headers = {
      ...(config.headers.toJSON() as Record<string, string>),
      ...(form && { 'Content-Type': form.headers.get('content-type') ?? '' }),
    };
    const answer = await app.inject({
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: prefix + config.url,
      query: Object.fromEntries(Object.entries(config.params ?? {}).map(([name, value]) => [name, String(value)])),
      headers,
      payload: form ? Buffer.from(await form.arrayBuffer()) : config.data,
    });
    const type = String(answer.headers['content-type'] ?? '');
    const asBlob = () => new Blob([new Uint8Array(answer.rawPayload)], { type });
    const response = {
      status: answer.statusCode,
      statusText: '',
      headers: {},
      config,
      data: config.responseType === 'blob' ? asBlob() : answer.payload && JSON.parse(answer.payload),
    };
    if (answer.statusCode < 400) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  };
  return createHttp({ baseURL: '', getToken: () => token, adapter });
}
