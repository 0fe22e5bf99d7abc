import type { RazorpaySettings } from './razorpay';

/**
 * `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET` and `RAZORPAY_WEBHOOK_SECRET` (by comma, the newest first); null when
 * none of them is set, which means sandbox payments. What is missing is added to `problems`.
 */
export function readRazorpaySettings(
  text: (name: string) => string | null,
  problems: string[],
): RazorpaySettings | null {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  const [keyId, keySecret, webhookSecret] = names.map(text);
  if (!keyId && !keySecret && !webhookSecret) return null;
  if (!keyId || !keySecret || !webhookSecret) {
    const missing = names.filter((name) => !text(name));
    problems.push(`${missing.join(' and ')} is missing: payments need all of ${names.join(', ')}.`);
    return null;
  }
  const webhookSecrets = webhookSecret
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  return { keyId, keySecret, webhookSecrets };
}
