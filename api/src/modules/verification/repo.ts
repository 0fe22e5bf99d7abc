import type { DocumentKind } from '@kaksha/domain/trainer-verification';
import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { trainers, users } from '../../platform/database/schema/people';
import { trainerDocuments, trainerVerifications } from '../../platform/database/schema/trust';
import { singleRow } from '../../platform/database/single-row';

export type RequestRow = typeof trainerVerifications.$inferSelect;
export type DocumentRow = typeof trainerDocuments.$inferSelect;

/** Serialises changes of the verification of a trainer. */
export async function lockTrainer(tx: Database, trainerId: number): Promise<void> {
  await tx.execute(sql`select from trainers where id = ${trainerId} for no key update`);
}

export async function findVerifiedUntil(db: Database, trainerId: number): Promise<string | null> {
  const [row] = await db.select({ until: trainers.verifiedUntil }).from(trainers).where(eq(trainers.id, trainerId));
  return row?.until ?? null;
}

export async function findLatest(db: Database, trainerId: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(trainerVerifications)
    .where(eq(trainerVerifications.trainerId, trainerId))
    .orderBy(desc(trainerVerifications.id))
    .limit(1);
  return row ?? null;
}

export const listDocuments = (db: Database, verificationId: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(trainerDocuments)
    .where(eq(trainerDocuments.verificationId, verificationId))
    .orderBy(asc(trainerDocuments.id));

export async function addRequest(tx: Database, values: { trainerId: number; note: string }): Promise<RequestRow> {
  return singleRow(await tx.insert(trainerVerifications).values(values).returning());
}

export async function addDocument(
  tx: Database,
  values: { verificationId: number; kind: DocumentKind; file: string; fileName: string; fileSize: number },
): Promise<DocumentRow> {
  return singleRow(await tx.insert(trainerDocuments).values(values).returning());
}

/** A document with the trainer who sent it. */
export async function findDocument(db: Database, id: number) {
  const [row] = await db
    .select({ document: trainerDocuments, trainerId: trainerVerifications.trainerId })
    .from(trainerDocuments)
    .innerJoin(trainerVerifications, eq(trainerVerifications.id, trainerDocuments.verificationId))
    .where(eq(trainerDocuments.id, id));
  return row ?? null;
}

const namesOf = (rows: { file: string | null }[]) => rows.flatMap(({ file }) => file ?? []);

/** Deletes a request with its documents and returns the names of their files. */
export async function deleteRequest(tx: Database, id: number): Promise<string[]> {
  const removed = await tx.delete(trainerDocuments).where(eq(trainerDocuments.verificationId, id)).returning();
  await tx.delete(trainerVerifications).where(eq(trainerVerifications.id, id));
  return namesOf(removed);
}

/** Deletes all requests of a trainer with their documents and returns the names of their files. */
export async function deleteRequestsOf(tx: Database, trainerId: number): Promise<string[]> {
  const own = eq(trainerVerifications.trainerId, trainerId);
  const requests = tx.select({ id: trainerVerifications.id }).from(trainerVerifications).where(own);
  const removed = await tx
    .delete(trainerDocuments)
    .where(inArray(trainerDocuments.verificationId, requests))
    .returning();
  await tx.delete(trainerVerifications).where(own);
  await tx.update(trainers).set({ verifiedUntil: null }).where(eq(trainers.id, trainerId));
  return namesOf(removed);
}

/** Forgets the files of requests that were decided before a moment and returns their names. */
export async function forgetFiles(tx: Database, before: Date): Promise<string[]> {
  const old = await tx
    .select({ id: trainerDocuments.id, file: trainerDocuments.file })
    .from(trainerDocuments)
    .innerJoin(trainerVerifications, eq(trainerVerifications.id, trainerDocuments.verificationId))
    .where(and(lt(trainerVerifications.decidedAt, before), isNotNull(trainerDocuments.file)))
    .for('update', { of: trainerDocuments });
  const ids = old.map(({ id }) => id);
  await tx.update(trainerDocuments).set({ file: null }).where(inArray(trainerDocuments.id, ids));
  return namesOf(old);
}

export async function decide(
  tx: Database,
  { id, trainerId }: RequestRow,
  decision: { decidedBy: number; decidedAt: Date } & ({ expiresOn: string } | { reason: string }),
): Promise<void> {
  const state = 'expiresOn' in decision ? 'verified' : 'refused';
  await tx
    .update(trainerVerifications)
    .set({ state, reason: null, expiresOn: null, ...decision })
    .where(eq(trainerVerifications.id, id));
  if (state === 'verified' && 'expiresOn' in decision) await setVerifiedUntil(tx, trainerId, decision.expiresOn);
}

export async function setVerifiedUntil(tx: Database, trainerId: number, day: string | null): Promise<void> {
  await tx.update(trainers).set({ verifiedUntil: day }).where(eq(trainers.id, trainerId));
}

/** Whether a user is the trainer, or acts for or teaches at the institute. */
export async function belongsTo(db: Database, userId: number, trainerId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from trainers where id = ${trainerId} and user_id = ${userId}
    union all select from staff where institute_id = ${trainerId} and user_id = ${userId} limit 1`);
  return rows.length > 0;
}

/** A decided request with the account of its trainer. */
export async function findDecided(db: Database, id: number) {
  const [row] = await db
    .select({ request: trainerVerifications, userId: users.id, email: users.email })
    .from(trainerVerifications)
    .innerJoin(trainers, eq(trainers.id, trainerVerifications.trainerId))
    .innerJoin(users, eq(users.id, trainers.userId))
    .where(eq(trainerVerifications.id, id));
  return row ?? null;
}
