import type { Currency } from '@kaksha/domain/catalogue';
import type { LedgerAccount, LedgerEntry, LedgerLine, MoneyParts, TransferKind } from '@kaksha/domain/ledger';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { ledgerChecks, ledgerEntries, ledgerTransfers } from '../../platform/database/schema/ledger';

export type CheckRow = typeof ledgerChecks.$inferSelect;

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

/** Adds a transfer with all its entries in one statement. False when the key is recorded already. */
export async function addTransfer(tx: Database, transfer: NewTransfer): Promise<boolean> {
  const { key, kind, orderId, trainerId, currency, entries } = transfer;
  if (entries.length === 0) throw new Error(`transfer ${key} has no entries`);
  const given = JSON.stringify(
    entries.map((entry, at) => ({ ...entry, at, owner: entry.account === 'trainer' ? trainerId : null })),
  );
  const { rows } = await tx.execute<{ id: number }>(sql`
    with added as (
      insert into ledger_transfers (key, kind, order_id, currency) values (${key}, ${kind}, ${orderId}::int, ${currency})
      on conflict do nothing returning id)
    insert into ledger_entries (transfer_id, account, trainer_id, line, amount_minor)
    select added.id, e.account, e.owner, e.line, e.amount
    from added, json_to_recordset(${given}::json) as e (at int, account text, line text, amount bigint, owner int)
    order by e.at returning id`);
  return rows.length > 0;
}

/**
 * The parts of an order's payment: of its sale, and what was given back by refunds alone and by refunds and
 * chargebacks.
 */
export async function partsOfOrder(db: Database, orderId: number) {
  const { rows } = await db.execute<{ kind: string; account: LedgerAccount; line: LedgerLine; amount: number }>(sql`
    select t.kind, e.account, e.line, sum(e.amount_minor)::int as amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    where t.order_id = ${orderId} group by t.kind, e.account, e.line`);
  const sumOf = (kinds: readonly TransferKind[], account: LedgerAccount, line?: LedgerLine) =>
    rows
      .filter((row) => kinds.some((kind) => kind === row.kind) && row.account === account)
      .filter((row) => line === undefined || row.line === line)
      .reduce((total, { amount }) => total + amount, 0);
  /** A sale has the signs of the sale, and what goes back has the others. */
  const partsOf = (kinds: readonly TransferKind[], sign: 1 | -1): MoneyParts => ({
    payment: sign * sumOf(kinds, 'provider'),
    coupon: sign * sumOf(kinds, 'trainer', 'coupon'),
    cgst: -sign * sumOf(kinds, 'trainer', 'cgst'),
    sgst: -sign * sumOf(kinds, 'trainer', 'sgst'),
    igst: -sign * sumOf(kinds, 'trainer', 'igst'),
    fee: -sign * sumOf(kinds, 'platform'),
  });
  return {
    sale: partsOf(['sale'], 1),
    refunded: partsOf(['refund'], -1),
    returned: partsOf(['refund', 'chargeback', 'chargeback-reversal'], -1),
  };
}

/** The entries of a transfer; none when its key is not recorded. */
export async function findEntries(db: Database, key: string): Promise<LedgerEntry[]> {
  return db
    .select({ account: ledgerEntries.account, line: ledgerEntries.line, amount: ledgerEntries.amountMinor })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerTransfers.key, key))
    .orderBy(asc(ledgerEntries.id));
}

/** The balance of each account by currency. */
export async function findBalances(db: Database) {
  const { rows } = await db.execute<{ account: LedgerAccount; currency: Currency; amount: number }>(sql`
    select e.account, t.currency, sum(e.amount_minor)::float8 as amount
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    group by e.account, t.currency order by t.currency, e.account`);
  return rows.map(({ account, currency, amount }) => ({ account, currency, amount: Number(amount) }));
}

export function listChecks(db: Database, max: number): Promise<CheckRow[]> {
  return db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(max);
}

export async function addCheck(db: Database, values: Omit<CheckRow, 'id'>): Promise<void> {
  await db.insert(ledgerChecks).values(values);
}

/** Keeps the latest results. */
export async function deleteOldChecks(db: Database, kept: number): Promise<void> {
  const oldest = db.select({ id: ledgerChecks.id }).from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(kept);
  await db.delete(ledgerChecks).where(sql`${ledgerChecks.id} not in (${oldest})`);
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
 * Orders whose payments, coupons, refunds and taxes of invoices differ from the ledger, and orders with more refunds
 * than payments. A chargeback is in the ledger only.
 */
export async function findWrongOrders(db: Database, max: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with paid as (
      select p.order_id, sum(p.amount_minor) as payment, sum((select coalesce(sum(r.amount_minor), 0) from refunds r
        where r.payment_id = p.id and r.status = 'succeeded')) as refunded
      from payments p
      where p.status in ('captured', 'refunded') and p.amount_minor > 0 group by p.order_id),
    booked as (
      select t.order_id,
        coalesce(sum(e.amount_minor) filter (where e.account = 'provider' and e.line = 'payment'), 0) as payment,
        coalesce(-sum(e.amount_minor) filter (where e.account = 'provider' and e.line <> 'payment'), 0) as refunded,
        coalesce(sum(e.amount_minor) filter (where e.line = 'coupon' and t.kind = 'sale'), 0) as coupon,
        coalesce(-sum(e.amount_minor) filter (where e.line in ('cgst', 'sgst', 'igst')), 0) as tax
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id where t.order_id is not null group by t.order_id)
    , taxed as (
      select order_id, sum((cgst_minor + sgst_minor + igst_minor) * case kind when 'invoice' then 1 else -1 end) as tax
      from invoices group by order_id)
    select coalesce(paid.order_id, booked.order_id) as id
    from paid full join booked on booked.order_id = paid.order_id
    left join orders o on o.id = coalesce(paid.order_id, booked.order_id)
    left join taxed on taxed.order_id = booked.order_id
    where paid.order_id is null or booked.order_id is null or booked.payment <> paid.payment or booked.coupon <> o.coupon_minor
      or booked.tax <> coalesce(taxed.tax, 0) or booked.refunded < paid.refunded or booked.refunded > booked.payment
    order by 1 limit ${max}`);
  return rows.map(({ id }) => id);
}

/** Payouts whose amount differs from their lines, or whose state differs from the ledger. */
export async function findWrongPayouts(db: Database, max: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with lined as (
      select l.payout_id, -sum(e.amount_minor) as amount
      from payout_lines l join ledger_entries e on e.transfer_id = l.transfer_id and e.account = 'trainer'
      group by l.payout_id),
    booked as (
      select split_part(t.key, ' ', 2)::int as payout_id,
        coalesce(sum(e.amount_minor) filter (where e.account = 'trainer'), 0) as trainer,
        coalesce(-sum(e.amount_minor) filter (where e.account = 'provider'), 0) as paid
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      where t.kind in ('payout', 'payout-paid', 'payout-failed') group by 1)
    select coalesce(p.id, booked.payout_id) as id
    from payouts p full join booked on booked.payout_id = p.id left join lined on lined.payout_id = p.id
    where p.id is null or p.amount_minor <> coalesce(lined.amount, 0)
      or coalesce(booked.trainer, 0) <> case when p.state in ('approved', 'paid') then p.amount_minor else 0 end
      or coalesce(booked.paid, 0) <> case when p.state = 'paid' then p.amount_minor else 0 end
    order by 1 limit ${max}`);
  return rows.map(({ id }) => id);
}
