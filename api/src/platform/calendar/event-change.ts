import { type AnyColumn, sql } from 'drizzle-orm';
import { batches, courses } from '../database/schema/courses';
import { enrolments } from '../database/schema/payments';
import { trainers } from '../database/schema/people';

/** What makes a calendar replace its event of a batch. */
export interface EventChange {
  /** When anything that the event shows last changed: the batch, its course, its trainer, or the reader's seat. */
  changedAt: Date;
  /** Counts the saves of the course, so that two within one second also raise the sequence. */
  version: number;
}

/** The columns of an event's change. The query joins the course and trainer of the batch, and the reader's enrolment. */
export const eventChange = (trainer: { updatedAt: AnyColumn } = trainers) => ({
  changedAt:
    sql`greatest(${batches.updatedAt}, ${courses.updatedAt}, ${trainer.updatedAt}, ${enrolments.updatedAt})`.mapWith(
      batches.updatedAt,
    ),
  version: courses.version,
});
