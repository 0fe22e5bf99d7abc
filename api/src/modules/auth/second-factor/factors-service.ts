import * as limits from '@kaksha/domain/limits';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { totpSecretOf } from '../../../platform/encryption/purposes';
import { mailOwner } from '../owner-mail-service';
import { ownsPayouts } from '../owners-service';
import type { SecurityChange } from '../security-mail';
import { endOtherSessions } from '../sessions-service';
import { findContact, findSessionAttempt, setChallenge, takeChallenge } from './attempts-repo';
import {
  appExists,
  appNotFound,
  lastFactor,
  noSecondFactor,
  passkeyExists,
  passkeyNotFound,
  passkeyRefused,
  tooManyPasskeys,
  wrongFactorCode,
} from './errors';
import {
  confirmTotp,
  countRecoveryCodes,
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  findPasskeys,
  findTotp,
  hasSecondFactor,
  insertPasskey,
  lockFactors,
  type PasskeyRow,
  putTotpSecret,
  replaceRecoveryCodes,
  updatePasskeyName,
  useTotpStep,
} from './factors-repo';

import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import type { PasskeyRegistration } from './schema';
import { newTotpSecret, totpStep, totpUri } from './totp';
import { challengeEnd, registrationOptions, verifyRegistration } from './webauthn';

export interface Factors {
  passkeys: PasskeyRow[];
  totpAddedAt: Date | null;
  recoveryCodesLeft: number;
  /** Whether the user must have a second factor. */
  required: boolean;
}

export async function listSecondFactors(context: UserContext): Promise<Factors> {
  const { db, principal } = context;
  const totp = await findTotp(db, principal.id);
  return {
    passkeys: await findPasskeys(db, principal.id),
    totpAddedAt: totp?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, principal.id),
    required: await needsFactor(context),
  };
}

/** Administrators outside demo mode, and owners of accounts with payouts. */
async function needsFactor(context: UserContext): Promise<boolean> {
  const { principal, settings } = context;
  return (!settings.demo && (principal.isAdmin || principal.lacksSecondFactor)) || ownsPayouts(context);
}

/** The options for the browser to create a passkey. @throws ApiError TOO_MANY_PASSKEYS (409) */
export async function startPasskey(context: UserContext) {
  const { db, principal, clock, settings } = context;
  const existing = await findPasskeys(db, principal.id);
  if (existing.length >= limits.secondFactor.passkeys) throw tooManyPasskeys();
  const options = await registrationOptions(
    settings,
    { id: principal.id, ...(await findContact(db, principal.id)) },
    existing,
  );
  const attempt = await findSessionAttempt(db, {
    userId: principal.id,
    sessionId: principal.sessionId,
    now: clock.now(),
  });
  await setChallenge(db, attempt.id, { challenge: options.challenge, expiresAt: challengeEnd(clock.now()) });
  return options;
}

/**
 * Adds a passkey that the browser created. With the first factor all other sessions end, because they did not prove it.
 * @returns recovery codes with the first factor, else null
 * @throws ApiError PASSKEY_REFUSED (400), PASSKEY_EXISTS (409), TOO_MANY_PASSKEYS (409)
 */
export async function addPasskey(
  context: UserContext,
  { name, response }: { name: string; response: PasskeyRegistration },
): Promise<string[] | null> {
  const { principal, clock, settings } = context;
  const now = clock.now();
  const { id: userId, sessionId } = principal;
  const { id, challenge } = await findSessionAttempt(context.db, { userId, sessionId, now });
  if (challenge === null || !(await takeChallenge(context.db, id, { challenge, now }))) throw passkeyRefused();
  const verified = await verifyRegistration(settings, response, challenge);
  if (!verified) throw passkeyRefused();
  return changeFactors(context, { action: 'passkey.add', change: { kind: 'passkey-added', name } }, async ({ db }) => {
    if ((await findPasskeys(db, userId)).length >= limits.secondFactor.passkeys) throw tooManyPasskeys();
    if (!(await insertPasskey(db, { ...verified, userId, name, createdAt: now }))) throw passkeyExists();
  });
}

/** @throws ApiError PASSKEY_NOT_FOUND (404) */
export async function renamePasskey(context: UserContext, { id, name }: { id: number; name: string }): Promise<void> {
  const { db, principal, client, requestId } = context;
  if (!(await updatePasskeyName(db, { id, userId: principal.id, name }))) throw passkeyNotFound();
  // The name stays out of the log, because rows outlive accounts.
  await writeAudit(db, { actorId: principal.id, action: 'passkey.rename', entityId: id, client, requestId });
}

/** @throws ApiError PASSKEY_NOT_FOUND (404), LAST_FACTOR (409) */
export async function removePasskey(context: UserContext, { id }: { id: number }): Promise<void> {
  const { principal } = context;
  const passkey = (await findPasskeys(context.db, principal.id)).find((each) => each.id === id);
  if (!passkey) throw passkeyNotFound();
  const report = { action: 'passkey.remove', change: { kind: 'passkey-removed', name: passkey.name } } as const;
  await changeFactors(context, report, async ({ db }) => {
    if (!(await deletePasskey(db, { id, userId: principal.id }))) throw passkeyNotFound();
  });
}

export interface NewTotp {
  secret: string;
  uri: string;
}

/** Creates a secret for an authenticator app. It is not a factor until a first code confirms it. */
export async function startTotp({ db, principal, clock, cipher }: UserContext): Promise<NewTotp> {
  const now = clock.now();
  const userId = principal.id;
  if ((await findTotp(db, userId))?.confirmedAt) throw appExists();
  const secret = newTotpSecret();
  await putTotpSecret(db, { userId, secret: cipher.encrypt(secret, totpSecretOf(userId)), now });
  return { secret, uri: totpUri(secret, (await findContact(db, userId)).email) };
}

/**
 * Adds the authenticator app with its first code. With the first factor all other sessions end.
 * @returns recovery codes with the first factor, else null
 * @throws ApiError WRONG_CODE (400), TOTP_EXISTS (409), TOTP_NOT_FOUND (404)
 */
export async function addTotp(context: UserContext, { code }: { code: string }): Promise<string[] | null> {
  const { principal, clock, cipher } = context;
  const now = clock.now();
  const userId = principal.id;
  return changeFactors(context, { action: 'totp.add', change: { kind: 'totp-added' } }, async ({ db }) => {
    const stored = await findTotp(db, userId);
    if (!stored) throw appNotFound();
    if (stored.confirmedAt) throw appExists();
    const step = totpStep(cipher.decrypt(stored.secret, totpSecretOf(userId)), code.trim(), now);
    if (step === null || !(await useTotpStep(db, userId, step))) throw wrongFactorCode();
    await confirmTotp(db, userId, now);
  });
}

/** @throws ApiError TOTP_NOT_FOUND (404), LAST_FACTOR (409) */
export async function removeTotp(context: UserContext): Promise<void> {
  const { principal } = context;
  await changeFactors(context, { action: 'totp.remove', change: { kind: 'totp-removed' } }, async ({ db }) => {
    if (!(await findTotp(db, principal.id))?.confirmedAt) throw appNotFound();
    await deleteTotp(db, principal.id);
  });
}

/** Replaces the recovery codes. @throws ApiError NO_SECOND_FACTOR (409) */
export async function createRecoveryCodes(context: UserContext): Promise<string[]> {
  const { principal } = context;
  if (!(await hasSecondFactor(context.db, principal.id))) throw noSecondFactor();
  return inTransaction(context, async (tx) => {
    await lockFactors(tx.db, principal.id);
    const { client, requestId } = tx;
    const entry = { actorId: principal.id, entityId: principal.id, client, requestId };
    await writeAudit(tx.db, { ...entry, action: 'recovery-code.create' });
    await mailOwner(tx, principal.id, { kind: 'recovery-codes-created' });
    return storeRecoveryCodes(tx);
  });
}

async function storeRecoveryCodes({ db, principal, clock }: UserContext): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(principal.id, code));
  await replaceRecoveryCodes(db, { userId: principal.id, hashes, now: clock.now() });
  return codes;
}

interface Report {
  action: `${string}.${string}`;
  change: SecurityChange;
}

/** Runs a change with its audit entry, its mail and its effects on recovery codes and sessions. @returns new codes */
async function changeFactors(
  context: UserContext,
  { action, change }: Report,
  work: (tx: UserContext) => Promise<void>,
): Promise<string[] | null> {
  return inTransaction(context, async (tx) => {
    const { db, principal, client, requestId } = tx;
    await lockFactors(db, principal.id);
    const before = await hasSecondFactor(db, principal.id);
    await work(tx);
    const after = await hasSecondFactor(db, principal.id);
    await writeAudit(db, { actorId: principal.id, action, entityId: principal.id, client, requestId });
    await mailOwner(tx, principal.id, change);
    if (before && !after) await leaveWithoutFactor(tx);
    if (before || !after) return null;
    await endOtherSessions(tx, { id: principal.sessionId });
    return storeRecoveryCodes(tx);
  });
}

/** @throws ApiError LAST_FACTOR (409) */
async function leaveWithoutFactor(context: UserContext): Promise<void> {
  if (await needsFactor(context)) throw lastFactor();
  await deleteRecoveryCodes(context.db, context.principal.id);
}
