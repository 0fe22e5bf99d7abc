import type { Batch } from '@kaksha/domain/catalogue';
import { eq } from 'drizzle-orm';
import { batchOf } from '../../../platform/database/batch-of';
import type { Database } from '../../../platform/database/database';
import { batches } from '../../../platform/database/schema/courses';

/** All batches of a course by id, including inactive ones. */
export async function batchesById(db: Database, courseId: number): Promise<Map<number, Batch>> {
  const rows = await db.select().from(batches).where(eq(batches.courseId, courseId));
  return new Map(rows.map((row) => [row.id, batchOf(row)]));
}
