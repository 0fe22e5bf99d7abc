import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
const secretBytes = 20;

export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: limits.secondFactor.totpDigits,
    period: stepSeconds,
  });

/** The address that authenticator apps read from the QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step of a correct code, one step early or late included; null for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}
