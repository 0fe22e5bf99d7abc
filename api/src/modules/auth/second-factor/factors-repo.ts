import { and, asc, count, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/database/schema/people';
import { passkeys, recoveryCodes, totpSecrets } from '../../../platform/database/schema/second-factors';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'lastUsedAt'>;
export type TotpRow = typeof totpSecrets.$inferSelect;

/** Whether the user has a passkey or an authenticator app. Recovery codes alone are not a factor. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  const passkey = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId));
  const app = db
    .select({ id: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(exists(passkey), exists(app))));
  return row !== undefined;
}

/** Serialises changes of the user's factors until the transaction ends, so that counts of them are exact. */
export async function lockFactors(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`factors of ${userId}`}))`);
}

/** Oldest first. */
export function findPasskeys(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** False when the credential is registered already. */
export async function insertPasskey(db: Database, passkey: NewPasskey): Promise<boolean> {
  const added = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

/** False when the user has no such passkey. */
export async function updatePasskeyName(
  db: Database,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<boolean> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  return (await db.update(passkeys).set({ name }).where(own).returning({ id: passkeys.id })).length > 0;
}

/** False when the user has no such passkey. */
export async function deletePasskey(db: Database, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  return (await db.delete(passkeys).where(own).returning({ id: passkeys.id })).length > 0;
}

/** False when a concurrent use stored the same or a higher counter. Authenticators that do not count send 0. */
export async function markPasskeyUsed(
  db: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function findTotp(db: Database, userId: number): Promise<TotpRow | null> {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row ?? null;
}

/** Replaces an unconfirmed secret of the user. */
export async function putTotpSecret(
  db: Database,
  { userId, secret, now }: { userId: number; secret: string; now: Date },
): Promise<void> {
  await db
    .insert(totpSecrets)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(totpSecrets.confirmedAt),
    });
}

export async function confirmTotp(db: Database, userId: number, now: Date): Promise<void> {
  await db.update(totpSecrets).set({ confirmedAt: now }).where(eq(totpSecrets.userId, userId));
}

/** False when a code of this or a later time step was accepted before. */
export async function useTotpStep(db: Database, userId: number, step: number): Promise<boolean> {
  const used = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))))
    .returning({ userId: totpSecrets.userId });
  return used.length > 0;
}

/** False when the user has no authenticator app. */
export async function deleteTotp(db: Database, userId: number): Promise<boolean> {
  const own = eq(totpSecrets.userId, userId);
  return (await db.delete(totpSecrets).where(own).returning({ userId: totpSecrets.userId })).length > 0;
}

export async function replaceRecoveryCodes(
  db: Database,
  { userId, hashes, now }: { userId: number; hashes: readonly string[]; now: Date },
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

export async function deleteRecoveryCodes(db: Database, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** False for an unknown code and for one that was used. */
export async function useRecoveryCode(
  db: Database,
  { userId, codeHash, now }: { userId: number; codeHash: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
