import { type BatchSchedule, batchChangeAnswers } from '@kaksha/domain/catalogue';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf } from './columns';
import { batches } from './courses';
import { enrolments } from './payments';
import { users } from './people';

/** A move of a batch that had learners. Each of them accepts it or takes a refund. */
export const batchChanges = pgTable(
  'batch_changes',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    before: jsonb().$type<BatchSchedule>().notNull(),
    after: jsonb().$type<BatchSchedule>().notNull(),
    changedBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** Start of the next session; until then a learner gets a full refund. */
    respondUntil: moment().notNull(),
  },
  (t) => [index().on(t.batchId, t.createdAt)],
);

export const batchChangeResponses = pgTable(
  'batch_change_responses',
  {
    changeId: integer()
      .notNull()
      .references(() => batchChanges.id, { onDelete: 'cascade' }),
    enrolmentId: integer()
      .notNull()
      .references(() => enrolments.id),
    answer: text({ enum: batchChangeAnswers }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.enrolmentId] }),
    check('batch_change_responses_answer', oneOf(t.answer, batchChangeAnswers)),
  ],
);
