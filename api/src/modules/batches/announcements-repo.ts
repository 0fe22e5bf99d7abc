import { and, asc, eq, ne } from 'drizzle-orm';
import { teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { courseActions } from '../../platform/database/schema/activity';
import { batches, courses } from '../../platform/database/schema/courses';
import { trainers, users } from '../../platform/database/schema/people';

export type AnnouncedBatch = NonNullable<Awaited<ReturnType<typeof findAnnouncedBatch>>>;

/** A batch with the data of its announcement; null when it was deleted. */
export async function findAnnouncedBatch(db: Database, batchId: number) {
  const [row] = await db
    .select({
      batch: batches,
      course: { id: courses.id, name: courses.name, isPublic: courses.isPublic },
      trainerName: trainers.name,
    })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .where(eq(batches.id, batchId));
  return row ?? null;
}

/** Users who are interested in the course, without its trainer. */
export async function listInterestedUsers(db: Database, courseId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: courseActions.userId })
    .from(courseActions)
    .innerJoin(courses, eq(courses.id, courseActions.courseId))
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .where(
      and(
        eq(courseActions.courseId, courseId),
        eq(courseActions.kind, 'interest'),
        ne(courseActions.userId, trainers.userId),
      ),
    )
    .orderBy(asc(courseActions.userId));
  return rows.map(({ userId }) => userId);
}

export async function findReader(db: Database, userId: number): Promise<{ name: string; email: string } | null> {
  const [row] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return row ?? null;
}
