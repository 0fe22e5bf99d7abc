import { isRecord } from '@kaksha/domain/typed';
import { ApiError } from '../http/api-error';

export type RazorpayTransport = typeof fetch;

interface Keys {
  keyId: string;
  keySecret: string;
}

const base = 'https://api.razorpay.com/v1';
const timeoutMs = 10_000;

/**
 * Calls of the provider's API.
 * @throws ApiError PAYMENT_PROVIDER_UNAVAILABLE (502) without a usable answer in time, which a retry may fix
 * @throws ApiError PAYMENT_PROVIDER_REFUSED (502) when the provider rejects the call
 */
export function createRazorpayClient({ keyId, keySecret }: Keys, transport: RazorpayTransport = fetch) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask<T>(path: string, init: RequestInit): Promise<T> {
    let response: Response;
    let answer: unknown;
    try {
      response = await transport(base + path, {
        ...init,
        headers: { authorization, accept: 'application/json', ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      answer = await response.json();
    } catch (cause) {
      throw unavailable(cause);
    }
    if (response.ok) return answer as T;
    // 409: an earlier call with the same idempotency key is still running.
    if (response.status >= 500 || [409, 429].includes(response.status))
      throw unavailable(new Error(`status ${response.status}`));
    throw refused(answer);
  }

  return {
    get: <T>(path: string) => ask<T>(path, { method: 'GET' }),
    post: <T>(path: string, body: object, headers: Record<string, string> = {}) =>
      ask<T>(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

function unavailable(cause: unknown): ApiError {
  const message = 'The payment service does not answer right now. Please try again in a moment.';
  return new ApiError(502, 'PAYMENT_PROVIDER_UNAVAILABLE', message, undefined, { cause });
}

/** The provider's message goes to the log only: it can contain keys and limits of the account. */
export function refused(answer: unknown): ApiError {
  const message = 'The payment service refused this. Please try again, or write to us.';
  const cause = new Error(JSON.stringify(isRecord(answer) ? (answer.error ?? null) : null));
  return new ApiError(502, 'PAYMENT_PROVIDER_REFUSED', message, undefined, { cause });
}
