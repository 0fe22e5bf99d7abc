import type { InvoiceKind } from '@kaksha/domain/tax';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { invoiceCounters, invoices, orderBilling, taxProfiles } from '../../platform/database/schema/invoices';
import { orders } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';
import { singleRow } from '../../platform/database/single-row';

export type InvoiceRow = typeof invoices.$inferSelect;
export type TaxProfileRow = typeof taxProfiles.$inferSelect;
type BillingRow = typeof orderBilling.$inferSelect;

export async function findTaxProfile(db: Database, trainerId: number): Promise<TaxProfileRow | null> {
  const [row] = await db.select().from(taxProfiles).where(eq(taxProfiles.trainerId, trainerId));
  return row ?? null;
}

export async function upsertTaxProfile(db: Database, values: Omit<TaxProfileRow, 'updatedAt'>): Promise<void> {
  const row = { ...values, updatedAt: new Date() };
  await db.insert(taxProfiles).values(row).onConflictDoUpdate({ target: taxProfiles.trainerId, set: row });
}

/** Stores or removes what the learner entered for the invoice. */
export async function setOrderBilling(
  tx: Database,
  orderId: number,
  party: Omit<BillingRow, 'orderId'> | null,
): Promise<void> {
  if (!party) {
    await tx.delete(orderBilling).where(eq(orderBilling.orderId, orderId));
    return;
  }
  await tx
    .insert(orderBilling)
    .values({ orderId, ...party })
    .onConflictDoUpdate({ target: orderBilling.orderId, set: party });
}

/** The names of seller and buyer of an order with what they entered for invoices, and the order's invoice or null. */
export async function findParties(db: Database, orderId: number) {
  const [row] = await db
    .select({
      trainerName: trainers.name,
      learner: { name: users.name, email: users.email },
      profile: taxProfiles,
      billing: orderBilling,
      invoice: invoices,
    })
    .from(orders)
    .innerJoin(trainers, eq(trainers.id, orders.trainerId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(taxProfiles, eq(taxProfiles.trainerId, orders.trainerId))
    .leftJoin(orderBilling, eq(orderBilling.orderId, orders.id))
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(eq(orders.id, orderId));
  return row ?? null;
}

/** The next number of a seller. Other transactions wait until this one ends, so no number is left out. */
export async function takeSerial(
  tx: Database,
  key: { trainerId: number; kind: InvoiceKind; year: string },
): Promise<number> {
  const rows = await tx
    .insert(invoiceCounters)
    .values({ ...key, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.trainerId, invoiceCounters.kind, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  return singleRow(rows).last;
}

export async function addInvoice(tx: Database, values: typeof invoices.$inferInsert): Promise<InvoiceRow> {
  return singleRow(await tx.insert(invoices).values(values).returning());
}

export async function findInvoiceOfOrder(db: Database, orderId: number): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row ?? null;
}

/** An invoice with its buyer and the number of the invoice that a credit note is about. */
export async function findInvoice(db: Database, id: number) {
  const [row] = await db
    .select({ invoice: invoices, userId: orders.userId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.id, id));
  if (!row) return null;
  const original = row.invoice.kind === 'credit-note' ? await findInvoiceOfOrder(db, row.invoice.orderId) : null;
  return { ...row, original };
}
