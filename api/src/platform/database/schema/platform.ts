import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf } from './columns';
import { users } from './people';

/** Mails that demo mode stores instead of sending. */
export const keptMails = pgTable(
  'kept_mails',
  {
    id: identity(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The sign-in code, if any. */
    otp: text(),
    /** Null for mails from before the outbox. A repeated mail has the same one and is stored once. */
    messageId: text().unique(),
    sentAt: createdAt(),
  },
  (t) => [index().on(t.to, t.id)],
);

/** Security-relevant actions with their actor. A trigger refuses changes of rows. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    at: createdAt(),
    /** Null for a scheduled job. */
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

/** Backups by schedule. A run whose process was killed never ends. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: identity(),
    /** The backup's name at its destination. */
    name: text().notNull(),
    startedAt: moment().notNull(),
    /** Null while it runs. */
    finishedAt: moment(),
    /** When all its files were stored. */
    savedAt: moment(),
    /** When it was restored into a scratch database with the same rows; null for a failed run. */
    restoredAt: moment(),
    bytes: bigint({ mode: 'number' }),
    /** Rows of all tables. */
    rows: bigint({ mode: 'number' }),
    failure: text(),
  },
  (t) => [index().on(t.startedAt)],
);

export const telemetryKinds = ['vital', 'error'] as const;

/** Web vitals and errors that browsers report. */
export const telemetryEvents = pgTable(
  'telemetry_events',
  {
    id: identity(),
    at: createdAt(),
    kind: text({ enum: telemetryKinds }).notNull(),
    /** `shell` or the name of a remote, and its version. */
    remote: text().notNull(),
    version: text().notNull(),
    /** Path without the query. */
    path: text().notNull(),
    /** Name of the vital (`LCP`), or the place that caught the error. */
    name: text().notNull(),
    /** Milliseconds, or a plain number for CLS. */
    value: doublePrecision(),
    rating: text(),
    message: text(),
    /** Positions in files of releases, one a line, without other text. */
    stack: text(),
    userAgent: text(),
    /** Id of the page that sent it. */
    page: text(),
    /** Keyed hash of the sender's network address, with a new key each day. */
    network: text(),
  },
  (t) => [
    check('telemetry_events_kind', oneOf(t.kind, telemetryKinds)),
    index().on(t.kind, t.at),
    // One load report per page and release.
    uniqueIndex('telemetry_events_page_load').on(t.page, t.remote, t.version).where(sql`name in ('REMOTE', 'load')`),
    // One value of each measurement per page.
    uniqueIndex('telemetry_events_page_vital').on(t.page, t.name).where(sql`kind = 'vital' and name <> 'REMOTE'`),
    // The number of errors per page is limited.
    index('telemetry_events_page_error').on(t.page).where(sql`kind = 'error'`),
  ],
);

/** What the content security policy blocked in browsers on a day, without who reported it. */
export const cspReports = pgTable(
  'csp_reports',
  {
    day: date({ mode: 'string' }).notNull(),
    directive: text().notNull(),
    /** Host or scheme of the blocked address, or a keyword such as `inline`. */
    blocked: text().notNull(),
    reports: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.directive, t.blocked] })],
);

/** Number of searches for a text of the catalogue on a day, without who searched. */
export const searchCounts = pgTable(
  'search_counts',
  {
    text: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    searches: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.text, t.day] }), index().on(t.day)],
);

/** AI calls of a user today. */
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

/** Tokens of private calendar addresses, stored as hashes. */
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

/** Key-value facts about this database, e.g. when demo data was loaded. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  at: createdAt(),
});
