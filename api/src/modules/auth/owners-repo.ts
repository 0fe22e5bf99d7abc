import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { paymentConfigs } from '../../platform/database/schema/payments';
import { trainers } from '../../platform/database/schema/people';
import { staff } from '../../platform/database/schema/staff';

/** The user who registered the trainer or institute, and the owners who joined its staff. */
export async function findOwners(db: Database, trainerId: number): Promise<number[]> {
  const holders = await db.select({ userId: trainers.userId }).from(trainers).where(eq(trainers.id, trainerId));
  const joined = await db
    .select({ userId: staff.userId })
    .from(staff)
    .where(and(eq(staff.instituteId, trainerId), eq(staff.role, 'owner'), isNotNull(staff.acceptedAt)))
    .orderBy(staff.id);
  return [...new Set([...holders, ...joined].flatMap(({ userId }) => userId ?? []))];
}

/** Whether the trainer or institute typed an account for its payouts. */
export async function hasPayoutAccount(db: Database, trainerId: number): Promise<boolean> {
  return (await db.$count(paymentConfigs, eq(paymentConfigs.trainerId, trainerId))) > 0;
}
