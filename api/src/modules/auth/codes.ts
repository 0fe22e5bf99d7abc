import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limits } from '@kaksha/domain/limits';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { badRequest, tooMany } from '../../api-error';
import type { Database } from '../../db/database';
import { emailCodes } from '../../db/schema/people';

const { otp } = limits;
/** For everybody behind one network address together: an office fits, a machine that floods does not. */
const mostPerNetwork = 100;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Six digits are soon tried through by whoever holds the table; a slow hash makes that longer than a code lives. */
async function hashOf(code: string, salt = randomBytes(12).toString('base64url')): Promise<string> {
  return `${salt}.${(await derive(code, salt, 24)).toString('base64url')}`;
}

async function matches(code: string, hash: string): Promise<boolean> {
  const again = await hashOf(code, hash.slice(0, hash.indexOf('.')));
  return timingSafeEqual(Buffer.from(again), Buffer.from(hash));
}

/**
 * Makes a code for an address, known or not, and answers it to be mailed. It is good for 10 minutes, and only until a
 * newer one is made. Throws 429 after 5 codes in an hour for the address (those that were used to sign in are not
 * counted: the address is theirs who asked), or too many from one network.
 */
export async function makeCode(db: Database, email: string, network: string): Promise<string> {
  const code = String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0');
  const codeHash = await hashOf(code);
  await db.transaction(async (tx) => {
    // One at a time for an address and a network, so that many requests at once cannot all be the fifth.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code to ${email}`}))`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code from ${network}`}))`);
    const { rows } = await tx.execute<{ address: number; network: number }>(sql`
      select (select count(*)::int from email_codes
          where email = ${email} and used_at is null and created_at > now() - interval '1 hour') as address,
        (select count(*)::int from email_codes
          where network = ${network} and created_at > now() - interval '1 hour') as network`);
    if ((rows[0]?.address ?? 0) >= otp.maxPerHour || (rows[0]?.network ?? 0) >= mostPerNetwork) {
      throw tooMany('Too many codes were asked for. Please try again in an hour.', 'TOO_MANY_CODES');
    }
    await tx.insert(emailCodes).values({
      email,
      codeHash,
      network,
      expiresAt: new Date(Date.now() + otp.validForMinutes * 60_000),
    });
  });
  return code;
}

/** Uses the newest code of an address up. Throws 400 when it is not that code, and 429 after 5 tries. */
export async function useCode(db: Database, email: string, code: string): Promise<void> {
  const [newest] = await db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), isNull(emailCodes.usedAt), gt(emailCodes.expiresAt, sql`now()`)))
    .orderBy(desc(emailCodes.id))
    .limit(1);
  if (!newest) throw wrongCode();
  // The try is counted before the code is looked at, so that many tries at once are counted too.
  const [tried] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(eq(emailCodes.id, newest.id), lt(emailCodes.tries, otp.maxTries)))
    .returning({ codeHash: emailCodes.codeHash });
  if (!tried) throw tooMany('Too many tries. Please ask for a new code.', 'TOO_MANY_TRIES');
  if (!(await matches(code, tried.codeHash))) throw wrongCode();
  const used = await db
    .update(emailCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailCodes.id, newest.id), isNull(emailCodes.usedAt)))
    .returning({ id: emailCodes.id });
  if (used.length === 0) throw wrongCode();
}

function wrongCode() {
  const message = 'This code is not right, or it is too old. Please check it or ask for a new one.';
  return badRequest(message, { otp: message }, 'WRONG_CODE');
}

/** Codes matter for an hour, for the limits. */
export async function forgetOldCodes(db: Database): Promise<void> {
  await db.delete(emailCodes).where(lt(emailCodes.createdAt, sql`now() - interval '1 day'`));
}
