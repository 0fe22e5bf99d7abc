import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { blogPosts } from './blog';
import { createdAt, identity, lowercase, moment } from './columns';
import { users } from './people';

/** Addresses that asked for the newsletter. Mails go to those that confirmed it. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: identity(),
    email: text().notNull().unique(),
    requestedAt: createdAt(),
    /** Null until the reader opens the link of the confirmation mail. */
    confirmedAt: moment(),
    unsubscribedAt: moment(),
  },
  (t) => [check('newsletter_subscriptions_email', lowercase(t.email)), index().on(t.requestedAt)],
);

/** Posts that were sent to the subscribers. */
export const newsletterIssues = pgTable('newsletter_issues', {
  postId: integer()
    .primaryKey()
    .references(() => blogPosts.id, { onDelete: 'cascade' }),
  /** Subscribers at that time. */
  recipients: integer().notNull(),
  sentBy: integer()
    .notNull()
    .references(() => users.id),
  sentAt: createdAt(),
});
