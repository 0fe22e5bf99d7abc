import type { Environment } from '../settings/environment';
import type { RazorpaySettings } from './razorpay';

const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
type RazorpayVariables = Pick<Environment, (typeof names)[number] | 'RAZORPAY_ROUTE'>;

/**
 * Reads `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET` and `RAZORPAY_WEBHOOK_SECRET` (comma list, newest first). Null when
 * none is set; `RAZORPAY_ROUTE` allows payouts. Missing ones are added to `problems`.
 */
export function readRazorpaySettings(env: RazorpayVariables, problems: string[]): RazorpaySettings | null {
  const [keyId, keySecret, webhookSecret] = names.map((name) => env[name]);
  if (!keyId && !keySecret && !webhookSecret) return null;
  if (!keyId || !keySecret || !webhookSecret) {
    const missing = names.filter((name) => !env[name]);
    problems.push(`${missing.join(' and ')} is missing: payments need all of ${names.join(', ')}.`);
    return null;
  }
  const webhookSecrets = webhookSecret
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  return { keyId, keySecret, webhookSecrets, route: env.RAZORPAY_ROUTE === '1' };
}
