import * as limits from '@kaksha/domain/limits';
import { hourMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../../platform/context/context';
import { completeSignIn, type SignIn } from '../service';
import { type AttemptRow, countFailedTries, countTry, markAttemptUsed } from './attempts-repo';
import { signInExpired, tooManyAppCodes, tooManyFactorTries } from './errors';
import { checkProof, type FactorProof } from './proof-service';
import { findAttempt, type TicketInput } from './tickets-service';

const { maxTries, maxPerHour } = limits.secondFactor;

/**
 * Finishes a sign-in with a second factor. Tries count per sign-in, and a sign-in needs the first step, so strangers
 * cannot use up the tries of the owner.
 * @throws ApiError SIGN_IN_EXPIRED (400), WRONG_CODE (400), PASSKEY_REFUSED (400), TOO_MANY_TRIES (429), BLOCKED (400)
 */
export async function finishSignIn(
  context: ServiceContext,
  { proof, ...input }: TicketInput & { proof: FactorProof },
): Promise<SignIn> {
  const { db, clock } = context;
  const attempt = await findAttempt(context, input);
  if ('totp' in proof) await mustHaveAppCodesLeft(context, attempt);
  // The try is counted before the comparison, so that concurrent tries count too.
  if (!(await countTry(db, attempt.id, maxTries))) throw tooManyFactorTries();
  const secondFactor = await checkProof(context, attempt, proof);
  if (!(await markAttemptUsed(db, attempt.id, clock.now()))) throw signInExpired();
  const { userId, method, deviceHash } = attempt;
  return completeSignIn(context, { userId, method: method ?? 'code', deviceHash, secondFactor });
}

/**
 * Six digits can be guessed by an attacker who can repeat the first step. Browsers that the user signed in with before
 * count on their own, so that tries on other devices do not lock them out.
 */
async function mustHaveAppCodesLeft({ db, clock }: ServiceContext, attempt: AttemptRow): Promise<void> {
  const { userId, isKnownDevice, deviceHash } = attempt;
  const since = new Date(clock.now().getTime() - hourMs);
  const tries = await countFailedTries(db, { userId, since, deviceHash: isKnownDevice ? deviceHash : null });
  if (tries >= maxPerHour) throw tooManyAppCodes();
}
