import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { sessions, users } from '../../../platform/database/schema/people';
import { factorAttempts } from '../../../platform/database/schema/second-factors';
import { integer } from '../../../platform/database/typed-sql';
import type { Reader } from '../../../platform/mail/reader-time';

export type AttemptRow = typeof factorAttempts.$inferSelect;

export interface NewSignInAttempt {
  userId: number;
  ticketHash: string;
  method: 'code' | 'google';
  deviceHash: string;
  isKnownDevice: boolean;
  createdAt: Date;
  expiresAt: Date;
}

export async function addSignInAttempt(db: Database, attempt: NewSignInAttempt): Promise<void> {
  await db.insert(factorAttempts).values(attempt);
}

/** The open attempt of a ticket; null when it is unknown, used, expired or from another device. */
export async function findSignInAttempt(
  db: Database,
  { ticketHash, deviceHash, now }: { ticketHash: string; deviceHash: string; now: Date },
): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(factorAttempts)
    .where(
      and(
        eq(factorAttempts.ticketHash, ticketHash),
        eq(factorAttempts.deviceHash, deviceHash),
        isNull(factorAttempts.usedAt),
        gt(factorAttempts.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** The attempt of a session, which is created when it has none. */
export async function findSessionAttempt(
  db: Database,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: Date },
): Promise<AttemptRow> {
  await db.insert(factorAttempts).values({ userId, sessionId, createdAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(factorAttempts).where(eq(factorAttempts.sessionId, sessionId));
  if (!row) throw new Error('findSessionAttempt: the attempt could not be inserted');
  return row;
}

/** Counts a try; false when none is left. */
export async function countTry(db: Database, id: number, maxTries: number): Promise<boolean> {
  const counted = await db
    .update(factorAttempts)
    .set({ tries: sql`${factorAttempts.tries} + 1` })
    .where(and(eq(factorAttempts.id, id), lt(factorAttempts.tries, maxTries)))
    .returning({ id: factorAttempts.id });
  return counted.length > 0;
}

export async function resetTries(db: Database, id: number): Promise<void> {
  await db.update(factorAttempts).set({ tries: 0 }).where(eq(factorAttempts.id, id));
}

/** False when a concurrent request used the attempt first. */
export async function markAttemptUsed(db: Database, id: number, now: Date): Promise<boolean> {
  const used = await db
    .update(factorAttempts)
    .set({ usedAt: now })
    .where(and(eq(factorAttempts.id, id), isNull(factorAttempts.usedAt)))
    .returning({ id: factorAttempts.id });
  return used.length > 0;
}

export async function setChallenge(
  db: Database,
  id: number,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
): Promise<void> {
  await db.update(factorAttempts).set({ challenge, challengeExpiresAt: expiresAt }).where(eq(factorAttempts.id, id));
}

/** False when a concurrent request took the challenge first, and when it is too old. */
export async function takeChallenge(
  db: Database,
  id: number,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(factorAttempts)
    .set({ challenge: null })
    .where(
      and(
        eq(factorAttempts.id, id),
        eq(factorAttempts.challenge, challenge),
        gt(factorAttempts.challengeExpiresAt, now),
      ),
    )
    .returning({ id: factorAttempts.id });
  return taken.length > 0;
}

/** Tries of sign-ins of the user since the moment that led to no session: of one device, or of all unknown devices. */
export async function countFailedTries(
  db: Database,
  { userId, since, deviceHash }: { userId: number; since: Date; deviceHash: string | null },
): Promise<number> {
  const ofDevice =
    deviceHash === null ? eq(factorAttempts.isKnownDevice, false) : eq(factorAttempts.deviceHash, deviceHash);
  const [row] = await db
    .select({ tries: integer(sql`coalesce(sum(${factorAttempts.tries}), 0)`) })
    .from(factorAttempts)
    .where(
      and(
        eq(factorAttempts.userId, userId),
        isNotNull(factorAttempts.ticketHash),
        isNull(factorAttempts.usedAt),
        gt(factorAttempts.createdAt, since),
        ofDevice,
      ),
    );
  return row?.tries ?? 0;
}

/** Whether the user has or had a session on the device. */
export async function hasSessionOnDevice(db: Database, userId: number, deviceHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.deviceHash, deviceHash)))
    .limit(1);
  return row !== undefined;
}

export async function findContact(db: Database, userId: number): Promise<Reader> {
  const [row] = await db
    .select({ name: users.name, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error('findContact: no such user');
  return row;
}

export async function isAdministrator(db: Database, userId: number): Promise<boolean> {
  const [row] = await db.select({ isAdmin: users.isAdmin }).from(users).where(eq(users.id, userId));
  return row?.isAdmin ?? false;
}

/** Deletes the attempts of sign-ins. Those of sessions are deleted with their session. */
export async function deleteAttemptsBefore(db: Database, moment: Date): Promise<void> {
  await db
    .delete(factorAttempts)
    .where(and(isNotNull(factorAttempts.ticketHash), lt(factorAttempts.createdAt, moment)));
}
