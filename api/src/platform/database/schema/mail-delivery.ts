import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from './columns';

export const deadAddressKinds = ['bounce', 'complaint'] as const;
export const mailEventKinds = [...deadAddressKinds, 'temporary', 'other'] as const;

/** Addresses that get no mails but a few sign-in codes, because mails to them came back or were called spam. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    /** As users have it. */
    email: text().primaryKey(),
    kind: text({ enum: deadAddressKinds }).notNull(),
    /** What the mail server or the provider says, in one line. */
    detail: text().notNull(),
    provider: text().notNull(),
    /** The provider's id of the event; null for a refusal by the mail server. */
    eventId: text(),
    since: createdAt(),
  },
  (t) => [check('mail_suppressions_kind', oneOf(t.kind, deadAddressKinds))],
);

/** Events of mail providers, so that a repeated one changes nothing. */
export const mailEvents = pgTable(
  'mail_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text({ enum: mailEventKinds }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index().on(t.createdAt)],
);
