import type { Batch } from '@kaksha/domain/catalogue';
import { eq } from 'drizzle-orm';
import { batchOf } from '../../../batch-of';
import type { Database } from '../../../db/database';
import { batches } from '../../../db/schema/course-parts';

/** All batches of a course by id, including inactive ones. */
export async function batchesById(db: Database, courseId: number): Promise<Map<number, Batch>> {
  const rows = await db.select().from(batches).where(eq(batches.courseId, courseId));
  return new Map(rows.map((row) => [row.id, batchOf(row)]));
}
