import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from './columns';
import { batches } from './courses';
import { users } from './people';

/** The meeting link of a batch. A table of its own, so that no query of batches returns the link. */
export const meetings = pgTable('meetings', {
  batchId: integer()
    .primaryKey()
    .references(() => batches.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  updatedBy: integer()
    .notNull()
    .references(() => users.id),
  updatedAt: updatedAt(),
});

/** The sessions that a learner joined, and what the trainer corrected. */
export const attendance = pgTable(
  'attendance',
  {
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** Day of the session in the timetable of the batch. A moved session keeps it. */
    sessionDay: date().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Null without a join: the trainer recorded the attendance. */
    joinedAt: moment(),
    /** False when the trainer says that the learner was not there. */
    isPresent: boolean().notNull().default(true),
    correctedBy: integer().references(() => users.id),
    correctedAt: moment(),
  },
  (t) => [
    check('attendance_corrected', sql`(${t.correctedBy} is null) = (${t.correctedAt} is null)`),
    check('attendance_source', sql`${t.joinedAt} is not null or ${t.correctedAt} is not null`),
    primaryKey({ columns: [t.batchId, t.sessionDay, t.userId] }),
    index().on(t.userId),
  ],
);

/** Check-ins at a classroom. The device makes the id, so that a check-in that is sent twice counts once. */
export const checkIns = pgTable(
  'check_ins',
  {
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    sessionDay: date().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    checkedInAt: moment().notNull(),
    checkedInBy: integer()
      .notNull()
      .references(() => users.id),
    /** Set also when the device sent only the end of a check-in. */
    undoneAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.id] }), index().on(t.userId)],
);
