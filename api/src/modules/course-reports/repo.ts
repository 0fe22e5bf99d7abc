import type { ModeratedState } from '@kaksha/domain/feedback';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { courses } from '../../platform/database/schema/courses';
import { trainers, users } from '../../platform/database/schema/people';
import { courseReports } from '../../platform/database/schema/support';

type ReportRow = typeof courseReports.$inferSelect;

/** Stores a report. False when the user has reported the course already. */
export async function addReport(
  db: Database,
  values: Pick<ReportRow, 'courseId' | 'userId' | 'reason' | 'note'>,
): Promise<boolean> {
  const rows = await db.insert(courseReports).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Marks the open reports of a course as handled and returns their number. */
export async function handleReports(tx: Database, courseId: number): Promise<number> {
  const rows = await tx
    .update(courseReports)
    .set({ handledAt: sql`now()` })
    .where(and(eq(courseReports.courseId, courseId), isNull(courseReports.handledAt)))
    .returning({ userId: courseReports.userId });
  return rows.length;
}

const lastOpenReport = sql`(select max(r.created_at) from course_reports r
  where r.course_id = ${courses.id} and r.handled_at is null)`;

const listed: Readonly<Record<ModeratedState, { where: SQL | undefined; order: SQL }>> = {
  reported: {
    where: and(isNull(courses.hiddenAt), isNull(courses.deletedAt), isNotNull(lastOpenReport)),
    order: desc(lastOpenReport),
  },
  hidden: { where: and(isNotNull(courses.hiddenAt), isNull(courses.deletedAt)), order: desc(courses.hiddenAt) },
};

const { id, name, slug, trainerId, isPublic, hiddenAt, hiddenReason } = courses;

/** Courses with open reports, or hidden ones, latest report or hiding first. */
export async function listModerated(
  db: Database,
  { state, offset, limit }: { state: ModeratedState; offset: number; limit: number },
) {
  const { where, order } = listed[state];
  const [found, total] = await Promise.all([
    db
      .select({ id, name, slug, trainerId, isPublic, hiddenAt, hiddenReason, trainerName: trainers.name })
      .from(courses)
      .innerJoin(trainers, eq(trainers.id, courses.trainerId))
      .where(where)
      .orderBy(order, desc(courses.id))
      .limit(limit)
      .offset(offset),
    db.$count(courses, where),
  ]);
  const ids = found.map((course) => course.id);
  const reports = await db
    .select()
    .from(courseReports)
    .where(inArray(courseReports.courseId, ids))
    .orderBy(desc(courseReports.createdAt), desc(courseReports.userId));
  const rows = found.map((course) => ({
    ...course,
    reports: reports.filter(({ courseId }) => courseId === course.id),
  }));
  return { rows, total };
}

export type ModeratedRow = Awaited<ReturnType<typeof listModerated>>['rows'][number];

export async function setHidden(
  tx: Database,
  courseId: number,
  hidden: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .update(courses)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? null, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, courseId));
}

/** A course with the account of its seller. */
export async function findSold(db: Database, courseId: number) {
  const [row] = await db
    .select({ id, name, slug, hiddenAt, hiddenReason, userId: users.id, email: users.email })
    .from(courses)
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .innerJoin(users, eq(users.id, trainers.userId))
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)));
  return row ?? null;
}
