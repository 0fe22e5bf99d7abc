import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from './columns';
import { batches } from './course-parts';
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

/** The sessions that a learner joined. */
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
    joinedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.sessionDay, t.userId] }), index().on(t.userId)],
);
