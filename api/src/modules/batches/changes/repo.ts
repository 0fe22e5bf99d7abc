import type { BatchSchedule } from '@kaksha/domain/catalogue';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { batchChanges } from '../../../platform/database/schema/batch-changes';
import { orders } from '../../../platform/database/schema/payments';
import { singleRow } from '../../../platform/database/single-row';

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
