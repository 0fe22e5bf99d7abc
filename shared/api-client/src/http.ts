import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { ApiError, apiErrorOf, errorMessages } from './errors';

export interface HttpOptions {
  /** The API's base address, without a slash at its end. */
  baseURL: string;
  /** The session's token, or null for a visitor; asked for at every call. */
  getToken: () => string | null;
  /** In place of the network: the server renders with one that calls the API in its own process, tests with a fake. */
  adapter?: AxiosAdapter;
  timeoutMs?: number;
  /** Called when a call that carried a token is answered with 401. */
  onUnauthorized?: () => void;
}

/** axios for the API: it sends the token, waits no longer than `timeoutMs` (15 s), and every failure is an `ApiError`. */
export function createHttp({
  baseURL,
  getToken,
  adapter,
  timeoutMs = 15_000,
  onUnauthorized,
}: HttpOptions): AxiosInstance {
  const http = axios.create({ baseURL, adapter, timeout: timeoutMs });

  http.interceptors.request.use((config) => {
    const token = getToken();
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });

  http.interceptors.response.use(undefined, async (cause: unknown) => {
    const error = await toApiError(cause);
    const signedIn = axios.isAxiosError(cause) && cause.config?.headers?.has('Authorization');
    if (error.status === 401 && signedIn) onUnauthorized?.();
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

/** A call that waits for a picture gets its refusal, which is JSON, as bytes, too. */
async function readable(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  try {
    return JSON.parse(await body.text()) as unknown;
  } catch {
    return null;
  }
}
