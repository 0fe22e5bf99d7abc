import { limits } from '@kaksha/domain/limits';
import { nationalContactNo, profileErrors, profileMessages } from '@kaksha/domain/profile-rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError, badRequest, conflict, notFound } from '../../api-error';
import type { Database } from '../../db/database';
import { trainers, users } from '../../db/schema/people';
import type { Services } from '../../services';
import type { Settings } from '../../settings';
import { codeMail } from './code-mail';
import { makeCode, useCode } from './codes';
import type { ProvenPerson } from './google';
import { nameFromEmail } from './names';
import { findSession, type SignedIn, startSession } from './sessions';

export { presentSignIn } from './present';

export interface SignIn {
  /** Shown once; the database keeps a hash of it. */
  token: string;
  user: SignedIn;
}

/** What somebody says of themselves when they register. */
export interface Registration {
  name?: string;
  /** As typed, with the country code in front or not. */
  contactNo?: string;
  /** Digits; India's when left out. */
  countryCode?: string;
  pincode?: string;
  gender?: string;
  registerAs?: 'individual' | 'institute';
  ownerName?: string;
  trainingType?: string;
}

/** Addresses are kept in small letters: people write their own in many ways. */
export const cleanEmail = (email: string) => email.trim().toLowerCase();

/** Mails a sign-in code to an address, known or not. Throws 429 beyond the limits of `makeCode`, 503 without mail. */
export async function sendCode({ db, mailer }: Services, email: string, network: string): Promise<void> {
  const to = cleanEmail(email);
  const code = await makeCode(db, to, network);
  await mailer.send(codeMail(to, code)).catch((cause: unknown) => {
    const message = 'The code could not be sent. Please try again in a moment.';
    throw new ApiError(503, 'MAIL_NOT_SENT', message, undefined, { cause });
  });
}

/**
 * Signs in with a code. An address that is seen for the first time becomes a learner; with `registerAs` the person
 * also becomes a trainer, unless they are one. Throws 400 for what somebody says of themselves that will not do, before
 * the code is used up; 400 and 429 as `useCode` does.
 */
export async function signInWithCode(
  { db }: Services,
  { mediaBase }: Settings,
  {
    email,
    code,
    registration,
    userAgent,
  }: { email: string; code: string; registration: Registration; userAgent?: string },
): Promise<SignIn> {
  checkRegistration(registration);
  const address = cleanEmail(email);
  await useCode(db, address, code.trim());
  return signIn(db, mediaBase, { email: address, registration, userAgent });
}

function checkRegistration({ registerAs, name, ownerName, contactNo, pincode, countryCode }: Registration): void {
  const { ownerName: ownerRequired, name: nameRequired } = profileMessages;
  const { contactNo: phone, pinCode } = profileErrors({ contactNo, pinCode: pincode, countryCode });
  const fields = {
    ...(registerAs && !name?.trim() && { name: nameRequired }),
    ...(registerAs === 'institute' && !ownerName?.trim() && { ownerName: ownerRequired }),
    ...(phone && { contactNo: phone }),
    ...(pinCode && { pincode: pinCode }),
  };
  const [first] = Object.values(fields);
  if (first) throw badRequest(`${first}.`, fields);
}

/** Signs a proven address in. */
export async function signIn(
  db: Database,
  mediaBase: string,
  { email, registration, userAgent }: { email: string; registration: Registration; userAgent?: string },
): Promise<SignIn> {
  const token = await db.transaction(async (tx) => {
    const userId = await findOrMakeUser(tx, email, registration);
    if (registration.registerAs) await makeTrainer(tx, userId, registration);
    return startSession(tx, userId, userAgent);
  });
  return signedIn(db, mediaBase, token);
}

/** Signs in whoever has the address, which somebody else has vouched for. Throws 404 when nobody has it. */
export async function signInKnown(
  db: Database,
  mediaBase: string,
  { email, userAgent }: { email: string; userAgent?: string },
): Promise<SignIn> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!known) throw notFound('Nobody has this address.', 'NO_SUCH_PERSON');
  return signedIn(db, mediaBase, await startSession(db, known.id, userAgent));
}

/**
 * Signs in somebody whom Google vouches for: the person who signed in so before, or who has the address, or a new
 * one. Throws 409 when the address belongs to somebody with another Google account.
 */
export async function signInProven(
  { db }: Services,
  { mediaBase }: Settings,
  { sub, email, name }: ProvenPerson,
  userAgent?: string,
): Promise<SignIn> {
  const token = await db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.googleSub, sub));
    const userId = known?.id ?? (await findOrMakeUser(tx, cleanEmail(email), { name }));
    if (!known) {
      const joined = await tx
        .update(users)
        .set({ googleSub: sub })
        .where(and(eq(users.id, userId), isNull(users.googleSub)))
        .returning({ id: users.id });
      if (joined.length === 0)
        throw conflict('This e-mail address belongs to another Google account.', 'OTHER_ACCOUNT');
    }
    return startSession(tx, userId, userAgent);
  });
  return signedIn(db, mediaBase, token);
}

async function signedIn(db: Database, mediaBase: string, token: string): Promise<SignIn> {
  const user = await findSession(db, token, mediaBase);
  if (!user) throw badRequest('This account is blocked. Please write to us.', undefined, 'BLOCKED');
  return { token, user };
}

async function findOrMakeUser(db: Database, email: string, registration: Registration): Promise<number> {
  const clean = (text: string | undefined) => text?.trim() || null;
  const countryCode = registration.countryCode ?? limits.defaultCountryCode;
  const said = {
    contactNo: clean(nationalContactNo(registration.contactNo ?? '', countryCode)),
    pinCode: clean(registration.pincode),
    gender: clean(registration.gender),
  };
  await db
    .insert(users)
    .values({ email, name: clean(registration.name) ?? nameFromEmail(email), countryCode, ...said })
    .onConflictDoUpdate({
      target: users.email,
      // What they said before stands; what they never said is filled in.
      set: {
        contactNo: sql`coalesce(${users.contactNo}, ${said.contactNo}::text)`,
        pinCode: sql`coalesce(${users.pinCode}, ${said.pinCode}::text)`,
        gender: sql`coalesce(${users.gender}, ${said.gender}::text)`,
      },
      setWhere: sql`${registration.registerAs !== undefined}`,
    });
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!row) throw new Error('signIn: the user is neither there nor could be made');
  return row.id;
}

async function makeTrainer(db: Database, userId: number, registration: Registration): Promise<void> {
  await db
    .insert(trainers)
    .values({
      userId,
      kind: registration.registerAs as 'individual' | 'institute',
      name: registration.name?.trim() ?? '',
      ownerName: registration.ownerName?.trim() || null,
      trainingType: registration.trainingType?.trim() || null,
    })
    .onConflictDoNothing({ target: trainers.userId });
}
