import { deviceTimeZone } from '@kaksha/domain/dates';
import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { ApiError, apiErrorOf, errorMessages } from './errors';
import { traceHeaders } from './trace-header';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call was repeated after a proof of the user. Another refusal is reported. */
    isRepeated?: boolean;
  }
}

export interface HttpOptions {
  /** Base URL of the API, without a trailing slash. */
  baseURL: string;
  /** The session token, or null for a visitor. Runs before every call. */
  getToken: () => string | null;
  /** Replaces the network: server rendering calls the API in its own process, tests use a fake. */
  adapter?: AxiosAdapter;
  timeoutMs?: number;
  /** Runs when a call with a token fails with 401. */
  onUnauthorized?: () => void;
  /** Runs with the server's time, in ms since 1970, when an answer arrives that no cache has kept. */
  onServerTime?: (ms: number) => void;
  /**
   * Runs when a call needs a proof of the user (STEP_UP_REQUIRED). Resolves to true after a proof; the call is then
   * repeated once.
   */
  onStepUp?: () => Promise<boolean>;
}

/**
 * axios for the API: sends the token, times out after `timeoutMs` (15 s) and rejects with `ApiError`. Credentials let
 * an API on another origin set and read the device cookie, to which sign-in codes are bound.
 */
export function createHttp({
  baseURL,
  getToken,
  adapter,
  timeoutMs = 15_000,
  onUnauthorized,
  onServerTime,
  onStepUp,
}: HttpOptions): AxiosInstance {
  const http = axios.create({ baseURL, adapter, timeout: timeoutMs, withCredentials: true });

  http.interceptors.request.use((config) => {
    if (!adapter) config.headers.set(traceHeaders());
    const token = getToken();
    if (token) {
      config.headers.set('Authorization', `Bearer ${token}`);
      // Mails show times in the zone of the user. The server that renders pages has another zone.
      if (!adapter) config.headers.set('Time-Zone', deviceTimeZone());
    }
    return config;
  });

  http.interceptors.response.use(
    (answer) => {
      const { date, 'cache-control': caching = '' } = answer.headers;
      if (String(caching).includes('no-store')) onServerTime?.(Date.parse(String(date)));
      return answer;
    },
    async (cause: unknown) => {
      const error = await toApiError(cause);
      const signedIn = axios.isAxiosError(cause) && cause.config?.headers?.has('Authorization');
      if (error.status === 401 && signedIn) onUnauthorized?.();
      const config = axios.isAxiosError(cause) ? cause.config : undefined;
      if (error.code === 'STEP_UP_REQUIRED' && config && onStepUp && !config.isRepeated && (await onStepUp())) {
        return http.request({ ...config, isRepeated: true });
      }
      throw error;
    },
  );

  return http;
}

async function toApiError(cause: unknown): Promise<ApiError> {
  if (axios.isCancel(cause)) return new ApiError(errorMessages.cancelled, 0, 'CANCELLED');
  if (!axios.isAxiosError(cause)) return new ApiError(errorMessages.other, 0, 'CLIENT_ERROR');
  if (!cause.response) {
    const timedOut = cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT';
    return new ApiError(errorMessages.noResponse, 0, timedOut ? 'TIMEOUT' : 'NO_RESPONSE');
  }
  return apiErrorOf(cause.response.status, await readable(cause.response.data));
}

/** A picture call receives its JSON error as bytes. */
async function readable(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  try {
    return JSON.parse(await body.text());
  } catch {
    return null;
  }
}
