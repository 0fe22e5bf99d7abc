import { ApiError, badRequest, conflict, notFound } from '../../api-error';
import { inTransaction, type ServiceContext } from '../../context';
import { codeMail } from './code-mail';
import { createCode, redeemCode } from './codes-service';
import type { GoogleProfile } from './google';
import { checkRegistration, type Registration, trainerDetailsOf, userDetailsOf } from './registration';
import { type AuthenticatedUser, findSession, startSession } from './sessions-service';
import { addTrainer, findOrAddUser, findUserByEmail, findUserByGoogleSub, linkGoogleAccount } from './users-repo';

export interface SignIn {
  /** The only copy; the database stores a hash. */
  token: string;
  user: AuthenticatedUser;
}

/** Addresses are stored in lower case, because users write theirs in both. */
export const cleanEmail = (email: string) => email.trim().toLowerCase();

/**
 * Mails a sign-in code to an address, known or unknown.
 * @throws ApiError TOO_MANY_CODES (429), MAIL_NOT_SENT (503)
 */
export async function sendCode(
  context: ServiceContext,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const to = cleanEmail(email);
  const code = await createCode(context, { email: to, network });
  await context.mailer.send(codeMail(to, code)).catch((cause: unknown) => {
    const message = 'The code could not be sent. Please try again in a moment.';
    throw new ApiError(503, 'MAIL_NOT_SENT', message, undefined, { cause });
  });
}

/**
 * Signs in with a code. A new address becomes a learner, with `registerAs` also a trainer. The registration is checked
 * before the code is redeemed, so that a mistake in the form does not cost the code.
 * @throws ApiError VALIDATION_FAILED (400), WRONG_CODE (400), TOO_MANY_TRIES (429), BLOCKED (400)
 */
export async function signInWithCode(
  context: ServiceContext,
  input: { email: string; code: string; registration: Registration; userAgent?: string },
): Promise<SignIn> {
  checkRegistration(input.registration);
  const email = cleanEmail(input.email);
  await redeemCode(context, { email, code: input.code.trim() });
  return signIn(context, { ...input, email });
}

/**
 * Signs a proven address in and creates its user where there is none.
 * @throws ApiError BLOCKED (400)
 */
export async function signIn(
  context: ServiceContext,
  { email, registration, userAgent }: { email: string; registration: Registration; userAgent?: string },
): Promise<SignIn> {
  const token = await inTransaction(context, async (tx) => {
    const trainer = trainerDetailsOf(registration);
    const details = userDetailsOf(email, registration);
    const userId = await findOrAddUser(tx.db, details, { completesExisting: trainer !== null });
    if (trainer) await addTrainer(tx.db, { userId, ...trainer });
    return startSession(tx, { userId, userAgent });
  });
  return signedIn(context, token);
}

/**
 * Signs in an existing user without a code; the caller has proven the address.
 * @throws ApiError NO_SUCH_PERSON (404)
 */
export async function signInExisting(
  context: ServiceContext,
  { email, userAgent }: { email: string; userAgent?: string },
): Promise<SignIn> {
  const userId = await findUserByEmail(context.db, email);
  if (userId === null) throw notFound('Nobody has this address.', 'NO_SUCH_PERSON');
  return signedIn(context, await startSession(context, { userId, userAgent }));
}

/**
 * Signs in with a Google profile: the user linked to it, else the user with its address, else a new one.
 * @throws ApiError OTHER_ACCOUNT (409) when the address is linked to another Google account
 */
export async function signInWithGoogle(
  context: ServiceContext,
  { profile: { sub, email, name }, userAgent }: { profile: GoogleProfile; userAgent?: string },
): Promise<SignIn> {
  const token = await inTransaction(context, async (tx) => {
    const linkedId = await findUserByGoogleSub(tx.db, sub);
    if (linkedId !== null) return startSession(tx, { userId: linkedId, userAgent });
    const details = userDetailsOf(cleanEmail(email), { name });
    const userId = await findOrAddUser(tx.db, details, { completesExisting: false });
    if (!(await linkGoogleAccount(tx.db, userId, sub))) {
      throw conflict('This e-mail address belongs to another Google account.', 'OTHER_ACCOUNT');
    }
    return startSession(tx, { userId, userAgent });
  });
  return signedIn(context, token);
}

async function signedIn(context: ServiceContext, token: string): Promise<SignIn> {
  const user = await findSession(context, { token, mediaBase: context.settings.mediaBase });
  if (!user) throw badRequest('This account is blocked. Please write to us.', undefined, 'BLOCKED');
  return { token, user };
}
