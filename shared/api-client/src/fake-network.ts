import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { createHttp } from './http';

interface Answerer {
  inject(request: {
    method: 'GET';
    url: string;
    query: Record<string, string>;
    headers: Record<string, string>;
    payload?: string;
  }): PromiseLike<{ statusCode: number; payload: string; headers: Record<string, unknown> }>;
}

/** axios that asks an API in this very process, as somebody: for tests of client and API together. */
export function httpTo(app: Answerer, prefix: string, token: string | null): AxiosInstance {
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const parameters = Object.entries(config.params ?? {}).filter(([, value]) => value !== undefined);
    const answer = await app.inject({
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: prefix + config.url,
      query: Object.fromEntries(parameters.map(([name, value]) => [name, String(value)])),
      headers: { ...config.headers.toJSON() } as Record<string, string>,
      payload: config.data,
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const response = {
      status: answer.statusCode,
      statusText: '',
      headers: answer.headers as Record<string, string>,
      config,
      data: isJson ? JSON.parse(answer.payload) : answer.payload,
    };
    if (answer.statusCode < 400) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  };
  return createHttp({ baseURL: '', getToken: () => token, adapter });
}
