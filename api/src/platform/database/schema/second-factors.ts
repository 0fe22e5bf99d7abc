import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns';
import { sessions, users } from './people';

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** A WebAuthn credential of a user. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: userId(),
    /** The authenticator's id of the credential, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    /** Signatures that the authenticator counted; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** Whether the authenticator copies the credential to the user's other devices. */
    isSynced: boolean().notNull().default(false),
    /** Chosen by the user. */
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/** The authenticator app of a user. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  /** Base32, encrypted. */
  secret: text().notNull(),
  createdAt: createdAt(),
  /** Null until the user entered a first code; until then it is not a factor. */
  confirmedAt: moment(),
  /** Time step of the last accepted code. Codes of this and earlier steps are refused. */
  lastStep: bigint({ mode: 'number' }),
});

/** Single-use codes for a user who lost the other factors. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: userId(),
    codeHash: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/**
 * Counts the tries of a second factor and holds the WebAuthn challenge: of a sign-in that waits for it (`ticketHash`),
 * or of a session that confirms its user or adds a passkey (`sessionId`).
 */
export const factorAttempts = pgTable(
  'factor_attempts',
  {
    id: identity(),
    userId: userId(),
    ticketHash: text().unique(),
    sessionId: integer()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** How the first step of the sign-in was done. */
    method: text({ enum: ['code', 'google'] }),
    /** Hash of the device cookie of the browser that signs in. Only that browser can finish. */
    deviceHash: text(),
    /** Whether the user signed in with that browser before. */
    isKnownDevice: boolean().notNull().default(false),
    challenge: text(),
    challengeExpiresAt: moment(),
    tries: smallint().notNull().default(0),
    createdAt: createdAt(),
    /** Null for the attempt of a session, which ends with the session. */
    expiresAt: moment(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId, t.createdAt), index().on(t.createdAt)],
);
