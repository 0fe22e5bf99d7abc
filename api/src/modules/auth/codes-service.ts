import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limits } from '@kaksha/domain/limits';
import { badRequest, tooMany } from '../../api-error';
import { inTransaction, type ServiceContext } from '../../context';
import {
  addCode,
  countCodes,
  countTry,
  deleteCodesBefore,
  findNewestCode,
  lockCodeRequests,
  markCodeUsed,
} from './codes-repo';

const { otp } = limits;

/** Codes per hour for one network address. An office fits. */
const maxPerNetwork = 100;

const hourMs = 3_600_000;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A slow hash, so that trying all codes against a stolen table takes longer than a code is valid. */
async function hashOf(code: string, salt = randomBytes(12).toString('base64url')): Promise<string> {
  return `${salt}.${(await derive(code, salt, 24)).toString('base64url')}`;
}

async function matches(code: string, hash: string): Promise<boolean> {
  const again = await hashOf(code, hash.slice(0, hash.indexOf('.')));
  return timingSafeEqual(Buffer.from(again), Buffer.from(hash));
}

/**
 * Creates a sign-in code for an address, known or unknown, and returns it for the mail. It is valid for 10 minutes or
 * until a newer code is created. The limit per address does not count codes that were used to sign in.
 * @throws ApiError TOO_MANY_CODES (429)
 */
export async function createCode(
  context: ServiceContext,
  { email, network }: { email: string; network: string },
): Promise<string> {
  const code = String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0');
  const codeHash = await hashOf(code);
  await inTransaction(context, async ({ db, clock }) => {
    await lockCodeRequests(db, email, network);
    const now = clock.now();
    const counts = await countCodes(db, email, network, new Date(now.getTime() - hourMs));
    if (counts.ofAddress >= otp.maxPerHour || counts.ofNetwork >= maxPerNetwork) {
      throw tooMany('Too many codes were asked for. Please try again in an hour.', 'TOO_MANY_CODES');
    }
    const expiresAt = new Date(now.getTime() + otp.validForMinutes * 60_000);
    await addCode(db, { email, codeHash, network, createdAt: now, expiresAt });
  });
  return code;
}

/**
 * Checks the newest code of an address and marks it as used.
 * @throws ApiError WRONG_CODE (400), TOO_MANY_TRIES (429)
 */
export async function redeemCode(
  { db, clock }: ServiceContext,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const id = await findNewestCode(db, email, clock.now());
  if (id === null) throw wrongCode();
  // The try is counted before the comparison, so that concurrent tries count too.
  const hash = await countTry(db, id, otp.maxTries);
  if (hash === null) throw tooMany('Too many tries. Please ask for a new code.', 'TOO_MANY_TRIES');
  if (!(await matches(code, hash))) throw wrongCode();
  if (!(await markCodeUsed(db, id, clock.now()))) throw wrongCode();
}

function wrongCode() {
  const message = 'This code is not right, or it is too old. Please check it or ask for a new one.';
  return badRequest(message, { otp: message }, 'WRONG_CODE');
}

/** Deletes codes after a day. The limits count one hour. */
export async function deleteOldCodes({ db, clock }: ServiceContext): Promise<void> {
  await deleteCodesBefore(db, new Date(clock.now().getTime() - 24 * hourMs));
}
