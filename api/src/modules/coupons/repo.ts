import { and, asc, desc, eq, gt, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { coupons, couponTargets, couponTries } from '../../platform/database/schema/coupons';
import { batches, courses } from '../../platform/database/schema/courses';
import { orders } from '../../platform/database/schema/payments';
import { integer } from '../../platform/database/typed-sql';

export type CouponRow = typeof coupons.$inferSelect;
export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'trainerId' | 'enabled' | 'createdAt' | 'updatedAt'>;

export interface CouponDetails {
  coupon: CouponRow;
  courseIds: number[];
  batchIds: number[];
  uses: number;
}

/** A use is an order with the coupon that is paid, or that can still be paid at its price. */
const isUse = (now: Date): SQL => sql`(${orders.status} = 'paid'
  or (${orders.status} in ('created', 'failed') and ${orders.expiresAt} > ${now.toISOString()}::timestamptz))`;

/** The coupons of a trainer with their uses, latest first. */
export async function listCoupons(db: Database, where: { trainerId: number; id?: number }, now: Date) {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.trainerId, where.trainerId), where.id === undefined ? undefined : eq(coupons.id, where.id)))
    .orderBy(desc(coupons.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const targets = await db
    .select()
    .from(couponTargets)
    .where(inArray(couponTargets.couponId, ids))
    .orderBy(asc(couponTargets.id));
  const used = await db
    .select({ couponId: orders.couponId, uses: integer(sql`count(*)`) })
    .from(orders)
    .where(and(inArray(orders.couponId, ids), isUse(now)))
    .groupBy(orders.couponId);
  return rows.map((coupon): CouponDetails => {
    const own = targets.filter(({ couponId }) => couponId === coupon.id);
    return {
      coupon,
      courseIds: own.flatMap(({ courseId }) => courseId ?? []),
      batchIds: own.flatMap(({ batchId }) => batchId ?? []),
      uses: used.find(({ couponId }) => couponId === coupon.id)?.uses ?? 0,
    };
  });
}

export const countCoupons = (db: Database, trainerId: number): Promise<number> =>
  db.$count(coupons, eq(coupons.trainerId, trainerId));

/** Null when the trainer has a coupon with the code. */
export async function addCoupon(tx: Database, trainerId: number, values: NewCoupon): Promise<number | null> {
  const [row] = await tx
    .insert(coupons)
    .values({ ...values, trainerId })
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  return row?.id ?? null;
}

/** Whether another coupon of the trainer has the code. */
export async function isCodeTaken(
  db: Database,
  { trainerId, id, code }: { trainerId: number; id: number; code: string },
) {
  const same = and(eq(coupons.trainerId, trainerId), eq(coupons.code, code), ne(coupons.id, id));
  return (await db.$count(coupons, same)) > 0;
}

export async function changeCoupon(
  tx: Database,
  id: number,
  change: Partial<NewCoupon> & { enabled?: boolean },
): Promise<void> {
  await tx.update(coupons).set(change).where(eq(coupons.id, id));
}

export async function replaceTargets(
  tx: Database,
  couponId: number,
  { courseIds, batchIds }: { courseIds: readonly number[]; batchIds: readonly number[] },
): Promise<void> {
  await tx.delete(couponTargets).where(eq(couponTargets.couponId, couponId));
  const rows = [
    ...[...new Set(courseIds)].map((courseId) => ({ couponId, courseId })),
    ...[...new Set(batchIds)].map((batchId) => ({ couponId, batchId })),
  ];
  if (rows.length > 0) await tx.insert(couponTargets).values(rows);
}

/** How many of the courses and batches belong to courses of the trainer. */
export async function countOwnTargets(
  db: Database,
  trainerId: number,
  { courseIds, batchIds }: { courseIds: readonly number[]; batchIds: readonly number[] },
): Promise<number> {
  const [ownCourses, ownBatches] = await Promise.all([
    courseIds.length === 0
      ? 0
      : db.$count(courses, and(inArray(courses.id, [...courseIds]), eq(courses.trainerId, trainerId))),
    batchIds.length === 0
      ? 0
      : db.$count(
          batches,
          and(
            inArray(batches.id, [...batchIds]),
            sql`${batches.courseId} in (select id from courses where trainer_id = ${trainerId})`,
          ),
        ),
  ]);
  return ownCourses + ownBatches;
}

/** The fees of the trainer's courses that a coupon is for: all without targets. */
export function feesOfTargets(
  db: Database,
  trainerId: number,
  { courseIds, batchIds }: { courseIds: readonly number[]; batchIds: readonly number[] },
) {
  const courseOfBatch = db
    .select({ id: batches.courseId })
    .from(batches)
    .where(inArray(batches.id, [...batchIds]));
  const isTarget = or(inArray(courses.id, [...courseIds]), inArray(courses.id, courseOfBatch));
  return db
    .select({ feeMinor: courses.feeMinor, feeUsdMinor: courses.feeUsdMinor, discount: courses.discount })
    .from(courses)
    .where(
      and(
        eq(courses.trainerId, trainerId),
        isNull(courses.deletedAt),
        courseIds.length + batchIds.length > 0 ? isTarget : undefined,
      ),
    );
}

/** A coupon by its code. With `lock` it stays locked until the transaction ends, so that its limits hold. */
export async function findByCode(
  db: Database,
  { trainerId, code }: { trainerId: number; code: string },
  { lock = false }: { lock?: boolean } = {},
): Promise<CouponRow | null> {
  const query = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.trainerId, trainerId), eq(coupons.code, code)));
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
}

/** The coupon, locked until the transaction ends. */
export async function lockCoupon(tx: Database, id: number): Promise<CouponRow | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update');
  return row ?? null;
}

/** Whether the coupon is for the course or the batch. */
export async function hasTarget(
  db: Database,
  couponId: number,
  { courseId, batchId }: { courseId: number; batchId: number },
): Promise<boolean> {
  const isTarget = sql`(${couponTargets.courseId} = ${courseId} or ${couponTargets.batchId} = ${batchId})`;
  return (await db.$count(couponTargets, and(eq(couponTargets.couponId, couponId), isTarget))) > 0;
}

/**
 * Uses of a coupon and of one learner, without those of `exceptOrderId`. Unpaid orders of the learner for the batch do
 * not count: a new one replaces them.
 */
export async function countUses(
  db: Database,
  {
    couponId,
    userId,
    batchId,
    exceptOrderId,
  }: { couponId: number; userId: number; batchId: number; exceptOrderId: number | null },
  now: Date,
): Promise<{ all: number; own: number }> {
  const replaced = and(eq(orders.userId, userId), eq(orders.batchId, batchId), ne(orders.status, 'paid'));
  const [row] = await db
    .select({
      all: integer(sql`count(*)`),
      own: integer(sql`count(*) filter (where ${orders.userId} = ${userId})`),
    })
    .from(orders)
    .where(
      and(eq(orders.couponId, couponId), isUse(now), not(replaced ?? sql`false`), ne(orders.id, exceptOrderId ?? 0)),
    );
  return row ?? { all: 0, own: 0 };
}

/** Counts the learner's unknown codes since a moment. */
export const countAttempts = (db: Database, userId: number, since: Date): Promise<number> =>
  db.$count(couponTries, and(eq(couponTries.userId, userId), gt(couponTries.at, since)));

/** Counts an unknown code, and deletes those that no limit counts any more. */
export async function addAttempt(
  db: Database,
  userId: number,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await db
    .delete(couponTries)
    .where(and(eq(couponTries.userId, userId), sql`${couponTries.at} <= ${since.toISOString()}::timestamptz`));
  await db.insert(couponTries).values({ userId, at: now });
}
