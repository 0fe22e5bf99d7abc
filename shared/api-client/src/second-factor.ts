import type { ProofMethods, SecondFactors } from '@kaksha/domain/second-factor';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { type SignIn, toSignIn } from './auth';
import { resultOf } from './envelope';
import type { BodyOf, ResultsOf } from './operation-types';

/** The answer of the browser to `navigator.credentials.get` and `create`, as JSON. */
export type PasskeyAssertion = NonNullable<BodyOf<'finishSignIn'>['passkey']>;
export type PasskeyRegistration = BodyOf<'addPasskey'>['credential'];

export type PasskeyRequest = ResultsOf<'startPasskeySignIn'>;
export type PasskeyCreation = ResultsOf<'startPasskey'>;

/** One proof of the user. `emailCode` counts for a step-up only. */
export type Proof = { passkey: PasskeyAssertion } | { totp: string } | { recoveryCode: string } | { emailCode: string };

/** A passkey keeps the names of WebAuthn. */
const proofBody = (proof: Proof) => ('passkey' in proof ? proof : toSnakeCaseKeys(proof));

/** Options for a passkey as the second step of a sign-in. */
export async function startPasskeySignIn(http: AxiosInstance, ticket: string): Promise<PasskeyRequest> {
  return resultOf<PasskeyRequest>(await http.post('/auth/second-step/options', { ticket }));
}

/** Rejects with WRONG_CODE, PASSKEY_REFUSED and SIGN_IN_EXPIRED (400), and TOO_MANY_TRIES (429). */
export async function finishSignIn(http: AxiosInstance, ticket: string, proof: Proof): Promise<SignIn> {
  return toSignIn(await http.post('/auth/second-step', { ticket, ...proofBody(proof) }));
}

/** How the signed-in user can prove who they are. */
export async function getStepUpState(http: AxiosInstance): Promise<ProofMethods> {
  const { methods } = resultOf<ResultsOf<'getStepUpState'>>(await http.get('/auth/step-up'));
  return toCamelCaseKeys(methods);
}

/** Options for a passkey as the proof of the signed-in user. */
export async function startPasskeyStepUp(http: AxiosInstance): Promise<PasskeyRequest> {
  return resultOf<ResultsOf<'startPasskeyStepUp'>>(await http.post('/auth/step-up/options', {}));
}

/** Mails a code to a user without a second factor. */
export async function sendStepUpCode(http: AxiosInstance): Promise<void> {
  await http.post('/auth/step-up/code', {});
}

/** Proves the signed-in user. The session continues with the new token. */
export async function stepUp(http: AxiosInstance, proof: Proof): Promise<SignIn> {
  return toSignIn(await http.post('/auth/step-up', proofBody(proof)));
}

/** The second factors of the signed-in user. */
export async function listSecondFactors(http: AxiosInstance): Promise<SecondFactors> {
  return toCamelCaseKeys(resultOf<ResultsOf<'listSecondFactors'>>(await http.get('/auth/second-factors')));
}

/** Options to create a passkey. */
export async function startPasskey(http: AxiosInstance): Promise<PasskeyCreation> {
  return resultOf<PasskeyCreation>(await http.post('/auth/passkeys/options', {}));
}

/** @returns recovery codes with the first factor, else null */
export async function addPasskey(
  http: AxiosInstance,
  { name, credential }: { name: string; credential: PasskeyRegistration },
): Promise<readonly string[] | null> {
  return resultOf<ResultsOf<'addPasskey'>>(await http.post('/auth/passkeys', { name, credential })).recovery_codes;
}

export async function renamePasskey(http: AxiosInstance, id: number, name: string): Promise<void> {
  await http.patch(`/auth/passkeys/${id}`, { name });
}

/** Rejects with LAST_FACTOR (409) for the last factor of an administrator. */
export async function removePasskey(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/auth/passkeys/${id}`);
}

/** The secret of a new authenticator app, which counts after its first code. */
export async function startTotp(http: AxiosInstance): Promise<{ secret: string; uri: string }> {
  return resultOf<ResultsOf<'startTotp'>>(await http.post('/auth/totp', {}));
}

/** @returns recovery codes with the first factor, else null */
export async function addTotp(http: AxiosInstance, code: string): Promise<readonly string[] | null> {
  return resultOf<ResultsOf<'addTotp'>>(await http.post('/auth/totp/confirm', { code })).recovery_codes;
}

/** Rejects with LAST_FACTOR (409) for the last factor of an administrator. */
export async function removeTotp(http: AxiosInstance): Promise<void> {
  await http.delete('/auth/totp');
}

/** Replaces the recovery codes. */
export async function createRecoveryCodes(http: AxiosInstance): Promise<readonly string[]> {
  return resultOf<ResultsOf<'createRecoveryCodes'>>(await http.post('/auth/recovery-codes', {})).recovery_codes;
}
