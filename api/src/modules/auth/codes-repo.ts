import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { emailCodes } from '../../db/schema/people';

/** Serialises code requests per address and per network until the transaction ends, so that limits are exact. */
export async function lockCodeRequests(tx: Database, email: string, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code to ${email}`}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code from ${network}`}))`);
}

/** Codes since a moment: unused ones of the address, and all of the network. */
export async function countCodes(
  db: Database,
  email: string,
  network: string,
  since: Date,
): Promise<{ ofAddress: number; ofNetwork: number }> {
  return {
    ofAddress: await db.$count(
      emailCodes,
      and(eq(emailCodes.email, email), isNull(emailCodes.usedAt), gt(emailCodes.createdAt, since)),
    ),
    ofNetwork: await db.$count(emailCodes, and(eq(emailCodes.network, network), gt(emailCodes.createdAt, since))),
  };
}

export async function addCode(
  db: Database,
  code: { email: string; codeHash: string; network: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(emailCodes).values(code);
}

/** The id of the newest code of the address that is neither used nor expired. */
export async function findNewestCode(db: Database, email: string, now: Date): Promise<number | null> {
  const [newest] = await db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), isNull(emailCodes.usedAt), gt(emailCodes.expiresAt, now)))
    .orderBy(desc(emailCodes.id))
    .limit(1);
  return newest?.id ?? null;
}

/** Counts a try and returns the hash of the code; null when the code has no tries left. */
export async function countTry(db: Database, id: number, maxTries: number): Promise<string | null> {
  const [tried] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(eq(emailCodes.id, id), lt(emailCodes.tries, maxTries)))
    .returning({ codeHash: emailCodes.codeHash });
  return tried?.codeHash ?? null;
}

/** False when a concurrent request used the code first. */
export async function markCodeUsed(db: Database, id: number, now: Date): Promise<boolean> {
  const used = await db
    .update(emailCodes)
    .set({ usedAt: now })
    .where(and(eq(emailCodes.id, id), isNull(emailCodes.usedAt)))
    .returning({ id: emailCodes.id });
  return used.length > 0;
}

export async function deleteCodesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(emailCodes).where(lt(emailCodes.createdAt, moment));
}
