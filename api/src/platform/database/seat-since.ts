import { sql } from 'drizzle-orm';
import { enrolments } from './schema/payments';

/** SQL value: since when a learner has the seat of an enrolment: since it began, or the learner moved into the batch. */
export const seatSince = sql`greatest(enrolments.enrolled_at,
  (select max(moved.created_at) from enrolment_moves moved where moved.enrolment_id = enrolments.id))`.mapWith(
  enrolments.enrolledAt,
);
