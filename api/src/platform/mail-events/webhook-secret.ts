import { isSame } from '../payment-providers/signature';
import { forged, type WebhookCall } from './mail-event';

/** `Bearer <secret>`, or `Basic` with the secret as password, as providers read it from an address. */
function secretOf(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** @throws ApiError FORGED_EVENT (400) without one of the secrets */
export function mustHaveSecret({ headers }: WebhookCall, secrets: readonly string[]): void {
  const given = secretOf(headers.authorization);
  if (!secrets.some((secret) => isSame(secret, given))) throw forged();
}
