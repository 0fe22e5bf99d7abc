import { currencies } from '@kaksha/domain/catalogue';
import { ledgerAccounts, ledgerLines, transferKinds } from '@kaksha/domain/ledger';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, oneOf } from './columns';
import { orders } from './payments';
import { trainers } from './people';

/** Movements of money. Triggers refuse changes of rows, and transfers whose entries do not add up to zero. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: identity(),
    /** The payment or refund that it records, so that each is recorded once. */
    key: text().notNull().unique(),
    kind: text({ enum: transferKinds }).notNull(),
    /** Null for a payment that belongs to no order. */
    orderId: integer().references(() => orders.id),
    currency: text({ enum: currencies }).notNull(),
    at: createdAt(),
  },
  (t) => [
    check('ledger_transfers_kind', oneOf(t.kind, transferKinds)),
    check('ledger_transfers_currency', oneOf(t.currency, currencies)),
    index().on(t.orderId),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    transferId: integer()
      .notNull()
      .references(() => ledgerTransfers.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    /** The owner of a `trainer` account. */
    trainerId: integer().references(() => trainers.id),
    line: text({ enum: ledgerLines }).notNull(),
    /** Positive adds to what the account has, negative to what it owes. A payout can exceed 32 bits. */
    amountMinor: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    check('ledger_entries_account', oneOf(t.account, ledgerAccounts)),
    check('ledger_entries_line', oneOf(t.line, ledgerLines)),
    check('ledger_entries_trainer', sql`(${t.account} = 'trainer') = (${t.trainerId} is not null)`),
    check('ledger_entries_amount', sql`${t.amountMinor} <> 0`),
    index().on(t.transferId),
    index().on(t.trainerId),
  ],
);

/** Results of the nightly check of the ledger. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: identity(),
    at: createdAt(),
    ok: boolean().notNull(),
    transfers: integer().notNull(),
    entries: integer().notNull(),
    orders: integer().notNull(),
    problems: text().array().notNull(),
  },
  (t) => [index().on(t.at)],
);
