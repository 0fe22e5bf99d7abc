import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/**
 * Mails that users and visitors caused in a day. Rows stay when the invitation or subscription behind them is removed.
 */
export const mailCounts = pgTable(
  'mail_counts',
  {
    /** Keyed hash of a mailbox, a sender or a network. */
    subjectHash: text().primaryKey(),
    mails: integer().notNull(),
    /** The first mail of the day that is counted. */
    since: moment().notNull(),
  },
  (t) => [index().on(t.since)],
);

/** Mailboxes whose owners want no mails that others cause. */
export const refusedMailboxes = pgTable('refused_mailboxes', {
  mailboxHash: text().primaryKey(),
  createdAt: createdAt(),
});
