import type { AxiosInstance } from 'axios';
import { ApiError, errorMessages } from './errors';
import type { HttpOptions } from './http';

export interface LazyHttp {
  http: AxiosInstance;
  /** Fetches the client's code before it is needed; a failure is not kept and not told. */
  prefetch(): void;
}

const methods = ['request', 'get', 'delete', 'head', 'options', 'post', 'put', 'patch'] as const;

/**
 * The API's client whose code (axios, 19 KB) is fetched at the first call: most first visits are served whole by the
 * server and call nothing. It has axios's request methods and `defaults.baseURL`; interceptors are the host's affair.
 * Where the code cannot be fetched a call rejects as one without a network does.
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
