import { and, asc, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, lte, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { isDeletedAddress } from '../../platform/database/deleted-account';
import { learnerName } from '../../platform/database/learner-name';
import { certificateRules, certificates } from '../../platform/database/schema/certificates';
import { attendance } from '../../platform/database/schema/classes';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';
import { isVerifiedTrainer } from '../../platform/database/verified-trainer';

export type CertificateRow = typeof certificates.$inferSelect & {
  /** The certificate that replaces this revoked one. */
  replacedBy: string | null;
};

const replacement = alias(certificates, 'replacement');

/** Certificates with the id of their replacement. Those of deleted accounts have no name. */
const selectCertificates = (db: Database) =>
  db
    .select({ ...getTableColumns(certificates), replacedBy: replacement.id })
    .from(certificates)
    .leftJoin(replacement, eq(replacement.replacesId, certificates.id))
    .$dynamic();

const hasAttendance = (db: Database) =>
  sql`exists ${db.select({ one: sql`1` }).from(attendance).where(eq(attendance.batchId, batches.id))}`;

/** Ended batches with attendance that were not examined since they ended, the oldest first. */
export async function findBatchesToCheck(db: Database, now: Date, max: number): Promise<number[]> {
  const examined = db
    .select({ one: sql`1` })
    .from(certificateRules)
    .where(and(eq(certificateRules.batchId, batches.id), sql`${certificateRules.examinedAt} >= ${batches.endsAt}`));
  const rows = await db
    .select({ id: batches.id })
    .from(batches)
    .where(and(lte(batches.endsAt, now), ne(batches.state, 'cancelled'), hasAttendance(db), notExists(examined)))
    .orderBy(asc(batches.endsAt), asc(batches.id))
    .limit(max);
  return rows.map(({ id }) => id);
}

/** Locks the batch, so that its learners are examined once at a time. */
export async function lockBatch(tx: Database, batchId: number, today: string) {
  const [row] = await tx
    .select({
      batch: batches,
      course: courses,
      trainerName: trainers.name,
      isTrainerVerified: isVerifiedTrainer(courses.trainerId, today),
    })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .where(eq(batches.id, batchId))
    .for('update', { of: batches });
  return row ?? null;
}

export async function findRule(db: Database, batchId: number) {
  const [row] = await db.select().from(certificateRules).where(eq(certificateRules.batchId, batchId));
  return row ?? null;
}

/** Whether certificates of the batch name a trainer whom the platform knows. */
export async function hasVerifiedTrainer(db: Database, batchId: number, today: string): Promise<boolean> {
  const [row] = await db
    .select({ isVerified: isVerifiedTrainer(courses.trainerId, today) })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .where(eq(batches.id, batchId));
  return row?.isVerified ?? false;
}

export async function saveRule(
  db: Database,
  row: { batchId: number; percent: number | null; examinedAt: Date | null },
): Promise<void> {
  const { percent, examinedAt } = row;
  await db
    .insert(certificateRules)
    .values(row)
    .onConflictDoUpdate({ target: certificateRules.batchId, set: { percent, examinedAt } });
}

/** Learners with a seat in the batch, with the days of the timetable on which they were present. */
export async function findAttendees(db: Database, batchId: number) {
  const present = and(
    eq(attendance.batchId, enrolments.batchId),
    eq(attendance.userId, enrolments.userId),
    eq(attendance.isPresent, true),
  );
  const rows = await db
    .select({ userId: users.id, name: learnerName, email: users.email, day: attendance.sessionDay })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .leftJoin(attendance, present)
    .where(and(eq(enrolments.batchId, batchId), ne(enrolments.status, 'Refunded')))
    .orderBy(asc(users.name), asc(users.id));
  const learners = new Map<number, { userId: number; name: string; isFormer: boolean; days: string[] }>();
  for (const { userId, name, email, day } of rows) {
    const learner = learners.get(userId) ?? { userId, name, isFormer: isDeletedAddress(email), days: [] };
    if (day) learner.days.push(day);
    learners.set(userId, learner);
  }
  return [...learners.values()];
}

/** The learner's newest certificate of the batch. */
export async function findNewest(
  tx: Database,
  { userId, batchId }: { userId: number; batchId: number },
): Promise<CertificateRow | null> {
  const isOfLearner = and(eq(certificates.userId, userId), eq(certificates.batchId, batchId));
  const [row] = await selectCertificates(tx).where(isOfLearner).orderBy(desc(certificates.statusIndex)).limit(1);
  return row ?? null;
}

/** Batches of which the user's newest certificate is revoked and has another name. */
export async function findBatchesToCorrect(tx: Database, userId: number): Promise<number[]> {
  const hasOtherName = sql`${certificates.learnerName} <> trim((select name from users where id = ${userId}))`;
  const rows = await selectCertificates(tx)
    .where(
      and(eq(certificates.userId, userId), isNotNull(certificates.revokedAt), isNull(replacement.id), hasOtherName),
    )
    .orderBy(asc(certificates.batchId));
  return rows.map(({ batchId }) => batchId);
}

/** Null when another certificate has its place. */
export async function addCertificate(
  tx: Database,
  row: Omit<typeof certificates.$inferInsert, 'id' | 'statusIndex'>,
): Promise<CertificateRow | null> {
  const [added] = await tx.insert(certificates).values(row).onConflictDoNothing().returning();
  return added ? { ...added, replacedBy: null } : null;
}

export async function setCredential(db: Database, id: string, credential: string): Promise<void> {
  await db.update(certificates).set({ credential }).where(eq(certificates.id, id));
}

/** Certificates without a credential. Those of deleted accounts have no name. */
export const findUnsigned = (db: Database, max: number): Promise<CertificateRow[]> =>
  selectCertificates(db)
    .where(and(eq(certificates.credential, ''), ne(certificates.learnerName, '')))
    .orderBy(asc(certificates.statusIndex))
    .limit(max);

/** The certificate; null when there is none, or its account was deleted. */
export async function findCertificate(db: Database, id: string): Promise<CertificateRow | null> {
  const [row] = await selectCertificates(db).where(and(eq(certificates.id, id), ne(certificates.learnerName, '')));
  return row ?? null;
}

export async function lockCertificate(tx: Database, id: string): Promise<CertificateRow | null> {
  const [row] = await selectCertificates(tx)
    .where(and(eq(certificates.id, id), ne(certificates.learnerName, '')))
    .for('update', { of: certificates });
  return row ?? null;
}

export const findCertificatesOfUser = (db: Database, userId: number): Promise<CertificateRow[]> =>
  selectCertificates(db)
    .where(and(eq(certificates.userId, userId), ne(certificates.learnerName, '')))
    .orderBy(desc(certificates.issuedAt), desc(certificates.statusIndex));

export const findCertificatesOfBatch = (db: Database, batchId: number): Promise<CertificateRow[]> =>
  selectCertificates(db)
    .where(and(eq(certificates.batchId, batchId), ne(certificates.learnerName, '')))
    .orderBy(asc(certificates.statusIndex));

export async function revoke(
  tx: Database,
  id: string,
  set: { revokedAt: Date; revokedBy: number; revokeReason: string },
): Promise<CertificateRow | null> {
  const [row] = await tx.update(certificates).set(set).where(eq(certificates.id, id)).returning();
  return row ? { ...row, replacedBy: null } : null;
}

/** Positions of revoked certificates from `from` on, before `to`. */
export async function findRevoked(db: Database, { from, to }: { from: number; to: number }): Promise<number[]> {
  const rows = await db
    .select({ index: certificates.statusIndex })
    .from(certificates)
    .where(
      and(isNotNull(certificates.revokedAt), gte(certificates.statusIndex, from), lt(certificates.statusIndex, to)),
    );
  return rows.map(({ index }) => index);
}

export async function findRecipient(db: Database, certificateId: string) {
  const [row] = await db
    .select({ certificate: certificates, learner: { id: users.id, name: users.name, email: users.email } })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.id, certificateId), ne(certificates.learnerName, '')));
  return row ?? null;
}
