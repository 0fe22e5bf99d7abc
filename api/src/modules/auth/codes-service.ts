import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as limits from '@kaksha/domain/limits';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { badRequest, tooMany } from '../../platform/http/api-error';
import { removeBounce } from '../../platform/mail/delivery-repo';
import { emit } from '../../platform/outbox/emit';
import { countCode } from '../mail-limits/budget-service';
import { allowanceOf, type CodeRequest, failureSubject, lastingFailureDays } from './code-limits-service';
import { proofRefused, readProof } from './code-proofs-service';
import {
  addCode,
  addFailure,
  addSubjectFailure,
  countTry,
  deleteCodesBefore,
  findNewestCode,
  lockCodeRequests,
  markCodeUsed,
  returnTry,
} from './codes-repo';
import { deleteAttemptsBefore } from './second-factor/attempts-repo';

const { otp, codeProof } = limits;

/** Tries per hour of one network without a matching code. */
const maxFailuresPerNetwork = 20;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A slow hash, so that trying all codes against a stolen table takes longer than a code is valid. */
async function hashOf(code: string, salt = randomBytes(12).toString('base64url')): Promise<string> {
  return `${salt}.${(await derive(code, salt, 24)).toString('base64url')}`;
}

async function matches(code: string, hash: string): Promise<boolean> {
  const again = await hashOf(code, hash.slice(0, hash.indexOf('.')));
  return timingSafeEqual(Buffer.from(again), Buffer.from(hash));
}

/** The browser that requests or enters a code. */
export interface CodeClient {
  network: string;
  /** Hash of the device cookie; null for a browser without one, which can request no code. */
  deviceHash: string | null;
}

/**
 * Creates a sign-in code for an address, known or unknown, which a job mails. It works in the requesting browser only,
 * for 10 minutes or until that browser requests a newer one. Browsers and networks that the user signed in with before
 * have their own limits, so that requests of strangers do not count against the owner. Used codes do not count.
 * Beyond the quota a proof of work pays for a code.
 * @throws ApiError TOO_MANY_CODES, TOO_MANY_MAILS (429), PROOF_REFUSED (400)
 */
export async function createCode(context: ServiceContext, request: CodeRequest): Promise<void> {
  const code = String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0');
  const codeHash = await hashOf(code);
  await inTransaction(context, async (tx) => {
    const { db, clock } = tx;
    const { email, network, deviceHash, purpose } = request;
    await lockCodeRequests(db, email, network);
    const { source, excess, maxTries } = await allowanceOf(tx, request);
    if (excess >= codeProof.maxBeyond || (excess >= 0 && request.proof === undefined)) throw tooManyCodes();
    const proof = excess >= 0 && request.proof !== undefined ? await readProof(tx, email, request.proof) : null;
    if (source === 'stranger' && proof === null) await countCode(tx, { to: email, network });
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + otp.validForMinutes * 60_000);
    const isKnownDevice = source === 'known device';
    const tries = otp.maxTries - maxTries;
    const row = { email, network, deviceHash, codeHash, isKnownDevice, tries, createdAt, expiresAt, proof };
    if (!(await addCode(db, row))) throw proofRefused();
    await emit(tx, { kind: 'sign-in-code.requested', payload: { purpose }, secret: { email, code } });
  });
}

const tooManyCodes = () => tooMany('Too many codes were asked for. Please try again in an hour.', 'TOO_MANY_CODES');

type CodeEntry = CodeClient & { email: string; code: string };

/**
 * Checks a code and marks it as used.
 * @throws ApiError WRONG_CODE, COOKIES_BLOCKED (400), TOO_MANY_TRIES (429)
 */
export async function redeemCode(context: ServiceContext, entry: CodeEntry): Promise<void> {
  await useCode(context, await checkCode(context, entry));
}

/**
 * Checks the newest code that this browser requested for an address. Tries of other browsers count against their
 * network and never against the code.
 * @returns the id for `useCode` or `keepCode`
 * @throws ApiError WRONG_CODE, COOKIES_BLOCKED (400), TOO_MANY_TRIES (429)
 */
export async function checkCode(
  context: ServiceContext,
  { email, code, network, deviceHash }: CodeEntry,
): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const newest = deviceHash === null ? null : await findNewestCode(db, { email, deviceHash, now });
  if (deviceHash === null || newest === null) {
    const failures = await addFailure(db, { network, now, since: new Date(now.getTime() - hourMs) });
    if (failures > maxFailuresPerNetwork) throw tooManyTries();
    throw deviceHash === null ? cookiesBlocked() : wrongCode();
  }
  const { id, isKnownDevice } = newest;
  // The try is counted before the comparison, so that concurrent tries count too.
  const hash = await countTry(db, id, otp.maxTries);
  if (hash === null) throw tooManyTries();
  if (!(await matches(code, hash))) {
    const subject = failureSubject(context, { email, deviceHash, isKnownDevice });
    await addSubjectFailure(db, { network, subject, createdAt: now });
    throw wrongCode();
  }
  return id;
}

/** Marks a right code as used. @throws ApiError WRONG_CODE (400) when a concurrent request used it first */
export async function useCode({ db, clock }: ServiceContext, id: number): Promise<void> {
  const email = await markCodeUsed(db, id, clock.now());
  if (email === null) throw wrongCode();
  // The mailbox takes mails again.
  await removeBounce(db, email);
}

/** Gives back the try of a right code, which the browser sends again. */
export function keepCode({ db }: ServiceContext, id: number): Promise<void> {
  return returnTry(db, id);
}

const tooManyTries = () => tooMany('Too many tries. Please ask for a new code.', 'TOO_MANY_TRIES');

function wrongCode() {
  const message = 'This code is incorrect, or it is too old. Please check it or ask for a new one.';
  return badRequest(message, { otp: message }, 'WRONG_CODE');
}

/** The request for the code set the device cookie, so a browser without it blocks cookies or deleted them. */
function cookiesBlocked() {
  const message =
    'Your browser blocks the cookies of this site, so a code cannot work. Please allow them in its settings and ask for a new code.';
  return badRequest(message, { otp: message }, 'COOKIES_BLOCKED');
}

/** Deletes codes and unfinished sign-ins after a day, and failures of the lasting cap when they no longer count. */
export async function deleteOldCodes({ db, clock }: ServiceContext): Promise<void> {
  const now = clock.now().getTime();
  const moment = new Date(now - dayMs);
  await deleteCodesBefore(db, moment, new Date(now - lastingFailureDays * dayMs));
  await deleteAttemptsBefore(db, moment);
}
