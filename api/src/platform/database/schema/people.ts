import { adminRights } from '@kaksha/domain/admin-rights';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, lowercase, moment, oneOf, updatedAt } from './columns';
import { media } from './media';
import { cities, countries, states } from './places';

/** All users. Every user is a learner; a trainer has a row in `trainers`. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    email: text().notNull().unique(),
    name: text().notNull().default(''),
    /** An earlier version took the name from the address, and the user has not entered one since. */
    hasDerivedName: boolean().notNull().default(false),
    /** Without the country code. */
    contactNo: text(),
    countryCode: text().notNull().default('91'),
    gender: text(),
    designation: text(),
    aboutUs: text(),
    address: text(),
    pinCode: text(),
    countryId: integer().references(() => countries.id),
    stateId: integer().references(() => states.id),
    cityId: integer().references(() => cities.id),
    photoId: integer().references(() => media.id),
    /** IANA zone of the browser that the user used last; null before the first signed-in call. */
    timeZone: text(),
    /** Rights of an administrator. Empty for other users. */
    adminRights: text({ enum: adminRights }).array().notNull().default([]),
    /** Whether the user holds a right; a trigger keeps it. Without rights, `true` gives all. */
    isAdmin: boolean().notNull().default(false),
    /** Permanent id of the Google account. */
    googleSub: text().unique(),
    blockedAt: moment(),
    /** Shown to the user, who may object. Null for a deleted account. */
    blockReason: text(),
    blockedBy: integer().references((): AnyPgColumn => users.id),
    /** Banned from commenting since then. */
    commentsStoppedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('users_email_lowercase', lowercase(t.email))],
);

/** Uploaders of pictures. One picture can have several. */
export const uploads = pgTable(
  'uploads',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    /** The trainer or institute for which the user acted, whose storage the picture uses. Null: the user's own. */
    trainerId: integer().references((): AnyPgColumn => trainers.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mediaId] }), index().on(t.mediaId), index().on(t.trainerId)],
);

export const trainerKinds = ['individual', 'institute'] as const;

export const trainers = pgTable(
  'trainers',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.id),
    kind: text({ enum: trainerKinds }).notNull(),
    /** Public name of the trainer or institute. */
    name: text().notNull(),
    /** Owner of an institute. */
    ownerName: text(),
    trainingType: text(),
    headline: text().notNull().default(''),
    about: text().notNull().default(''),
    /** Displayed place, e.g. `Pune, Maharashtra`. */
    location: text().notNull().default(''),
    experienceYears: smallint().notNull().default(0),
    photoId: integer().references(() => media.id),
    /** Public courses and visible ratings, maintained by triggers. */
    courseCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** 0 without ratings. */
    ratingAvg: numeric({ precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end`),
    /** Raised by a trigger when something changes that course cards show. */
    cardVersion: integer().notNull().default(0),
    /** Last day on which the platform vouches for the identity; null for a trainer who was never verified. */
    verifiedUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('trainers_kind', oneOf(t.kind, trainerKinds)),
    check('trainers_experience', sql`${t.experienceYears} between 0 and 80`),
    index('trainers_folded_name').using('gin', sql`search_fold(name) gin_trgm_ops`),
    index('trainers_folded_location').using('gin', sql`search_fold(location) gin_trgm_ops`),
    index().on(t.name, t.id),
    index().on(t.experienceYears, t.id),
  ],
);

/** A session of one device. Stores a hash of the token, so that a copy of the table is useless. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    userAgent: text(),
    /** Hash of the device cookie of the browser that signed in. */
    deviceHash: text(),
    /** Network address of the sign-in. */
    address: text(),
    /** Accurate to a few minutes. */
    lastUsedAt: moment().notNull().defaultNow(),
    /** When the user of the session last proved a second factor, or an e-mail code where the account has no factor. */
    provenAt: moment(),
    /** Where the log of the database ended after the last write of the session, in bytes; for reads from replicas. */
    lastWritePosition: bigint({ mode: 'bigint' }),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);

/** A sign-in code, salted and slowly hashed because six digits are few. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: identity(),
    email: text().notNull(),
    codeHash: text().notNull(),
    /** Network address of the request, for the limit per network. */
    network: text().notNull(),
    /** Hash of the device cookie of the browser that requested the code. Only that browser can use it. */
    deviceHash: text(),
    /** Whether the user of the address signed in with that browser before. */
    isKnownDevice: boolean().notNull().default(false),
    tries: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** The nonce of the proof of work that paid for the code. Each pays once. */
    proof: text().unique(),
  },
  (t) => [
    check('email_codes_email_lowercase', lowercase(t.email)),
    index().on(t.email, t.createdAt),
    index().on(t.network, t.createdAt),
  ],
);

/** Refused tries of codes: of browsers that requested none, for the limit per network; and of others, for the lasting cap. */
export const codeFailures = pgTable(
  'code_failures',
  {
    id: identity(),
    network: text().notNull(),
    /** Keyed hash of what the lasting cap counts for: an address, or an address on a known device. Null before the cap. */
    subject: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.network, t.createdAt), index().on(t.subject, t.createdAt)],
);
