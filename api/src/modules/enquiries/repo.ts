import type { EnquiryStatus } from '@kaksha/domain/engagement';
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { enquiries } from '../../db/schema/activity';
import { batches } from '../../db/schema/course-parts';
import { courses } from '../../db/schema/courses';
import { trainers, users } from '../../db/schema/people';

/** The user of the trainer; enquiries are sent by users, too. */
const trainerUser = alias(users, 'trainer_user');

export type EnquiryRow = Awaited<ReturnType<typeof select>>[number];

const most = 500;

function select(db: Database, where: SQL | undefined, { offset = 0, limit = most } = {}) {
  return db
    .select({
      enquiry: enquiries,
      course: { id: courses.id, name: courses.name, trainerEmail: courses.trainerEmail },
      trainer: { id: trainers.id, name: trainers.name, email: trainerUser.email },
    })
    .from(enquiries)
    .innerJoin(courses, eq(courses.id, enquiries.courseId))
    .innerJoin(trainers, eq(trainers.id, enquiries.trainerId))
    .innerJoin(trainerUser, eq(trainerUser.id, trainers.userId))
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit)
    .offset(offset);
}

export async function findEnquiry(db: Database, id: number): Promise<EnquiryRow | null> {
  const [row] = await select(db, eq(enquiries.id, id));
  return row ?? null;
}

export function listSent(db: Database, userId: number): Promise<EnquiryRow[]> {
  return select(db, eq(enquiries.userId, userId));
}

export async function listReceived(
  db: Database,
  trainerId: number,
  { status, page, count }: { status?: EnquiryStatus; page: number; count: number },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const wanted = and(eq(enquiries.trainerId, trainerId), status && eq(enquiries.status, status));
  const [rows, total] = await Promise.all([
    select(db, wanted, { offset: (page - 1) * count, limit: count }),
    db.$count(enquiries, wanted),
  ]);
  return { rows, total };
}

/** One person's enquiries are sent one after the other, so that the daily limit holds for many at once, too. */
export async function lockSender(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`enquiries of ${userId}`}))`);
}

export function countSentToday(db: Database, userId: number): Promise<number> {
  return db.$count(
    enquiries,
    and(eq(enquiries.userId, userId), gt(enquiries.createdAt, sql`now() - interval '1 day'`)),
  );
}

/** The same words about the same course a moment ago: a button that was pressed twice. */
export async function findRepeated(
  db: Database,
  { userId, courseId, message }: { userId: number; courseId: number; message: string },
): Promise<number | null> {
  const [row] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.userId, userId),
        eq(enquiries.courseId, courseId),
        eq(enquiries.message, message),
        gt(enquiries.createdAt, sql`now() - interval '5 minutes'`),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

export async function addEnquiry(tx: Database, values: typeof enquiries.$inferInsert): Promise<number> {
  const [row] = await tx.insert(enquiries).values(values).returning({ id: enquiries.id });
  return (row as { id: number }).id;
}

export async function isBatchOf(db: Database, courseId: number, batchId: number): Promise<boolean> {
  return (await db.$count(batches, and(eq(batches.id, batchId), eq(batches.courseId, courseId)))) > 0;
}

export async function findSender(db: Database, userId: number) {
  const [row] = await db
    .select({ name: users.name, email: users.email, contactNo: users.contactNo })
    .from(users)
    .where(eq(users.id, userId));
  return row as { name: string; email: string; contactNo: string | null };
}

/** Sends the one reply that an enquiry has. False when there is one already. */
export async function reply(db: Database, id: number, text: string): Promise<boolean> {
  const rows = await db
    .update(enquiries)
    .set({ reply: text, status: 'answered', answeredAt: sql`now()` })
    .where(and(eq(enquiries.id, id), isNull(enquiries.reply)))
    .returning({ id: enquiries.id });
  return rows.length > 0;
}

export async function setStatus(db: Database, id: number, status: EnquiryStatus): Promise<void> {
  await db
    .update(enquiries)
    .set({ status, answeredAt: sql`coalesce(${enquiries.answeredAt}, now())` })
    .where(eq(enquiries.id, id));
}
