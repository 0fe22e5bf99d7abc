import { createHash } from 'node:crypto';
import { emailAddressOf } from '@kaksha/domain/email-address';
import { singleLine } from '@kaksha/domain/single-line';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { ApiError } from '../../platform/http/api-error';
import type { Settings } from '../../platform/settings/settings';

/** The verified claims of a Google ID token. */
export interface GoogleProfile {
  /** The permanent id of the Google account; its address can change. */
  sub: string;
  email: string;
  name?: string;
  /**
   * Whether Google itself runs the mailbox, so that the Google account proves the address today. Otherwise Google proved
   * it once, and it may have another owner since.
   */
  isAuthoritative?: boolean;
}

/**
 * `secret` is the input of the nonce: the nonce in the token is its SHA-256 in hex digits. Tokens without one are
 * refused.
 */
export type VerifyCredential = (credential: string, secret: string | undefined) => Promise<GoogleProfile>;

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Verifies Google ID tokens against Google's published keys, which are fetched on first use and cached. The nonce check
 * makes a stolen token useless without the page's secret.
 * @throws ApiError NOT_PROVEN (401) for an invalid token, GOOGLE_OUT_OF_REACH (503) when the keys cannot be fetched
 */
export function createCredentialCheck(
  clientId: string,
  { googleKeysUrl }: Pick<Settings, 'googleKeysUrl'>,
): VerifyCredential {
  const keys = createRemoteJWKSet(new URL(googleKeysUrl), { timeoutDuration: 5000 });
  return async (credential, secret) => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: issuers,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: '10 minutes',
        clockTolerance: 60,
      });
      const { sub, email, email_verified, name, nonce, hd } = payload;
      if (!secret || nonce !== nonceOf(secret)) throw notProven();
      const address = typeof email === 'string' ? emailAddressOf(email) : null;
      if (sub === undefined || address === null || email_verified !== true) throw notProven();
      const isAuthoritative = ['gmail.com', hd].includes(address.slice(address.indexOf('@') + 1).toLowerCase());
      return {
        sub,
        email: address,
        ...(typeof name === 'string' && { name: singleLine(name) }),
        ...(isAuthoritative && { isAuthoritative }),
      };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (isTokenFault(error)) throw notProven();
      throw new ApiError(503, 'GOOGLE_OUT_OF_REACH', 'Sign-in with Google does not answer. Please use your e-mail.');
    }
  };
}

const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const isTokenFault = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';

const notProven = () => new ApiError(401, 'NOT_PROVEN', 'Google could not vouch for this sign-in. Please try again.');
