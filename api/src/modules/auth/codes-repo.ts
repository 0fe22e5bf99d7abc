import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { codeFailures, emailCodes, sessions, users } from '../../platform/database/schema/people';

/** Serialises code requests per address and per network until the transaction ends, so that limits are exact. */
export async function lockCodeRequests(tx: Database, email: string, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code to ${email}`}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code from ${network}`}))`);
}

/** Whether the user of the address signed in with the device before. */
export async function isKnownDevice(db: Database, email: string, deviceHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.deviceHash, deviceHash)))
    .limit(1);
  return row !== undefined;
}

/** Unused codes of the address that the device requested since the moment. */
export async function countDeviceCodes(
  db: Database,
  { email, deviceHash, since }: { email: string; deviceHash: string; since: Date },
): Promise<number> {
  return db.$count(
    emailCodes,
    and(
      eq(emailCodes.email, email),
      eq(emailCodes.deviceHash, deviceHash),
      isNull(emailCodes.usedAt),
      gt(emailCodes.createdAt, since),
    ),
  );
}

/** Codes that unknown devices requested since the moment; unused ones except for the whole network. */
export async function countNewDeviceCodes(
  db: Database,
  { email, network, since }: { email: string; network: string; since: Date },
) {
  const unknown = and(eq(emailCodes.isKnownDevice, false), gt(emailCodes.createdAt, since));
  const ofAddress = and(unknown, eq(emailCodes.email, email), isNull(emailCodes.usedAt));
  return {
    ofAddress: await db.$count(emailCodes, ofAddress),
    ofAddressInNetwork: await db.$count(emailCodes, and(ofAddress, eq(emailCodes.network, network))),
    ofNetwork: await db.$count(emailCodes, and(unknown, eq(emailCodes.network, network))),
  };
}

type NewCode = typeof emailCodes.$inferInsert;

/** False when the proof of work of the code paid for another one. */
export async function addCode(db: Database, code: NewCode): Promise<boolean> {
  const added = await db
    .insert(emailCodes)
    .values(code)
    .onConflictDoNothing({ target: emailCodes.proof })
    .returning({ id: emailCodes.id });
  return added.length > 0;
}

export type OpenCode = Pick<typeof emailCodes.$inferSelect, 'id' | 'isKnownDevice'>;

/** The device's newest code of the address that is neither used nor expired. */
export async function findNewestCode(
  db: Database,
  { email, deviceHash, now }: { email: string; deviceHash: string; now: Date },
): Promise<OpenCode | null> {
  const [newest] = await db
    .select({ id: emailCodes.id, isKnownDevice: emailCodes.isKnownDevice })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.deviceHash, deviceHash),
        isNull(emailCodes.usedAt),
        gt(emailCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(emailCodes.id))
    .limit(1);
  return newest ?? null;
}

/** Counts a try and returns the hash of the code; null when the code has no tries left. */
export async function countTry(db: Database, id: number, maxTries: number): Promise<string | null> {
  const [counted] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(eq(emailCodes.id, id), lt(emailCodes.tries, maxTries)))
    .returning({ codeHash: emailCodes.codeHash });
  return counted?.codeHash ?? null;
}

export async function returnTry(db: Database, id: number): Promise<void> {
  await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} - 1` })
    .where(eq(emailCodes.id, id));
}

/** The address of the code; null when a concurrent request used it first. */
export async function markCodeUsed(db: Database, id: number, now: Date): Promise<string | null> {
  const [used] = await db
    .update(emailCodes)
    .set({ usedAt: now })
    .where(and(eq(emailCodes.id, id), isNull(emailCodes.usedAt)))
    .returning({ email: emailCodes.email });
  return used?.email ?? null;
}

/** Records a try without a matching code. Returns the failures of the network since the moment, this one included. */
export async function addFailure(
  db: Database,
  { network, now, since }: { network: string; now: Date; since: Date },
): Promise<number> {
  await db.insert(codeFailures).values({ network, createdAt: now });
  const ofNetwork = and(eq(codeFailures.network, network), isNull(codeFailures.subject));
  return db.$count(codeFailures, and(ofNetwork, gt(codeFailures.createdAt, since)));
}

/** Records a refused code, for the lasting cap. */
export async function addSubjectFailure(
  db: Database,
  failure: { network: string; subject: string; createdAt: Date },
): Promise<void> {
  await db.insert(codeFailures).values(failure);
}

export function countSubjectFailures(db: Database, subject: string, since: Date): Promise<number> {
  return db.$count(codeFailures, and(eq(codeFailures.subject, subject), gt(codeFailures.createdAt, since)));
}

/** Deletes codes and failures from before the moment, and failures of the lasting cap from before another one. */
export async function deleteCodesBefore(db: Database, moment: Date, lastingMoment: Date): Promise<void> {
  await db.delete(emailCodes).where(lt(emailCodes.createdAt, moment));
  await db
    .delete(codeFailures)
    .where(
      or(
        lt(codeFailures.createdAt, lastingMoment),
        and(isNull(codeFailures.subject), lt(codeFailures.createdAt, moment)),
      ),
    );
}
