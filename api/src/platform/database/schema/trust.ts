import { documentKinds, verificationStates } from '@kaksha/domain/trainer-verification';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf } from './columns';
import { trainers, users } from './people';

/** Requests of trainers and institutes that the platform confirms who they are. */
export const trainerVerifications = pgTable(
  'trainer_verifications',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    state: text({ enum: verificationStates }).notNull().default('waiting'),
    /** What the trainer wrote to the administrators. */
    note: text().notNull().default(''),
    createdAt: createdAt(),
    decidedAt: moment(),
    decidedBy: integer().references(() => users.id),
    /** Of a refusal; shown to the trainer. */
    reason: text(),
    /** Last day of a verification. */
    expiresOn: date({ mode: 'string' }),
  },
  (t) => [
    check('trainer_verifications_state', oneOf(t.state, verificationStates)),
    check('trainer_verifications_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
    uniqueIndex('trainer_verifications_one_waiting').on(t.trainerId).where(sql`state = 'waiting'`),
    index().on(t.trainerId),
    index('trainer_verifications_waiting').on(t.createdAt).where(sql`state = 'waiting'`),
  ],
);

/** Private files of a verification. */
export const trainerDocuments = pgTable(
  'trainer_documents',
  {
    id: identity(),
    verificationId: integer()
      .notNull()
      .references(() => trainerVerifications.id),
    kind: text({ enum: documentKinds }).notNull(),
    /** Name in the storage; null after the file was removed. */
    file: text().unique(),
    /** Name that the trainer's file has. */
    fileName: text().notNull(),
    /** Bytes. */
    fileSize: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('trainer_documents_kind', oneOf(t.kind, documentKinds)), index().on(t.verificationId)],
);

/** Links of the first administrator: the person who signs in through one gets all rights. Each works once. */
export const adminLinks = pgTable('admin_links', {
  id: identity(),
  /** Of the token, so that a copy of the table is useless. */
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  usedBy: integer().references(() => users.id),
});
