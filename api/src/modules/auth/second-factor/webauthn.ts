import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import type { Settings } from '../../../platform/settings/settings';
import { siteHost, siteOrigin } from '../../../platform/settings/site';
import type { NewPasskey, PasskeyRow } from './factors-repo';
import type { PasskeyAssertion, PasskeyRegistration } from './schema';

/** Loaded when first used: it takes half a second, and most users have no passkey. */
const library = () => import('@simplewebauthn/server');

type Site = Pick<Settings, 'origin' | 'port'>;

const known: readonly AuthenticatorTransportFuture[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
];

const transportsOf = (names: readonly string[]) => known.filter((transport) => names.includes(transport));

const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transportsOf(transports),
});

/** How long the browser waits for the user. */
const timeout = limits.secondFactor.challengeMinutes * 60_000;

/** When the challenge of options that are made now stops to count. */
export const challengeEnd = (now: Date) => new Date(now.getTime() + timeout);

/**
 * Options for the browser to create a passkey. It must check the user, by PIN or body, because confirmations need that.
 * The user's e-mail address names it in the browser's list.
 */
export async function registrationOptions(
  site: Site,
  user: { id: number; name: string; email: string },
  existing: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteHost(site),
    userID: new Uint8Array(Buffer.from(String(user.id))),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    timeout,
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

type VerifiedPasskey = Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** Null for an answer to another challenge, from another site, or with an invalid signature. */
export async function verifyRegistration(
  site: Site,
  answer: PasskeyRegistration,
  challenge: string,
): Promise<VerifiedPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...answer,
      response: { ...answer.response, transports: transportsOf(answer.response.transports ?? []) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: siteOrigin(site),
    expectedRPID: siteHost(site),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transportsOf(credential.transports ?? []),
    isSynced: credentialBackedUp,
  };
}

/** Options for the browser to sign with one of the user's passkeys. */
export async function authenticationOptions(
  site: Site,
  { passkeys, verifiesUser }: { passkeys: readonly PasskeyRow[]; verifiesUser: boolean },
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteHost(site),
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: verifiesUser ? 'required' : 'preferred',
    timeout,
  });
}

/**
 * The new signature counter. Null for an answer to another challenge, from another site, with an invalid signature or
 * with a counter that did not grow, which a copied authenticator would send. With `verifiesUser` also for one that did
 * not check the user.
 */
export async function verifyAuthentication(
  site: Site,
  answer: PasskeyAssertion,
  { passkey, challenge, verifiesUser }: { passkey: PasskeyRow; challenge: string; verifiesUser: boolean },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: siteOrigin(site),
    expectedRPID: siteHost(site),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: verifiesUser,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}
