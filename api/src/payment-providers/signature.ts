import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex digits. */
export function sign(content: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compares in constant time. */
export function isSignedWith(secret: string, content: string | Buffer, signature: string): boolean {
  const [wanted, given] = [Buffer.from(sign(content, secret)), Buffer.from(signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
