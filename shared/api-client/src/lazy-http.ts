import type { AxiosInstance } from 'axios';
import { ApiError, errorMessages } from './errors';
import type { HttpOptions } from './http';

export interface LazyHttp {
  http: AxiosInstance;
  /** Loads the code of the client early. Ignores a failure; the next call retries. */
  prefetch(): void;
}

const methods = ['request', 'get', 'delete', 'head', 'options', 'post', 'put', 'patch'] as const;

/**
 * The API client with its code (axios, 19 KB) loaded on the first call, because most first visits are server-rendered
 * and call nothing. Supports the request methods and `defaults.baseURL` of axios, but no interceptors.
 * @throws ApiError NO_RESPONSE when the code does not load.
 */
export function createLazyHttp(options: HttpOptions): LazyHttp {
  let loaded: Promise<AxiosInstance> | null = null;
  const load = () => {
    loaded ??= import(/* webpackChunkName: "http" */ './http').then(
      ({ createHttp }) => createHttp(options),
      () => {
        loaded = null;
        throw new ApiError(errorMessages.noResponse, 0, 'NO_RESPONSE');
      },
    );
    return loaded;
  };
  const calls = methods.map((method) => [
    method,
    async (...args: unknown[]) => ((await load())[method] as (...rest: unknown[]) => Promise<unknown>)(...args),
  ]);
  return {
    http: { ...Object.fromEntries(calls), defaults: { baseURL: options.baseURL } } as unknown as AxiosInstance,
    prefetch: () => void load().catch(() => {}),
  };
}
