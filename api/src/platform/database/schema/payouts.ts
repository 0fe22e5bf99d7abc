import { currencies } from '@kaksha/domain/catalogue';
import { payoutMethods, payoutStates } from '@kaksha/domain/payouts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf, updatedAt } from './columns';
import { ledgerTransfers } from './ledger';
import { trainers, users } from './people';

/**
 * What the platform pays to a trainer in one currency. A trigger refuses other changes of state than those of its life.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: identity(),
    /** Key of the transfer at the payment provider. */
    reference: uuid().notNull().unique().defaultRandom(),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    currency: text({ enum: currencies }).notNull(),
    state: text({ enum: payoutStates }).notNull().default('awaiting'),
    /** Orders whose refund window ended before it are in the payout. */
    cutoff: moment().notNull(),
    /** The sum of its lines. Refunds can make it negative until the approval. */
    amountMinor: bigint({ mode: 'number' }).notNull(),
    method: text({ enum: payoutMethods }),
    /** Masked, as it was at the approval. */
    account: text(),
    /** In full as it was at the approval, encrypted. Removed when the payout is paid or failed. */
    paidAccount: text(),
    routeAccountId: text(),
    providerTransferId: text().unique(),
    approvedBy: integer().references(() => users.id),
    approvedAt: moment(),
    /** When it was paid or failed. */
    closedAt: moment(),
    /** Of the bank or the payment provider. */
    paymentReference: text(),
    failure: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('payouts_currency', oneOf(t.currency, currencies)),
    check('payouts_state', oneOf(t.state, payoutStates)),
    check(
      'payouts_approval',
      sql`${t.state} = 'awaiting' or (${t.amountMinor} > 0 and ${t.approvedAt} is not null and ${t.method} is not null and ${t.account} is not null)`,
    ),
    check('payouts_closed', sql`(${t.state} in ('paid', 'failed')) = (${t.closedAt} is not null)`),
    check('payouts_paid', sql`${t.state} <> 'paid' or ${t.paymentReference} is not null`),
    uniqueIndex('payouts_one_awaiting').on(t.trainerId, t.currency).where(sql`state = 'awaiting'`),
    index().on(t.trainerId, t.createdAt),
    index('payouts_open').on(t.state, t.id).where(sql`state in ('awaiting', 'approved')`),
  ],
);

/** Approvals of one amount to one account. They do not count for another amount or account. */
export const payoutApprovals = pgTable(
  'payout_approvals',
  {
    payoutId: integer()
      .notNull()
      .references(() => payouts.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    /** Keyed digest of the account. */
    accountFingerprint: text().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.payoutId, t.userId] })],
);

/** The movements of money that a payout pays. Each is in one payout that did not fail. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    payoutId: integer()
      .notNull()
      .references(() => payouts.id),
    transferId: integer()
      .notNull()
      .references(() => ledgerTransfers.id),
    /** False in a payout that failed. */
    isActive: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.payoutId, t.transferId] }),
    uniqueIndex('payout_lines_once').on(t.transferId).where(sql`is_active`),
  ],
);
