import { createHash } from 'node:crypto';

/** The stored form of a token. Tokens have 256 random bits, so a fast hash is enough to make a stolen table useless. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
