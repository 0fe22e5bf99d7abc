import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { enquiries } from './activity';
import { createdAt, identity } from './columns';
import { batches } from './courses';
import { users } from './people';

const sender = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Messages of an enquiry after its question and the first answer, which are in `enquiries`. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: identity(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    senderId: sender(),
    fromTrainer: boolean().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.enquiryId, t.createdAt), index().on(t.senderId)],
);

/** Messages of a trainer to the learners of a batch. */
export const batchMessages = pgTable(
  'batch_messages',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    senderId: sender(),
    text: text().notNull(),
    /** The chosen learners; null for all of the batch. */
    learnerIds: integer().array(),
    /** Number of learners at that moment. */
    recipients: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.batchId, t.createdAt.desc().nullsFirst()), index().on(t.senderId)],
);
