import { currencies } from '@kaksha/domain/catalogue';
import { type BillingParty, invoiceKinds } from '@kaksha/domain/tax';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, oneOf, updatedAt } from './columns';
import { orders, refunds } from './payments';
import { trainers } from './people';

/** How a trainer appears on invoices. Without a row, or without a GST number, no tax is collected. */
export const taxProfiles = pgTable('tax_profiles', {
  trainerId: integer()
    .primaryKey()
    .references(() => trainers.id),
  name: text().notNull(),
  address: text().notNull(),
  /** The code of the state in GST numbers. */
  state: text().notNull(),
  gstin: text(),
  updatedAt: updatedAt(),
});

/** The billing details that a learner entered for an order. */
export const orderBilling = pgTable('order_billing', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id),
  name: text().notNull(),
  address: text().notNull(),
  state: text().notNull(),
  gstin: text(),
});

/** The last number of each seller, kind and financial year. Its lock makes numbers without a gap. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    /** `2026-27`. */
    year: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trainerId, t.kind, t.year] }),
    check('invoice_counters_kind', oneOf(t.kind, invoiceKinds)),
  ],
);

/** Invoices of payments and credit notes of refunds, as they were issued. A trigger refuses changes. */
export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    kind: text({ enum: invoiceKinds }).notNull(),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    year: text().notNull(),
    serial: integer().notNull(),
    number: text().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of a credit note. */
    refundId: integer()
      .unique()
      .references(() => refunds.id),
    /** The invoice that a credit note is about. */
    invoiceId: integer().references((): AnyPgColumn => invoices.id),
    issuedAt: createdAt(),
    currency: text({ enum: currencies }).notNull(),
    /** With the taxes. */
    amountMinor: integer().notNull(),
    cgstMinor: integer().notNull(),
    sgstMinor: integer().notNull(),
    igstMinor: integer().notNull(),
    /** Per cent of GST; 0 without a registration. */
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    seller: jsonb().$type<BillingParty>().notNull(),
    buyer: jsonb().$type<BillingParty>().notNull(),
    courseName: text().notNull(),
  },
  (t) => [
    check('invoices_kind', oneOf(t.kind, invoiceKinds)),
    check('invoices_currency', oneOf(t.currency, currencies)),
    check('invoices_about', sql`(${t.kind} = 'invoice') = (${t.refundId} is null and ${t.invoiceId} is null)`),
    check(
      'invoices_amounts',
      sql`${t.amountMinor} > 0 and ${t.cgstMinor} >= 0 and ${t.cgstMinor} = ${t.sgstMinor} and ${t.igstMinor} >= 0
        and (${t.cgstMinor} = 0 or ${t.igstMinor} = 0)`,
    ),
    unique('invoices_number').on(t.trainerId, t.kind, t.year, t.serial),
    uniqueIndex('invoices_one_of_an_order').on(t.orderId).where(sql`kind = 'invoice'`),
    index().on(t.orderId),
  ],
);
