import { normalEmail } from '@kaksha/domain/email-address';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import type { AuthenticatedUser } from '../../platform/context/principal';
import { writeAudit } from '../../platform/database/audit';
import type { Database } from '../../platform/database/database';
import { ApiError, badRequest, conflict, notFound } from '../../platform/http/api-error';
import { emit } from '../../platform/outbox/emit';
import type { CodePurpose } from './code-mail';
import { createProofChallenge } from './code-proofs-service';
import { checkCode, createCode, keepCode, redeemCode, useCode } from './codes-service';
import { nameNeeded } from './errors';
import type { GoogleProfile } from './google';
import { mustBeOwnAccount } from './policy';
import { checkRegistration, type Registration, trainerDetailsOf, userDetailsOf } from './registration';
import type { CodeChallenge } from './schema';
import { signInExpired, signInFirst } from './second-factor/errors';
import { beginSecondStep, needsSecondStep, type SecondStep } from './second-factor/tickets-service';
import { findDeviceHistory } from './sessions-repo';
import { findSession, startSession } from './sessions-service';
import {
  addTrainer,
  findOrAddUser,
  findUserByEmail,
  findUserByGoogleSub,
  hasNoGoogleAccount,
  linkGoogleAccount,
} from './users-repo';

export interface SignIn {
  /** The only copy; the database stores a hash. */
  token: string;
  user: AuthenticatedUser;
}

/** A proven address without an account. The call is repeated with the name of the user. */
export interface MissingName {
  needsName: true;
}

interface SignInMethod {
  method: 'code' | 'google' | 'demo';
  deviceHash: string | null;
  secondFactor?: string;
}

/** The network of the caller. Scripts have no client and share one. */
const networkOf = ({ client }: ServiceContext) => client?.network ?? 'local';

interface CodeInput {
  email: string;
  deviceHash: string;
}

/**
 * Mails a sign-in code to an address, known or unknown.
 * @throws ApiError TOO_MANY_CODES (429), PROOF_REFUSED (400)
 */
export async function sendCode(
  context: ServiceContext,
  { email, deviceHash, purpose = 'sign-in', proof }: CodeInput & { purpose?: CodePurpose; proof?: string | undefined },
): Promise<void> {
  await createCode(context, { email: normalEmail(email), network: networkOf(context), deviceHash, purpose, proof });
}

/** Work that pays for a code which `sendCode` refused with TOO_MANY_CODES. */
export function startCodeProof(context: ServiceContext, { email, deviceHash }: CodeInput): Promise<CodeChallenge> {
  const request = { email: normalEmail(email), network: networkOf(context), deviceHash, purpose: 'sign-in' as const };
  return createProofChallenge(context, request);
}

/**
 * Signs in with a code. A new address becomes a learner, with `registerAs` also a trainer. The registration is checked
 * before the code is redeemed, so that a mistake in the form does not cost the code. Without a name, a right code of a
 * new address stays good for the call that brings it; so only the owner of an address learns whether it has an account.
 * @throws ApiError VALIDATION_FAILED (400), WRONG_CODE (400), TOO_MANY_TRIES (429), BLOCKED (400), SIGN_IN_FIRST (409)
 */
export async function verifyCode(
  context: ServiceContext,
  input: { email: string; code: string; registration: Registration; deviceHash: string | null },
): Promise<SignIn | SecondStep | MissingName> {
  const { deviceHash, registration } = input;
  checkRegistration(registration);
  const email = normalEmail(input.email);
  const entry = { email, code: input.code.trim(), network: networkOf(context), deviceHash };
  const codeId = await checkCode(context, entry).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'WRONG_CODE') await auditRefusedCode(context, email);
    throw error;
  });
  if (await lacksName(context.db, { email, name: registration.name })) {
    await keepCode(context, codeId);
    return { needsName: true };
  }
  await useCode(context, codeId);
  const secondStep = await secondStepOf(context, { email, registration, deviceHash });
  if (secondStep) return secondStep;
  return audited(context, { method: 'code', deviceHash }, await signIn(context, { email, registration, deviceHash }));
}

/**
 * Starts the second step for a user who has one. A registration would be lost meanwhile, so its user signs in first;
 * the browser's open session counts as signed in.
 */
async function secondStepOf(
  context: ServiceContext,
  { email, registration, deviceHash }: { email: string; registration: Registration; deviceHash: string | null },
): Promise<SecondStep | null> {
  const userId = await findUserByEmail(context.db, email);
  if (userId === null || !(await needsSecondStep(context, userId))) return null;
  // Codes are redeemed with a device only.
  if (deviceHash === null) throw signInExpired();
  if (!registration.registerAs) return beginSecondStep(context, { userId, method: 'code', deviceHash });
  if (context.principal?.id !== userId) throw signInFirst();
  return null;
}

/** Whether the address has no account and the call brings no name for a new one. */
const lacksName = async (db: Database, { email, name }: { email: string; name?: string | undefined }) =>
  !name?.trim() && (await findUserByEmail(db, email)) === null;

/** The address stays out of the log, because rows outlive accounts. Entity 0 is an address without a user. */
async function auditRefusedCode({ db, client, requestId }: ServiceContext, email: string): Promise<void> {
  const entityId = (await findUserByEmail(db, email)) ?? 0;
  await writeAudit(db, { actorId: null, action: 'code.refuse', entityId, client, requestId });
}

/**
 * Signs a proven address in and creates its user where there is none.
 * @throws ApiError BLOCKED, NAME_NEEDED (400)
 */
export async function signIn(
  context: ServiceContext,
  { email, registration, deviceHash = null }: { email: string; registration: Registration; deviceHash?: string | null },
): Promise<SignIn> {
  const token = await inTransaction(context, async (tx) => {
    if (await lacksName(tx.db, { email, name: registration.name })) throw nameNeeded();
    const trainer = trainerDetailsOf(registration);
    const details = userDetailsOf(email, registration);
    const userId = await findOrAddUser(tx.db, details, { completesExisting: trainer !== null });
    if (trainer) await addTrainer(tx.db, { userId, ...trainer });
    // With a second factor only an open session of the user gets here, and a code alone does not prove the user.
    return startSession(tx, { userId, deviceHash, isProven: !(await needsSecondStep(tx, userId)) });
  });
  return signedIn(context, token);
}

/**
 * Signs in an existing user without a code; the caller has proven the address.
 * @throws ApiError NO_SUCH_PERSON (404)
 */
export async function signInExisting(
  context: ServiceContext,
  { email, deviceHash }: { email: string; deviceHash: string },
): Promise<SignIn> {
  const userId = await findUserByEmail(context.db, email);
  if (userId === null) throw notFound('No one has this address.', 'NO_SUCH_PERSON');
  // Demo mode has no proofs: its sign-in needs no code either.
  const signIn = await signedIn(context, await startSession(context, { userId, deviceHash, isProven: true }));
  return audited(context, { method: 'demo', deviceHash }, signIn);
}

interface GoogleSignIn {
  profile: GoogleProfile;
  deviceHash: string;
  /** The mailed code that `GOOGLE_CODE_REQUIRED` asked for. */
  code?: string;
  /** The name of a new user whose Google account shows none. */
  name?: string;
}

/**
 * Signs in with a Google profile: the user linked to it, else the user with its address, else a new one. Where Google
 * does not run the mailbox, its owner enters a mailed code before an existing user is linked.
 * @throws ApiError OTHER_ACCOUNT (409) when the address is linked to another Google account
 * @throws ApiError GOOGLE_CODE_REQUIRED (409) after a code was mailed, WRONG_CODE (400), TOO_MANY_CODES (429)
 */
export async function signInWithGoogle(
  context: ServiceContext,
  input: GoogleSignIn,
): Promise<SignIn | SecondStep | MissingName> {
  const { profile, deviceHash } = input;
  const { sub, email } = profile;
  const name = profile.name?.trim() ? profile.name : input.name;
  await proveAddress(context, input);
  const userId = await inTransaction(context, async (tx) => {
    const linkedId = await findUserByGoogleSub(tx.db, sub);
    if (linkedId !== null) return linkedId;
    if (await lacksName(tx.db, { email: normalEmail(email), name })) return null;
    const details = userDetailsOf(normalEmail(email), { name });
    const addedId = await findOrAddUser(tx.db, details, { completesExisting: false });
    if (!(await linkGoogleAccount(tx.db, addedId, sub))) {
      throw conflict('This e-mail address belongs to another Google account.', 'OTHER_ACCOUNT');
    }
    return addedId;
  });
  if (userId === null) return { needsName: true };
  if (await needsSecondStep(context, userId)) return beginSecondStep(context, { userId, method: 'google', deviceHash });
  return completeSignIn(context, { userId, method: 'google', deviceHash });
}

async function proveAddress(context: ServiceContext, { profile, deviceHash, code }: GoogleSignIn): Promise<void> {
  const { db } = context;
  const email = normalEmail(profile.email);
  if (profile.isAuthoritative || (await findUserByGoogleSub(db, profile.sub)) !== null) return;
  if (!(await hasNoGoogleAccount(db, email))) return;
  if (code !== undefined) {
    return redeemCode(context, { email, code: code.trim(), network: networkOf(context), deviceHash });
  }
  await sendCode(context, { email, deviceHash });
  throw conflict('Please enter the code that we sent to your e-mail address.', 'GOOGLE_CODE_REQUIRED');
}

/**
 * The signed-in user, whom the authentication loaded with the session.
 * @throws ApiError FORBIDDEN (403) for the id of another user
 */
export function getCurrentUser(
  { principal }: UserContext,
  { user, id }: { user: AuthenticatedUser; id?: number },
): AuthenticatedUser {
  mustBeOwnAccount(principal, id);
  return user;
}

/** Starts the session of a user who passed all steps of the sign-in. */
export async function completeSignIn(
  context: ServiceContext,
  { userId, secondFactor, ...how }: SignInMethod & { userId: number },
): Promise<SignIn> {
  const { deviceHash } = how;
  const token = await startSession(context, { userId, deviceHash, isProven: secondFactor !== undefined });
  return audited(context, { ...how, secondFactor }, await signedIn(context, token));
}

/** The user of a session that was just started or renewed. @throws ApiError BLOCKED (400) */
export async function signedIn(context: ServiceContext, token: string): Promise<SignIn> {
  const { mediaBase, demo } = context.settings;
  const user = await findSession(context, { token, mediaBase, demo });
  if (!user) throw badRequest('This account is blocked. Please write to us.', undefined, 'BLOCKED');
  return { token, user };
}

/** Records a sign-in and mails its user about a new device. Demo accounts are shared, so they get no mail. */
async function audited(
  context: ServiceContext,
  { method, deviceHash, secondFactor }: SignInMethod,
  signIn: SignIn,
): Promise<SignIn> {
  const { id, sessionId } = signIn.user;
  const detail = { method, ...(secondFactor && { secondFactor }) };
  await inTransaction(context, async (tx) => {
    const { db, client, requestId } = tx;
    const entry = { actorId: id, entityId: sessionId, detail, client, requestId };
    await writeAudit(db, { ...entry, action: 'session.start' });
    if (method === 'demo' || deviceHash === null || client === null) return;
    const history = await findDeviceHistory(db, id, deviceHash);
    if (history.sessions > 1 && history.onDevice === 1) {
      await emit(tx, { kind: 'session.started-on-new-device', payload: { sessionId } });
    }
  });
  return signIn;
}

/** Gives a user an individual trainer's profile. Changes nothing for a user who has a profile. */
export async function makeTrainer(
  { db }: ServiceContext,
  { userId, name }: { userId: number; name: string },
): Promise<void> {
  await addTrainer(db, { userId, kind: 'individual', name, ownerName: null, trainingType: null });
}
