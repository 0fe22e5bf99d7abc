import * as limits from '@kaksha/domain/limits';
import type { UserContext } from '../../../platform/context/context';
import { isRecentProof } from '../../../platform/context/policy';
import { writeAudit } from '../../../platform/database/audit';
import { redeemCode } from '../codes-service';
import { type SignIn, sendCode, signedIn } from '../service';
import { endSession, rotateSession } from '../sessions-service';
import { countTry, findContact, findSessionAttempt, resetTries } from './attempts-repo';
import { tooManyFactorTries, useSecondFactor } from './errors';
import { hasSecondFactor } from './factors-repo';
import {
  checkProof,
  type Factor,
  type FactorMethods,
  type FactorProof,
  findMethods,
  startPasskeyProof,
} from './proof-service';

/** A second factor, or the code that was mailed to a user without one. */
export type StepUpProof = FactorProof | { emailCode: string };

export interface StepUpState {
  methods: FactorMethods & { emailCode: boolean };
  /** Until when the last proof counts; null when there is none or it is too old. */
  provenUntil: Date | null;
}

/** How the user of this session can prove who they are, and until when the last proof counts. */
export async function getStepUpState(context: UserContext): Promise<StepUpState> {
  const { db, principal, clock } = context;
  const methods = await findMethods(context, principal.id);
  const emailCode = !(await hasSecondFactor(db, principal.id));
  const { provenAt } = principal;
  const isRecent = isRecentProof(principal, clock.now());
  const provenUntil = isRecent && provenAt ? new Date(provenAt.getTime() + limits.stepUp.minutes * 60_000) : null;
  // Recovery codes without another factor prove nothing.
  return { methods: { ...methods, recoveryCode: methods.recoveryCode && !emailCode, emailCode }, provenUntil };
}

const attemptOf = ({ db, principal: { id, sessionId }, clock }: UserContext) =>
  findSessionAttempt(db, { userId: id, sessionId, now: clock.now() });

/** The options for the browser to sign with a passkey. */
export async function startPasskeyStepUp(context: UserContext) {
  return startPasskeyProof(context, await attemptOf(context));
}

/**
 * Mails a code to a user without a second factor.
 * @throws ApiError USE_SECOND_FACTOR (409), TOO_MANY_CODES (429)
 */
export async function sendStepUpCode(context: UserContext, { deviceHash }: { deviceHash: string }): Promise<void> {
  const { db, principal } = context;
  if (await hasSecondFactor(db, principal.id)) throw useSecondFactor();
  const { email } = await findContact(db, principal.id);
  await sendCode(context, { email, deviceHash, purpose: 'confirm' });
}

/**
 * Proves the user of this session again. Gives the session a new token, so that a stolen one ends. The session ends
 * after 10 refused proofs in a row.
 * @throws ApiError WRONG_CODE (400), PASSKEY_REFUSED (400), USE_SECOND_FACTOR (409), TOO_MANY_TRIES (429)
 */
export async function stepUp(
  context: UserContext,
  { proof, deviceHash }: { proof: StepUpProof; deviceHash: string | null },
): Promise<SignIn> {
  const { db, principal, client, requestId } = context;
  const attempt = await attemptOf(context);
  if (!(await countTry(db, attempt.id, limits.stepUp.maxTries))) {
    await endSession(context, { id: principal.sessionId });
    throw tooManyFactorTries();
  }
  const factor: Factor | 'email-code' =
    'emailCode' in proof
      ? await checkEmailCode(context, { code: proof.emailCode, deviceHash })
      : await checkProof(context, attempt, proof);
  await resetTries(db, attempt.id);
  const token = await rotateSession(context, { id: principal.sessionId });
  const entry = { actorId: principal.id, entityId: principal.sessionId, detail: { factor }, client, requestId };
  await writeAudit(db, { ...entry, action: 'session.step-up' });
  return signedIn(context, token);
}

async function checkEmailCode(
  context: UserContext,
  { code, deviceHash }: { code: string; deviceHash: string | null },
): Promise<'email-code'> {
  const { db, principal, client } = context;
  if (await hasSecondFactor(db, principal.id)) throw useSecondFactor();
  const { email } = await findContact(db, principal.id);
  await redeemCode(context, { email, code: code.trim(), network: client?.network ?? 'local', deviceHash });
  return 'email-code';
}
