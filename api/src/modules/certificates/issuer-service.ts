import { createPrivateKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { ServiceContext } from '../../platform/context/context';
import { issuerKeyOf } from '../../platform/encryption/purposes';
import { siteOrigin } from '../../platform/settings/site';
import { addKey, findKeys, type IssuerKeyRow } from './keys-repo';

type KeyContext = Pick<ServiceContext, 'db' | 'cipher' | 'clock'>;
type SiteContext = Pick<ServiceContext, 'settings'>;

/** The DID of the site, e.g. `did:web:kaksha.example`. A port is encoded, as did:web asks for. */
export function issuerDid({ settings }: SiteContext): string {
  return `did:web:${encodeURIComponent(new URL(siteOrigin(settings)).host)}`;
}

/** Returns the keys of the site, newest first. Creates the first key if there is none. */
export async function ensureIssuerKeys(context: KeyContext): Promise<IssuerKeyRow[]> {
  const keys = await findKeys(context.db);
  // Another process may make the first key meanwhile; then there are two.
  return keys.length > 0 ? keys : rotateIssuerKey(context);
}

/**
 * Makes a key that signs from now on. The older ones still verify their certificates.
 * @returns all keys, newest first
 */
export async function rotateIssuerKey({ db, cipher, clock }: KeyContext): Promise<IssuerKeyRow[]> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const { kty, n, e } = await exportJWK(publicKey);
  const publicJwk = { kty: String(kty), n: String(n), e: String(e) };
  const id = await calculateJwkThumbprint(publicJwk);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await addKey(db, { id, publicJwk, privateKey: cipher.encrypt(pem, issuerKeyOf(id)), createdAt: clock.now() });
  return findKeys(db);
}

/** The private key that signs, and its name in the DID document. */
export async function signingKeyOf(context: KeyContext & SiteContext) {
  const [key] = await ensureIssuerKeys(context);
  if (!key) throw new Error('The site has no key for certificates.');
  const pem = context.cipher.decrypt(key.privateKey, issuerKeyOf(key.id));
  return { kid: keyUrl(context, key.id), privateKey: createPrivateKey(pem) };
}

/** The name of a key that a credential gives. */
const keyUrl = (context: SiteContext, id: string) => `${issuerDid(context)}#${id}`;

/** The public keys by their ids. */
export async function publicKeys(context: KeyContext): Promise<Map<string, JWK>> {
  return new Map((await ensureIssuerKeys(context)).map(({ id, publicJwk }) => [id, publicJwk]));
}

/** The DID document of `/.well-known/did.json`. */
export async function getCertificateIssuer(context: ServiceContext) {
  const id = issuerDid(context);
  const keys = await ensureIssuerKeys(context);
  const methods = keys.map(({ id: key, publicJwk }) => ({
    id: keyUrl(context, key),
    type: 'JsonWebKey2020' as const,
    controller: id,
    publicKeyJwk: { ...publicJwk, kid: key, alg: 'RS256' },
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id: method }) => method),
  };
}
