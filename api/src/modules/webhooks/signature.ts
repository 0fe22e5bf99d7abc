import { createHmac, randomBytes } from 'node:crypto';

/** Secrets and signatures of Standard Webhooks (standardwebhooks.com), for which receivers have libraries. */

const prefix = 'whsec_';

export const newSecret = () => prefix + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The value of the header `webhook-signature`. */
export function signatureOf({ id, timestamp, body }: Signed, secret: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
