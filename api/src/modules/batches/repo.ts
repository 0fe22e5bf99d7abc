import type { BatchSchedule, CourseStatus } from '@kaksha/domain/catalogue';
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batchChanges } from '../../platform/database/schema/batch-changes';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments, orders } from '../../platform/database/schema/payments';
import { trainers } from '../../platform/database/schema/people';
import { singleRow } from '../../platform/database/single-row';

const maxRows = 500;

export type NewBatch = typeof batches.$inferInsert;
export type CourseBatchRow = Awaited<ReturnType<typeof selectBatches>>[number];

function selectBatches(db: Database, where: SQL | undefined) {
  return db
    .select({
      batch: getTableColumns(batches),
      courseName: courses.name,
      trainerName: trainers.name,
      teacherId: teacherOfBatch(),
    })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .where(where)
    .orderBy(asc(batches.startsAt), asc(batches.id))
    .limit(maxRows);
}

export interface BatchFilter {
  /** The owner of the courses. */
  trainerId?: number;
  /** Only open batches of public courses. */
  publicOnly: boolean;
}

/** Earliest first, without deleted courses. */
export function listBatches(db: Database, { trainerId, publicOnly }: BatchFilter): Promise<CourseBatchRow[]> {
  return selectBatches(
    db,
    and(
      trainerId === undefined ? undefined : eq(courses.trainerId, trainerId),
      publicOnly ? and(sql`${courses.isPublic}`, eq(batches.active, true)) : undefined,
      isNull(courses.deletedAt),
    ),
  );
}

/** Earliest first. */
export function listBatchesOfCourse(
  db: Database,
  courseId: number,
  { openOnly }: { openOnly: boolean },
): Promise<CourseBatchRow[]> {
  return selectBatches(db, and(eq(batches.courseId, courseId), openOnly ? eq(batches.active, true) : undefined));
}

/** A batch, by default only one of a course that is not deleted. */
export async function findBatch(
  db: Database,
  id: number,
  { includeDeleted = false }: { includeDeleted?: boolean } = {},
): Promise<CourseBatchRow | null> {
  const [row] = await selectBatches(
    db,
    and(eq(batches.id, id), includeDeleted ? undefined : isNull(courses.deletedAt)),
  );
  return row ?? null;
}

export async function insertBatch(db: Database, values: NewBatch): Promise<number> {
  return singleRow(await db.insert(batches).values(values).returning({ id: batches.id })).id;
}

export async function changeBatch(db: Database, id: number, values: Partial<NewBatch>): Promise<void> {
  await db.update(batches).set(values).where(eq(batches.id, id));
}

/** False when another request removed it first. */
export async function removeBatch(db: Database, id: number): Promise<boolean> {
  return (await db.delete(batches).where(eq(batches.id, id)).returning({ id: batches.id })).length > 0;
}

export function countLearners(db: Database, batchId: number): Promise<number> {
  return db.$count(enrolments, and(eq(enrolments.batchId, batchId), eq(enrolments.status, 'Active')));
}

/** Whether the batch has orders, enrolments or learners who wait. While it is locked, none is added. */
export async function isTaken(tx: Database, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`
    select exists (select from orders where batch_id = ${id})
      or exists (select from enrolments where batch_id = ${id})
      or exists (select from waiting_list where batch_id = ${id}) as taken`);
  return rows[0]?.taken ?? false;
}

export function countBatches(db: Database, courseId: number): Promise<number> {
  return db.$count(batches, eq(batches.courseId, courseId));
}

/** A trainer's courses, by name. */
export function listCourseNames(
  db: Database,
  trainerId: number,
  { publicOnly }: { publicOnly: boolean },
): Promise<{ id: number; courseName: string; courseStatus: CourseStatus }[]> {
  return db
    .select({ id: courses.id, courseName: courses.name, courseStatus: courses.status })
    .from(courses)
    .where(
      and(
        eq(courses.trainerId, trainerId),
        isNull(courses.deletedAt),
        publicOnly ? sql`${courses.isPublic}` : undefined,
      ),
    )
    .orderBy(asc(courses.name), asc(courses.id))
    .limit(maxRows);
}

export async function insertChange(
  tx: Database,
  values: { batchId: number; before: BatchSchedule; after: BatchSchedule; changedBy: number; respondUntil: Date },
): Promise<number> {
  // An order that was committed while this transaction waited for the batch is older than the change.
  const createdAt = sql`clock_timestamp()`;
  return singleRow(
    await tx
      .insert(batchChanges)
      .values({ ...values, createdAt })
      .returning({ id: batchChanges.id }),
  ).id;
}

/** Whether a payment can still arrive for an order of the batch. */
export async function hasUnpaidOrders(tx: Database, batchId: number): Promise<boolean> {
  const isUnpaid = inArray(orders.status, ['created', 'failed', 'expired']);
  const isRecent = sql`${orders.createdAt} > now() - interval '3 days'`;
  return (await tx.$count(orders, and(eq(orders.batchId, batchId), isUnpaid, isRecent))) > 0;
}

export async function findChange(db: Database, id: number) {
  const [row] = await db.select().from(batchChanges).where(eq(batchChanges.id, id));
  return row ?? null;
}
