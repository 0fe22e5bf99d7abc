import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { batches } from '../../../db/schema/course-parts';
import { enrolments, orders, paymentConfigs, payments, refunds } from '../../../db/schema/payments';
import { trainers, users } from '../../../db/schema/people';

/** An order with its batch, learner, trainer, payment, refund and enrolment. `batchTrainer` may be staff of the trainer. */
export type OrderView = Awaited<ReturnType<typeof selectViews>>[number];

const maxRows = 500;

/** An alias, because `users` are the learners. */
const trainerUser = alias(users, 'trainer_user');
const batchTrainer = alias(trainers, 'batch_trainer');
const batchTrainerUser = alias(users, 'batch_trainer_user');
const batchTrainerFields = { userId: batchTrainerUser.id, name: batchTrainer.name, email: batchTrainerUser.email };

function selectViews(db: Database, where: SQL | undefined) {
  return (
    db
      .select({
        order: orders,
        batch: batches,
        learner: { name: users.name, email: users.email, timeZone: users.timeZone },
        trainer: {
          userId: trainers.userId,
          name: trainers.name,
          email: trainerUser.email,
          taxNumber: paymentConfigs.taxNumber,
        },
        batchTrainer: batchTrainerFields,
        payment: payments,
        refund: refunds,
        enrolment: enrolments,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(trainers, eq(trainers.id, orders.trainerId))
      .innerJoin(trainerUser, eq(trainerUser.id, trainers.userId))
      .leftJoin(paymentConfigs, eq(paymentConfigs.trainerId, orders.trainerId))
      .leftJoin(payments, and(eq(payments.orderId, orders.id), inArray(payments.status, ['captured', 'refunded'])))
      .leftJoin(refunds, eq(refunds.paymentId, payments.id))
      .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
      // A seat can be moved; the order keeps the batch that was bought.
      .innerJoin(batches, eq(batches.id, sql`coalesce(${enrolments.batchId}, ${orders.batchId})`))
      .innerJoin(batchTrainer, eq(batchTrainer.id, batches.trainerId))
      .innerJoin(batchTrainerUser, eq(batchTrainerUser.id, batchTrainer.userId))
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(maxRows)
  );
}

export async function findOrderView(db: Database, orderId: number): Promise<OrderView | null> {
  const [view] = await selectViews(db, eq(orders.id, orderId));
  return view ?? null;
}

/** A batch with its trainer. */
export async function findBatch(db: Database, id: number) {
  const [row] = await db
    .select({ batch: batches, batchTrainer: batchTrainerFields })
    .from(batches)
    .innerJoin(batchTrainer, eq(batchTrainer.id, batches.trainerId))
    .innerJoin(batchTrainerUser, eq(batchTrainerUser.id, batchTrainer.userId))
    .where(eq(batches.id, id));
  return row ?? null;
}

/** The user's orders without the expired ones, latest first. */
export function listOrderViews(db: Database, userId: number): Promise<OrderView[]> {
  return selectViews(db, and(eq(orders.userId, userId), ne(orders.status, 'expired')));
}
