import type { LegalDocument } from '@kaksha/domain/legal';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/database/schema/people';
import { legalAcceptances, legalTexts } from '../../platform/database/schema/site-settings';
import { integer } from '../../platform/database/typed-sql';

const accepted = sql`(select count(*) from ${legalAcceptances} a
  where a.document = ${legalTexts.document} and a.number = ${legalTexts.number})`;

/** The versions after the built-in one, ascending. */
export const listTexts = (db: Database, document: LegalDocument) =>
  db
    .select({
      number: legalTexts.number,
      text: legalTexts.text,
      effectiveFrom: legalTexts.effectiveFrom,
      mustAccept: legalTexts.mustAccept,
      savedAt: legalTexts.updatedAt,
      savedBy: users.name,
      accepted: integer(accepted),
    })
    .from(legalTexts)
    .leftJoin(users, eq(users.id, legalTexts.savedBy))
    .where(eq(legalTexts.document, document))
    .orderBy(asc(legalTexts.number));

export type TextRow = Awaited<ReturnType<typeof listTexts>>[number];

type NewText = typeof legalTexts.$inferInsert;

/** Adds the version, or replaces the text of the one with its number. @returns the id of the row */
export async function putText(tx: Database, row: NewText): Promise<number> {
  const { text, effectiveFrom, mustAccept, savedBy } = row;
  const [stored] = await tx
    .insert(legalTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [legalTexts.document, legalTexts.number],
      set: { text, effectiveFrom, mustAccept, savedBy, updatedAt: new Date() },
    })
    .returning({ id: legalTexts.id });
  return stored?.id ?? 0;
}

/** Deletes a version that is not in force. @returns its id; null without one */
export async function removeUpcoming(tx: Database, document: LegalDocument, now: Date): Promise<number | null> {
  const [row] = await tx
    .delete(legalTexts)
    .where(and(eq(legalTexts.document, document), gt(legalTexts.effectiveFrom, now)))
    .returning({ id: legalTexts.id });
  return row?.id ?? null;
}

/** The version of each document in force that the user has to accept, and has not. */
export async function findPending(db: Database, userId: number, now: Date) {
  const inForce = db
    .selectDistinctOn([legalTexts.document], {
      document: legalTexts.document,
      number: legalTexts.number,
      effectiveFrom: legalTexts.effectiveFrom,
      mustAccept: legalTexts.mustAccept,
    })
    .from(legalTexts)
    .where(lte(legalTexts.effectiveFrom, now))
    .orderBy(asc(legalTexts.document), sql`${legalTexts.number} desc`);
  const [rows, own, [user]] = await Promise.all([
    inForce,
    db.select().from(legalAcceptances).where(eq(legalAcceptances.userId, userId)),
    db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId)),
  ]);
  return rows.filter(
    ({ document, number, effectiveFrom, mustAccept }) =>
      mustAccept &&
      // A later account was made under this version.
      (user?.createdAt ?? now) < effectiveFrom &&
      !own.some((one) => one.document === document && one.number === number),
  );
}

export async function addAcceptance(
  db: Database,
  row: { userId: number; document: LegalDocument; number: number },
): Promise<void> {
  await db.insert(legalAcceptances).values(row).onConflictDoNothing();
}
