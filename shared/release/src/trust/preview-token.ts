import { createPublicKey, verify } from 'node:crypto';
import { isRecord } from '@kaksha/domain/typed';
import { isReleaseRef } from '../manifest';
import { type IssuedPreview, ReleaseError } from '../types';
import type { SigningKey } from './keys';
import { keysOf, type VerifiedState } from './metadata';
import { rolesIn } from './store-trust';

/** What a link of a preview says. All of it is signed by the keys of each of its parts. */
export type PreviewClaims = Omit<IssuedPreview, 'by'>;

export const previewLimits = { tokenLength: 3000, parts: 8, hours: 168, perPart: 50 } as const;

/** Signatures of other texts by the same keys never count. No metadata begin so. */
const context = 'kaksha preview 1\n';
const signatureBytes = 64;
const maxSignatures = 16;
const tokenRule = /^([\w-]{1,3000})\.([\w-]{1,3000})$/;
const idRule = /^[\w-]{16}$/;
const isoRule = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

export const isPreviewToken = (token: string) => token.length <= previewLimits.tokenLength && tokenRule.test(token);

const signedBytes = (payload: string) => Buffer.from(context + payload);

/** @throws ReleaseError KEYS when this machine lacks keys of a part; USAGE when the token would be too long */
export function signPreviewToken(
  claims: PreviewClaims,
  verified: VerifiedState,
  keyOf: (id: string) => SigningKey | undefined,
): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const keys = new Map<string, SigningKey>();
  for (const { name } of claims.releases) {
    const { keyIDs, threshold } = keysOf(verified, name);
    const found = keyIDs.flatMap((id) => keyOf(id) ?? []).slice(0, threshold);
    if (found.length < threshold) {
      throw new ReleaseError(
        'KEYS',
        `this machine has ${found.length} of ${threshold} keys to sign a preview of ${name}`,
      );
    }
    for (const key of found) keys.set(key.id, key);
  }
  const signatures = [...keys.values()].map((key) => Buffer.from(key.sign(signedBytes(payload)).sig, 'hex'));
  const token = `${payload}.${Buffer.concat(signatures).toString('base64url')}`;
  if (!isPreviewToken(token) || signatures.length > maxSignatures) {
    throw new ReleaseError('USAGE', 'the link would be too long: preview fewer parts at once');
  }
  return token;
}

const invalid = () =>
  new ReleaseError('LINK', 'the link is not complete, or it was not signed with the keys of the parts that it shows');

/**
 * The claims of a token that the keys of each of its parts have signed. Site, times and revocation are checked elsewhere.
 * @throws ReleaseError LINK
 */
export function readPreviewToken(token: string, verified: VerifiedState): PreviewClaims {
  const [, payload = '', signed = ''] = (isPreviewToken(token) && tokenRule.exec(token)) || [];
  const claims = parseClaims(payload);
  const bytes = Buffer.from(signed, 'base64url');
  const count = bytes.length / signatureBytes;
  if (!claims || !Number.isInteger(count) || count < 1 || count > maxSignatures) throw invalid();
  const signatures = Array.from({ length: count }, (_, i) =>
    bytes.subarray(i * signatureBytes, (i + 1) * signatureBytes),
  );
  const delegated = rolesIn(verified);
  for (const { name } of claims.releases) {
    const { keys = [], threshold = 1 } = delegated.get(name) ?? {};
    const valid = keys.filter(({ keyval }) =>
      signatures.some((signature) => isSignedBy(keyval.public, signedBytes(payload), signature)),
    );
    if (valid.length < threshold) throw invalid();
  }
  return claims;
}

function isSignedBy(hex: string, data: Buffer, signature: Buffer): boolean {
  const x = Buffer.from(hex, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, data, key, signature);
}

function parseClaims(payload: string): PreviewClaims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return isClaims(value) ? value : null;
  } catch {
    return null;
  }
}

function isRef(value: unknown): boolean {
  const { name, version } = isRecord(value) ? value : {};
  return typeof name === 'string' && typeof version === 'string' && isReleaseRef({ name, version });
}

function isClaims(value: unknown): value is PreviewClaims {
  if (!isRecord(value)) return false;
  const { id, site, releases, issuedAt, expiresAt } = value;
  const isTime = (time: unknown) => typeof time === 'string' && isoRule.test(time) && !Number.isNaN(Date.parse(time));
  return (
    typeof id === 'string' &&
    idRule.test(id) &&
    typeof site === 'string' &&
    isTime(issuedAt) &&
    isTime(expiresAt) &&
    Array.isArray(releases) &&
    releases.length > 0 &&
    releases.length <= previewLimits.parts &&
    releases.every(isRef) &&
    new Set(releases.map(({ name }) => name)).size === releases.length
  );
}
