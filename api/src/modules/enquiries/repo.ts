import type { EnquiryStatus } from '@kaksha/domain/engagement';
import { required } from '@kaksha/domain/typed';
import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isTaughtBy, teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { enquiries } from '../../platform/database/schema/activity';
import { batches, courses } from '../../platform/database/schema/courses';
import { enquiryMessages } from '../../platform/database/schema/messages';
import { trainers, users } from '../../platform/database/schema/people';

/** An alias, because enquiries refer to `users` as senders. */
const trainerUser = alias(users, 'trainer_user');

export type LaterMessage = typeof enquiryMessages.$inferSelect;
/** With the messages after the question and the first answer, oldest first. */
export type EnquiryRow = Awaited<ReturnType<typeof selectRows>>[number] & { messages: LaterMessage[] };

const maxRows = 500;

async function select(db: Database, where: SQL | undefined, paging?: Paging): Promise<EnquiryRow[]> {
  const rows = await selectRows(db, where, paging);
  const ids = rows.map(({ enquiry }) => enquiry.id);
  const messages = await db
    .select()
    .from(enquiryMessages)
    .where(inArray(enquiryMessages.enquiryId, ids))
    .orderBy(asc(enquiryMessages.createdAt), asc(enquiryMessages.id));
  return rows.map((row) => ({
    ...row,
    messages: messages.filter(({ enquiryId }) => enquiryId === row.enquiry.id),
  }));
}

interface Paging {
  offset?: number;
  limit?: number;
}

function selectRows(db: Database, where: SQL | undefined, { offset = 0, limit = maxRows }: Paging = {}) {
  return db
    .select({
      enquiry: enquiries,
      course: { id: courses.id, name: courses.name, trainerEmail: courses.trainerEmail },
      trainer: { id: trainers.id, userId: trainers.userId, name: trainers.name, email: trainerUser.email },
      batch: batches,
      teacherId: teacherOfBatch(),
    })
    .from(enquiries)
    .innerJoin(courses, eq(courses.id, enquiries.courseId))
    .innerJoin(trainers, eq(trainers.id, enquiries.trainerId))
    .innerJoin(trainerUser, eq(trainerUser.id, trainers.userId))
    .leftJoin(batches, eq(batches.id, enquiries.batchId))
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

const receivedBy = (trainerId: number) =>
  or(
    eq(enquiries.trainerId, trainerId),
    sql`${enquiries.batchId} in (select id from batches where ${isTaughtBy(trainerId)})`,
  );

export async function listReceived(
  db: Database,
  trainerId: number,
  { status, page, count }: { status?: EnquiryStatus; page: number; count: number },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const wanted = and(receivedBy(trainerId), status && eq(enquiries.status, status));
  const [rows, total] = await Promise.all([
    select(db, wanted, { offset: (page - 1) * count, limit: count }),
    db.$count(enquiries, wanted),
  ]);
  return { rows, total };
}

/** Serialises the enquiries of one user, so that concurrent calls respect the daily limit. */
export async function lockSender(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`enquiries of ${userId}`}))`);
}

export function countSentInLastDay(db: Database, userId: number): Promise<number> {
  return db.$count(
    enquiries,
    and(eq(enquiries.userId, userId), gt(enquiries.createdAt, sql`now() - interval '1 day'`)),
  );
}

/** An enquiry of the last five minutes with the same course and message, e.g. from a double click. */
export async function findDuplicate(
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
  return required(row, 'the new enquiry').id;
}

export async function isBatchOf(db: Database, courseId: number, batchId: number): Promise<boolean> {
  return (await db.$count(batches, and(eq(batches.id, batchId), eq(batches.courseId, courseId)))) > 0;
}

export async function findSender(db: Database, userId: number) {
  const [row] = await db
    .select({ name: users.name, email: users.email, contactNo: users.contactNo })
    .from(users)
    .where(eq(users.id, userId));
  return required(row, 'the user');
}

/** Stores the reply. False when the enquiry has one. */
export async function addReply(db: Database, id: number, reply: string): Promise<boolean> {
  const rows = await db
    .update(enquiries)
    .set({ reply, status: 'answered', answeredAt: sql`now()` })
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

/** Adds a message after the first answer. The sender has read everything before it. Returns its id. */
export async function addMessage(
  tx: Database,
  { enquiryId, senderId, fromTrainer, text }: Pick<LaterMessage, 'enquiryId' | 'senderId' | 'fromTrainer' | 'text'>,
): Promise<number> {
  const [row] = await tx
    .insert(enquiryMessages)
    .values({ enquiryId, senderId, fromTrainer, text })
    .returning({ id: enquiryMessages.id });
  await tx
    .update(enquiries)
    .set({
      status: fromTrainer ? 'answered' : 'new',
      ...(fromTrainer && { answeredAt: sql`coalesce(${enquiries.answeredAt}, now())` }),
    })
    .where(eq(enquiries.id, enquiryId));
  return required(row, 'the new message').id;
}

export function countMessagesToday(db: Database, senderId: number): Promise<number> {
  return db.$count(
    enquiryMessages,
    and(eq(enquiryMessages.senderId, senderId), gt(enquiryMessages.createdAt, sql`now() - interval '1 day'`)),
  );
}

export async function findMessage(db: Database, id: number): Promise<LaterMessage | null> {
  const [row] = await db.select().from(enquiryMessages).where(eq(enquiryMessages.id, id));
  return row ?? null;
}

/** Opens a closed enquiry. A question that was never answered loses the time at which it was closed. */
export async function reopen(tx: Database, id: number, status: EnquiryStatus): Promise<void> {
  await tx
    .update(enquiries)
    .set({
      status,
      answeredAt: sql`case when ${enquiries.reply} is null and ${status} = 'new' then null else ${enquiries.answeredAt} end`,
    })
    .where(eq(enquiries.id, id));
}

/** Marks the messages of these enquiries as read, for the caller as the learner and as the trainer. */
export async function markRead(
  db: Database,
  { ids, userId, trainerId }: { ids: readonly number[]; userId: number; trainerId: number | null },
): Promise<void> {
  const theirs = inArray(enquiries.id, [...ids]);
  const now = sql`now()`;
  await db
    .update(enquiries)
    .set({ learnerReadAt: now })
    .where(and(theirs, eq(enquiries.userId, userId)));
  if (trainerId === null) return;
  await db
    .update(enquiries)
    .set({ trainerReadAt: now })
    .where(and(theirs, receivedBy(trainerId)));
}
