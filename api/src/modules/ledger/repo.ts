import type { Currency } from '@kaksha/domain/catalogue';
import type { LedgerAccount, LedgerEntry, TransferKind } from '@kaksha/domain/ledger';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { ledgerEntries, ledgerProofs, ledgerTransfers } from '../../db/schema/ledger';

export type ProofRow = typeof ledgerProofs.$inferSelect;

export interface NewTransfer {
  /** The payment or refund; each is recorded once. */
  key: string;
  kind: TransferKind;
  orderId: number | null;
  /** The owner of `trainer` entries. */
  trainerId: number | null;
  currency: Currency;
  entries: readonly LedgerEntry[];
}

/** Adds a transfer with all its entries. False when the key is recorded already. */
export async function addTransfer(tx: Database, { trainerId, entries, ...transfer }: NewTransfer): Promise<boolean> {
  const [row] = await tx
    .insert(ledgerTransfers)
    .values(transfer)
    .onConflictDoNothing()
    .returning({ id: ledgerTransfers.id });
  if (!row) return false;
  await tx.insert(ledgerEntries).values(
    entries.map(({ account, line, amount }) => ({
      transferId: row.id,
      account,
      trainerId: account === 'trainer' ? trainerId : null,
      line,
      amountMinor: amount,
    })),
  );
  return true;
}

/** What the ledger has about an order, in minor units. */
export async function sumsOfOrder(db: Database, orderId: number) {
  const { rows } = await db.execute<{ payment: number; refunded: number; fee: number; feeReturned: number }>(sql`
    select coalesce(sum(e.amount_minor) filter (where e.account = 'provider' and e.line = 'payment'), 0)::int as payment,
      coalesce(-sum(e.amount_minor) filter (where e.account = 'provider' and e.line <> 'payment'), 0)::int as refunded,
      coalesce(-sum(e.amount_minor) filter (where e.account = 'platform' and e.amount_minor < 0), 0)::int as fee,
      coalesce(sum(e.amount_minor) filter (where e.account = 'platform' and e.amount_minor > 0), 0)::int as "feeReturned"
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id where t.order_id = ${orderId}`);
  return rows[0] ?? { payment: 0, refunded: 0, fee: 0, feeReturned: 0 };
}

/** The balance of each account by currency. */
export async function findBalances(db: Database) {
  const { rows } = await db.execute<{ account: LedgerAccount; currency: Currency; amount: number }>(sql`
    select e.account, t.currency, sum(e.amount_minor)::float8 as amount
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    group by e.account, t.currency order by t.currency, e.account`);
  return rows.map(({ account, currency, amount }) => ({ account, currency, amount: Number(amount) }));
}

export function listProofs(db: Database, max: number): Promise<ProofRow[]> {
  return db.select().from(ledgerProofs).orderBy(desc(ledgerProofs.id)).limit(max);
}

export async function addProof(db: Database, values: Omit<ProofRow, 'id'>): Promise<void> {
  await db.insert(ledgerProofs).values(values);
}

/** Keeps the latest results. */
export async function deleteOldProofs(db: Database, kept: number): Promise<void> {
  const oldest = db.select({ id: ledgerProofs.id }).from(ledgerProofs).orderBy(desc(ledgerProofs.id)).limit(kept);
  await db.delete(ledgerProofs).where(sql`${ledgerProofs.id} not in (${oldest})`);
}

export async function countLedger(db: Database): Promise<{ transfers: number; entries: number; orders: number }> {
  const { rows } = await db.execute<{ transfers: number; entries: number; orders: number }>(sql`
    select (select count(*) from ledger_transfers)::int as transfers, (select count(*) from ledger_entries)::int as entries,
      (select count(distinct order_id) from ledger_transfers)::int as orders`);
  return rows[0] ?? { transfers: 0, entries: 0, orders: 0 };
}

/** Currencies whose entries do not add up to zero. */
export async function findUnbalanced(db: Database): Promise<{ currency: Currency; amount: number }[]> {
  const { rows } = await db.execute<{ currency: Currency; amount: number }>(sql`
    select t.currency, sum(e.amount_minor)::float8 as amount
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    group by t.currency having sum(e.amount_minor) <> 0`);
  return rows;
}

/** Transfers without entries, and those whose entries do not add up to zero. */
export async function findBrokenTransfers(db: Database, max: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select t.id from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
    group by t.id having count(e.id) = 0 or sum(e.amount_minor) <> 0 order by t.id limit ${max}`);
  return rows.map(({ id }) => id);
}

/**
 * Orders whose payments, coupons and refunds differ from the ledger, and orders with more refunds than payments. A part
 * of a payment that was refunded in the provider's dashboard is in the ledger only.
 */
export async function findWrongOrders(db: Database, max: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with told as (
      select p.order_id, sum(p.amount_minor) as payment, sum(coalesce(r.amount_minor, 0)) as refunded
      from payments p left join refunds r on r.payment_id = p.id and r.status = 'succeeded'
      where p.status in ('captured', 'refunded') and p.amount_minor > 0 group by p.order_id),
    booked as (
      select t.order_id,
        coalesce(sum(e.amount_minor) filter (where e.account = 'provider' and e.line = 'payment'), 0) as payment,
        coalesce(-sum(e.amount_minor) filter (where e.account = 'provider' and e.line <> 'payment'), 0) as refunded,
        coalesce(sum(e.amount_minor) filter (where e.line = 'coupon'), 0) as coupon
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id where t.order_id is not null group by t.order_id)
    select coalesce(told.order_id, booked.order_id) as id
    from told full join booked on booked.order_id = told.order_id
    left join orders o on o.id = coalesce(told.order_id, booked.order_id)
    where told.order_id is null or booked.order_id is null or booked.payment <> told.payment or booked.coupon <> o.coupon_minor
      or booked.refunded < told.refunded or booked.refunded > booked.payment
    order by 1 limit ${max}`);
  return rows.map(({ id }) => id);
}
