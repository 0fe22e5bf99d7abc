import { check, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf } from './columns';
import { users } from './people';

/** Mails that were kept instead of sent, in demo mode. */
export const keptMails = pgTable(
  'kept_mails',
  {
    id: identity(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The sign-in code in it, if any. */
    otp: text(),
    sentAt: createdAt(),
  },
  (t) => [index().on(t.to, t.id)],
);

/** Who published, moderated, paid out or deleted what. Rows can be added and never changed: a trigger sees to it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    at: createdAt(),
    /** Null when the system itself acted. */
    actorId: integer().references(() => users.id),
    /** E.g. `course.publish`. */
    action: text().notNull(),
    entity: text().notNull(),
    entityId: integer().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text(),
  },
  (t) => [index().on(t.entity, t.entityId), index().on(t.actorId, t.at), index().on(t.at)],
);

export const telemetryKinds = ['vital', 'error'] as const;

/** Web vitals and render errors, told by browsers. */
export const telemetryEvents = pgTable(
  'telemetry_events',
  {
    id: identity(),
    at: createdAt(),
    kind: text({ enum: telemetryKinds }).notNull(),
    /** Which part of the site: `shell` or a remote's name; and its version. */
    remote: text().notNull(),
    version: text().notNull(),
    /** Path without its search part. */
    path: text().notNull(),
    /** Name of the vital (`LCP`), or where the error was caught. */
    name: text().notNull(),
    /** Milliseconds, or a plain number for CLS. */
    value: doublePrecision(),
    rating: text(),
    message: text(),
    stack: text(),
    userAgent: text(),
  },
  (t) => [check('telemetry_events_kind', oneOf(t.kind, telemetryKinds)), index().on(t.kind, t.at)],
);

/** How much help a person has had from the AI helpers today. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    calls: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** Private calendar addresses. Random, kept as a hash, revocable. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    revokedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/** Facts about this database, e.g. when demo data was loaded into it. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  at: createdAt(),
});
