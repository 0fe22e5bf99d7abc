import { deviceTimeZone } from '@kaksha/domain/dates';
import axios, {
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { ApiError, apiErrorOf, errorMessages } from './errors';
import { traceHeaders } from './trace-header';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Refusals after which the call was repeated. The next one of the kind is reported. */
    repeatedAfter?: readonly string[];
    /** The user did not ask for this call: its refusal opens no sign-in dialog. */
    isBackground?: boolean;
  }
}

/** A call that the API answered with 401. */
export interface RefusedCall {
  /** Whether the user waits for it: every change and every download, but no data of a page. */
  isAction: boolean;
  hadToken: boolean;
}

export interface HttpOptions {
  /** Base URL of the API, without a trailing slash. */
  baseURL: string;
  /** The session token, or null for a visitor. Runs before every call. */
  getToken: () => string | null;
  /** Replaces the network: server rendering calls the API in its own process, tests use a fake. */
  adapter?: AxiosAdapter;
  timeoutMs?: number;
  /** Runs when a call fails with 401. Resolves to true after a sign-in; the call is then repeated once. */
  onUnauthorized?: (call: RefusedCall) => Promise<boolean>;
  /** Runs with the server's time, in ms since 1970, when an answer arrives that no cache has kept. */
  onServerTime?: (ms: number) => void;
  /**
   * Runs when a call needs a proof of the user (STEP_UP_REQUIRED). Resolves to true after a proof; the call is then
   * repeated once.
   */
  onStepUp?: () => Promise<boolean>;
  /**
   * Runs when a change needs an account with a second factor (SECOND_FACTOR_REQUIRED). Resolves to true after the user
   * added one; the call is then repeated once.
   */
  onSecondFactor?: () => Promise<boolean>;
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
  onSecondFactor,
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

  /** Whether the user removed the reason of the refusal. */
  const isRemoved = async (
    code: string,
    { headers, method, responseType, isBackground }: InternalAxiosRequestConfig,
  ) => {
    if (code === 'STEP_UP_REQUIRED') return onStepUp?.();
    // The pages of administrators lead to the security page before their data load.
    if (code === 'SECOND_FACTOR_REQUIRED') return method !== 'get' && onSecondFactor?.();
    if (code !== 'UNAUTHORIZED') return false;
    const isDownload = responseType === 'blob' || responseType === 'text';
    const isAction = !isBackground && (method !== 'get' || isDownload);
    return onUnauthorized?.({ isAction, hadToken: headers.has('Authorization') });
  };

  const readTime = (answer: AxiosResponse) => {
    const { date, 'cache-control': caching = '' } = answer.headers;
    if (String(caching).includes('no-store')) onServerTime?.(Date.parse(String(date)));
    return answer;
  };

  http.interceptors.response.use(readTime, async (cause: unknown) => {
    const error = await toApiError(cause);
    const config = axios.isAxiosError(cause) && cause.config;
    if (config) {
      const { repeatedAfter = [] } = config;
      if (!repeatedAfter.includes(error.code) && (await isRemoved(error.code, config))) {
        return http.request({ ...config, repeatedAfter: [...repeatedAfter, error.code] });
      }
    }
    throw error;
  });

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
