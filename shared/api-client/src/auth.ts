import type { CurrentUser } from '@kaksha/domain/current-user';
import type { RegistrationForm } from '@kaksha/domain/registration-rules';
import type { FactorMethods } from '@kaksha/domain/second-factor';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf } from './envelope';
import type { operations } from './generated/wire';
import type { ResultsOf } from './operation-types';
import { toUser } from './session';

export interface SignIn {
  token: string;
  userId: number;
  user: CurrentUser;
}

/** The second step that an account with a second factor needs after the code or the Google sign-in. */
export interface SecondStep {
  ticket: string;
  methods: FactorMethods;
}

/** A proven address without an account: the call is repeated with the name. */
export interface MissingName {
  needsName: true;
}

type UnfinishedWire = operations['verifyCode']['responses'][202]['content']['application/json']['data']['results'];

/**
 * Sends a sign-in code to an email address. The response does not reveal whether the address has an account.
 * @param proof  the solution of `startCodeProof`, for a code beyond the quota
 */
export async function sendCode(http: AxiosInstance, email: string, proof?: string): Promise<void> {
  await http.post('/patrons-registration/SendEmailOtp', { emailId: email, proof });
}

export type CodeChallenge = ResultsOf<'startCodeProof'>;

/** Work of the browser for a code that `sendCode` refused with TOO_MANY_CODES. `sendCode` takes its solution. */
export async function startCodeProof(http: AxiosInstance, email: string): Promise<CodeChallenge> {
  return resultOf<CodeChallenge>(await http.post('/auth/code-challenge', { emailId: email }));
}

export interface CodeEntry {
  email: string;
  code: string;
  /** The name of a new account. */
  name?: string;
  /** Makes the user a trainer. */
  registration?: Omit<RegistrationForm, 'email'>;
}

/**
 * Signs in with the code, or starts the second step. A new address gets an account, for which the call brings a name;
 * without one the code stays good.
 * @throws ApiError 400 with `fields` named as in the form, or with `fields.otp` for a wrong code.
 */
export async function verifyCode(http: AxiosInstance, entry: CodeEntry): Promise<SignIn | SecondStep | MissingName> {
  const { email, code, name, registration: { kind, ...details } = {} } = entry;
  const body = { emailId: email, otp: code, ...(name && { name }), ...(kind && { registerAs: kind, ...details }) };
  return toFirstStep(await http.post('/patrons-registration/SaveEmailVerifyDetails', body));
}

/**
 * Changes the address of the account. The code was mailed to the new address by `sendCode`.
 * @throws ApiError 400 with `fields.otp` for a wrong code, EMAIL_TAKEN (409)
 */
export async function changeEmail(
  http: AxiosInstance,
  { email, code }: { email: string; code: string },
): Promise<void> {
  await http.put('/auth/email', { emailId: email, otp: code });
}

/**
 * Signs in with the ID token from Google and the secret from which its nonce was derived.
 * @param more  `otp`: the mailed code that GOOGLE_CODE_REQUIRED asked for; `name`: what `MissingName` asked for
 */
export async function signInWithGoogle(
  http: AxiosInstance,
  credential: string,
  secret: string,
  more: { otp?: string; name?: string } = {},
): Promise<SignIn | SecondStep | MissingName> {
  return toFirstStep(await http.post('/auth/google', { credential, secret, ...more }));
}

/** Signs in as a demo account; in demo mode only. */
export async function startDemoSession(http: AxiosInstance, email: string): Promise<SignIn> {
  return toSignIn(await http.post('/dev/session', { emailId: email }));
}

function toFirstStep(response: AxiosResponse): SignIn | SecondStep | MissingName {
  if (response.status !== 202) return toSignIn(response);
  const { ticket, methods } = toCamelCaseKeys(resultOf<UnfinishedWire>(response));
  return ticket && methods ? { ticket, methods } : { needsName: true };
}

export function toSignIn(response: AxiosResponse): SignIn {
  const { auth_token, user_id, user } = resultOf<ResultsOf<'verifyCode'>>(response);
  return { token: auth_token, userId: user_id, user: toUser(user) };
}
