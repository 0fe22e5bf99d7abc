import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { ApiError } from '../../api-error';
import type { Settings } from '../../settings';

/** What the identity provider vouches for. */
export interface ProvenPerson {
  /** The provider's lasting name for the person; addresses may change hands. */
  sub: string;
  email: string;
  name?: string;
}

/** `secret` is what the page made its nonce from: the nonce in the token is the SHA-256 of it, in hex digits. */
export type VerifyCredential = (credential: string, secret?: string) => Promise<ProvenPerson>;

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Checks ID tokens against the provider's published keys, which are fetched when first needed and kept. Throws 401
 * for a token that is not the provider's, not for this site, too old, shown without the secret of its nonce (so that
 * a token alone, stolen on its way, signs nobody in), or of an address that is not proven; 503 when the keys cannot
 * be fetched.
 */
export function createCredentialCheck(
  clientId: string,
  { googleKeysUrl }: Pick<Settings, 'googleKeysUrl'>,
): VerifyCredential {
  const keys = createRemoteJWKSet(new URL(googleKeysUrl), { timeoutDuration: 5000 });
  return async (credential, secret = '') => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: issuers,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: '10 minutes',
        clockTolerance: 60,
      });
      const { sub, email, email_verified, name, nonce } = payload;
      if (nonce !== undefined && nonce !== nonceOf(secret)) throw notProven();
      if (typeof email !== 'string' || email_verified !== true) throw notProven();
      return { sub: sub as string, email, ...(typeof name === 'string' && { name }) };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (isTheirFault(error)) throw notProven();
      throw new ApiError(503, 'GOOGLE_OUT_OF_REACH', 'Sign-in with Google does not answer. Please use your e-mail.');
    }
  };
}

const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const isTheirFault = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';

const notProven = () => new ApiError(401, 'NOT_PROVEN', 'Google could not vouch for this sign-in. Please try again.');
