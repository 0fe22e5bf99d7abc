import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL value: the trainer who teaches a batch. It is the trainer that the batch names, while that one owns the course or
 * is accepted staff of its institute; else the owner of the course. Null without a batch.
 * @param batch  the table of batches, or its alias in the query
 */
export const teacherOfBatch = (batch = 'batches'): SQL<number> =>
  sql`(select case when ${of(batch)}.trainer_id = owned.trainer_id or exists (
      select from staff member join trainers profile on profile.user_id = member.user_id
      where member.institute_id = owned.trainer_id and member.role = 'trainer' and member.accepted_at is not null
        and profile.id = ${of(batch)}.trainer_id)
    then ${of(batch)}.trainer_id else owned.trainer_id end
    from courses owned where owned.id = ${of(batch)}.course_id)`.mapWith(Number);

/** SQL condition: the batch names the trainer, who still teaches it. It uses the index of the named trainers. */
export const isTaughtBy = (trainer: number | SQL, batch = 'batches'): SQL =>
  sql`(${of(batch)}.trainer_id = ${trainer} and ${teacherOfBatch(batch)} = ${trainer})`;

const of = (batch: string) => sql.identifier(batch);
