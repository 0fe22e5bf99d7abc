import { eq } from 'drizzle-orm';
import { teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';

/** The batch, the trainer of its course and its teacher; also of a deleted course, because its classes go on. */
export async function findBatchWithTeacher(db: Database, batchId: number) {
  const [row] = await db
    .select({
      batch: batches,
      courseTrainerId: courses.trainerId,
      teacherId: teacherOfBatch(),
      courseName: courses.name,
    })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .where(eq(batches.id, batchId));
  return row ?? null;
}
