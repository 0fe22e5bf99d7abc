import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as limits from '@kaksha/domain/limits';
import { hourMs } from '@kaksha/domain/time-units';
import { badRequest, tooMany } from '../../api-error';
import { inTransaction, type ServiceContext } from '../../context';
import type { CodePurpose } from '../../mail/code-mail';
import { emit } from '../../outbox/emit';
import { countCode } from '../mail-limits/budget-service';
import {
  addCode,
  addFailure,
  countDeviceCodes,
  countTry,
  countUnknownDeviceCodes,
  deleteCodesBefore,
  findNewestCode,
  isKnownDevice,
  lockCodeRequests,
  markCodeUsed,
} from './codes-repo';
import { deleteAttemptsBefore } from './second-factor/attempts-repo';

const { otp } = limits;

/** Codes per hour for one network and unknown devices. An office fits. */
const maxPerNetwork = 100;

/** Codes per hour for one address and unknown devices of all networks, which bounds the mails to a victim. */
const maxPerAddress = 15;

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
 * for 10 minutes or until that browser requests a newer one. Browsers that the user signed in with before have their
 * own limit, so that requests of strangers do not count against the owner. Used codes do not count.
 * @throws ApiError TOO_MANY_CODES, TOO_MANY_MAILS (429)
 */
export async function createCode(
  context: ServiceContext,
  { email, network, deviceHash, purpose }: { email: string; network: string; deviceHash: string; purpose: CodePurpose },
): Promise<void> {
  const code = String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0');
  const codeHash = await hashOf(code);
  await inTransaction(context, async (tx) => {
    const { db, clock } = tx;
    await lockCodeRequests(db, email, network);
    const now = clock.now();
    const since = new Date(now.getTime() - hourMs);
    const isKnown = await isKnownDevice(db, email, deviceHash);
    const isAllowed = isKnown
      ? (await countDeviceCodes(db, { email, deviceHash, since })) < otp.maxPerHour
      : isWithinLimits(await countUnknownDeviceCodes(db, { email, network, since }));
    if (!isAllowed) throw tooMany('Too many codes were asked for. Please try again in an hour.', 'TOO_MANY_CODES');
    if (!isKnown) await countCode(tx, { to: email, network });
    const expiresAt = new Date(now.getTime() + otp.validForMinutes * 60_000);
    await addCode(db, { email, codeHash, network, deviceHash, isKnownDevice: isKnown, createdAt: now, expiresAt });
    await emit(tx, { kind: 'sign-in-code.requested', payload: { purpose }, secret: { email, code } });
  });
}

type UnknownDeviceCodes = Awaited<ReturnType<typeof countUnknownDeviceCodes>>;

const isWithinLimits = ({ ofAddress, ofAddressInNetwork, ofNetwork }: UnknownDeviceCodes) =>
  ofAddressInNetwork < otp.maxPerHour && ofAddress < maxPerAddress && ofNetwork < maxPerNetwork;

/**
 * Checks the newest code that this browser requested for an address and marks it as used. Tries of other browsers count
 * against their network and never against the code.
 * @throws ApiError WRONG_CODE, COOKIES_BLOCKED (400), TOO_MANY_TRIES (429)
 */
export async function redeemCode(
  { db, clock }: ServiceContext,
  { email, code, network, deviceHash }: CodeClient & { email: string; code: string },
): Promise<void> {
  const now = clock.now();
  const id = deviceHash === null ? null : await findNewestCode(db, { email, deviceHash, now });
  if (id === null) {
    const failures = await addFailure(db, { network, now, since: new Date(now.getTime() - hourMs) });
    if (failures > maxFailuresPerNetwork) throw tooManyTries();
    throw deviceHash === null ? cookiesBlocked() : wrongCode();
  }
  // The try is counted before the comparison, so that concurrent tries count too.
  const hash = await countTry(db, id, otp.maxTries);
  if (hash === null) throw tooManyTries();
  if (!(await matches(code, hash))) throw wrongCode();
  if (!(await markCodeUsed(db, id, now))) throw wrongCode();
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

/** Deletes codes and unfinished sign-ins after a day. The limits count one hour. */
export async function deleteOldCodes({ db, clock }: ServiceContext): Promise<void> {
  const moment = new Date(clock.now().getTime() - 24 * hourMs);
  await deleteCodesBefore(db, moment);
  await deleteAttemptsBefore(db, moment);
}
