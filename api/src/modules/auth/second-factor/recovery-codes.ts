import { createHash } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import { Secret } from 'otpauth';

/** 80 bits, so a fast hash is enough to make a stolen table useless. */
const codeBytes = 10;

/** New codes as the user reads them: `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.secondFactor.recoveryCodes }, () => grouped(new Secret({ size: codeBytes }).base32));

const grouped = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** Ignores case, spaces and hyphens of the typed code. Bound to the user. */
export function recoveryCodeHash(userId: number, typed: string): string {
  const code = typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(`${userId}:${code}`).digest('base64url');
}
