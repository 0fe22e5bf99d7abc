import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { batches } from '../../platform/database/schema/courses';
import { materials } from '../../platform/database/schema/materials';
import { enrolments } from '../../platform/database/schema/payments';
import { trainerDocuments } from '../../platform/database/schema/trust';
import { singleRow } from '../../platform/database/single-row';

export type MaterialRow = typeof materials.$inferSelect;

const inOrder = [asc(materials.position), asc(materials.id)];

/** Serialises changes of the list of a batch, so that it keeps its limit and its order. */
export async function lockList(tx: Database, batchId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`materials of batch ${batchId}`}))`);
}

export const listOfBatch = (db: Database, batchId: number): Promise<MaterialRow[]> =>
  db
    .select()
    .from(materials)
    .where(eq(materials.batchId, batchId))
    .orderBy(...inOrder);

/** Materials with their batch, of all batches in which the user has a seat. */
export const listOfLearner = (db: Database, userId: number) =>
  db
    .select({ material: materials, batch: batches })
    .from(materials)
    .innerJoin(batches, eq(batches.id, materials.batchId))
    .innerJoin(enrolments, eq(enrolments.batchId, materials.batchId))
    .where(and(eq(enrolments.userId, userId), ne(enrolments.status, 'Refunded')))
    .orderBy(...inOrder);

export async function findMaterial(
  db: Database,
  { batchId, id }: { batchId: number; id: number },
): Promise<MaterialRow | null> {
  const [row] = await db
    .select()
    .from(materials)
    .where(and(eq(materials.batchId, batchId), eq(materials.id, id)));
  return row ?? null;
}

export async function addMaterial(tx: Database, row: typeof materials.$inferInsert): Promise<MaterialRow> {
  return singleRow(await tx.insert(materials).values(row).returning());
}

export async function changeMaterial(
  tx: Database,
  id: number,
  set: Partial<typeof materials.$inferInsert>,
): Promise<MaterialRow> {
  return singleRow(await tx.update(materials).set(set).where(eq(materials.id, id)).returning());
}

export async function deleteMaterial(tx: Database, id: number): Promise<void> {
  await tx.delete(materials).where(eq(materials.id, id));
}

/** Which of the stored names belong to a material, or to a document of a trainer. */
export async function findFileNames(db: Database, names: string[]): Promise<Set<string | null>> {
  const ofMaterials = db.select({ file: materials.file }).from(materials).where(inArray(materials.file, names));
  const { file } = trainerDocuments;
  const rows = await ofMaterials.unionAll(db.select({ file }).from(trainerDocuments).where(inArray(file, names)));
  return new Set(rows.map((row) => row.file));
}
