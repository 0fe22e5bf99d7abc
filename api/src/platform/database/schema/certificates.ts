import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { batches, courses } from './courses';
import { trainers, users } from './people';

/**
 * The minimum attendance of a batch, and when the batch was last examined. A batch without a row has the default
 * minimum.
 */
export const certificateRules = pgTable(
  'certificate_rules',
  {
    batchId: integer()
      .primaryKey()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** Least attendance, in percent of the sessions. Null: the batch gives no certificates. */
    percent: smallint(),
    /** Set after the learners of the finished batch were examined; null again after a change of attendance. */
    examinedAt: moment(),
  },
  (t) => [check('certificate_rules_percent', sql`${t.percent} between 1 and 100`)],
);

/** Keys that sign certificates. The newest one signs; all of them verify. */
export const issuerKeys = pgTable('issuer_keys', {
  /** The name of the key in the DID document. */
  id: text().primaryKey(),
  publicJwk: jsonb().$type<Record<string, string>>().notNull(),
  /** PKCS #8, encrypted. */
  privateKey: text().notNull(),
  createdAt: createdAt(),
});

/** Certificates. Names and dates are copies, so that a certificate does not change with its course. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Position in the status list. */
    statusIndex: integer().notNull().unique('certificates_status_index').generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    learnerName: text().notNull(),
    courseName: text().notNull(),
    trainerName: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    sessions: integer().notNull(),
    attended: integer().notNull(),
    /** Null in rows of the version before, like the next column. */
    attendedMinutes: integer(),
    /** Whether the platform had paid the trainer, so that their identity was checked. */
    isTrainerVerified: boolean(),
    /** The signed credential, a JWT. Empty after the account was deleted. */
    credential: text().notNull(),
    issuedAt: createdAt(),
    revokedAt: moment(),
    /** Null when the account was deleted. */
    revokedBy: integer().references(() => users.id),
    revokeReason: text().notNull().default(''),
    /** The revoked certificate of the same learner and batch, under the name before its correction. */
    replacesId: uuid().references((): AnyPgColumn => certificates.id),
  },
  (t) => [
    uniqueIndex('certificates_first_of_a_batch').on(t.userId, t.batchId).where(sql`replaces_id is null`),
    unique('certificates_replaced_once').on(t.replacesId),
    check('certificates_attendance', sql`${t.attended} between 0 and ${t.sessions}`),
    index().on(t.batchId),
    index('certificates_revoked').on(t.statusIndex).where(sql`revoked_at is not null`),
  ],
);
