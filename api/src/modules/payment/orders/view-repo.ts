import { and, asc, desc, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eventChange } from '../../../platform/calendar/event-change';
import { teacherOfBatch } from '../../../platform/database/batch-teacher';
import type { Database } from '../../../platform/database/database';
import { batches, courses } from '../../../platform/database/schema/courses';
import { invoices } from '../../../platform/database/schema/invoices';
import { enrolments, orders, paymentConfigs, payments, refunds } from '../../../platform/database/schema/payments';
import { trainers, users } from '../../../platform/database/schema/people';
import type { RefundRow } from '../refunds/repo';

/**
 * An order with its batch, learner, trainer, payment, refunds and enrolment. `refund` closes the order, and
 * `partialRefunds` leave the learner enrolled, earliest first. `batchTrainer` may be staff of the trainer.
 */
export type OrderView = Awaited<ReturnType<typeof selectRows>>[number] & {
  partialRefunds: RefundRow[];
  /** The invoice, then its credit notes. */
  invoices: (typeof invoices.$inferSelect)[];
};

const maxRows = 500;

/** An alias, because `users` are the learners. */
const trainerUser = alias(users, 'trainer_user');
const batchTrainer = alias(trainers, 'batch_trainer');
const batchTrainerUser = alias(users, 'batch_trainer_user');
const batchTrainerFields = { userId: batchTrainerUser.id, name: batchTrainer.name, email: batchTrainerUser.email };

async function selectViews(db: Database, where: SQL | undefined): Promise<OrderView[]> {
  const rows = await selectRows(db, where);
  const paid = rows.flatMap(({ payment }) => payment?.id ?? []);
  const parts = paid.length === 0 ? [] : await listPartialRefunds(db, paid);
  const papers =
    paid.length === 0
      ? []
      : await listInvoices(
          db,
          rows.map(({ order }) => order.id),
        );
  return rows.map((row) => ({
    ...row,
    partialRefunds: parts.filter(({ paymentId }) => paymentId === row.payment?.id),
    invoices: papers.filter(({ orderId }) => orderId === row.order.id),
  }));
}

function listPartialRefunds(db: Database, paymentIds: number[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, paymentIds), not(refunds.closesOrder)))
    .orderBy(asc(refunds.id));
}

function listInvoices(db: Database, orderIds: number[]) {
  return db.select().from(invoices).where(inArray(invoices.orderId, orderIds)).orderBy(asc(invoices.id));
}

function selectRows(db: Database, where: SQL | undefined) {
  return (
    db
      .select({
        order: orders,
        course: { id: courses.id, name: courses.name },
        batch: batches,
        change: eventChange(batchTrainer),
        learner: { name: users.name, email: users.email, timeZone: users.timeZone },
        trainer: {
          userId: trainers.userId,
          name: trainers.name,
          location: trainers.location,
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
      .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), refunds.closesOrder))
      .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
      // A seat can be moved; the order keeps the batch that was bought.
      .innerJoin(batches, eq(batches.id, sql`coalesce(${enrolments.batchId}, ${orders.batchId})`))
      .innerJoin(courses, eq(courses.id, batches.courseId))
      .innerJoin(batchTrainer, eq(batchTrainer.id, teacherOfBatch()))
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
    .innerJoin(batchTrainer, eq(batchTrainer.id, teacherOfBatch()))
    .innerJoin(batchTrainerUser, eq(batchTrainerUser.id, batchTrainer.userId))
    .where(eq(batches.id, id));
  return row ?? null;
}

/** The user's orders without the expired ones, latest first. */
export function listOrderViews(db: Database, userId: number): Promise<OrderView[]> {
  return selectViews(db, and(eq(orders.userId, userId), ne(orders.status, 'expired')));
}
