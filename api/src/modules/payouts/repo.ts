import type { Currency } from '@kaksha/domain/catalogue';
import { type PayoutState, paidBefore } from '@kaksha/domain/payouts';
import { and, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { paymentConfigs } from '../../platform/database/schema/payments';
import { payoutLines, payouts } from '../../platform/database/schema/payouts';
import { trainers, users } from '../../platform/database/schema/people';
import { singleRow } from '../../platform/database/single-row';
import { float, integer } from '../../platform/database/typed-sql';

export type PayoutRow = typeof payouts.$inferSelect;

export interface TrainerCurrency {
  trainerId: number;
  currency: Currency;
}

/** One payout of a trainer and currency changes at a time, until the transaction ends. */
export async function lockPayouts(tx: Database, { trainerId, currency }: TrainerCurrency): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payouts ${trainerId} ${currency}`}))`);
}

/** Transfers of released orders that no payout has: `t` with the order `o`. */
const unpaid = (cutoff: Date): SQL => sql`
  ledger_transfers t join orders o on o.id = t.order_id
  where o.paid_at <= ${paidBefore(cutoff)}
    and not exists (select from payout_lines l where l.transfer_id = t.id and l.is_active)`;

/** What trainers are owed for orders that are released at the cut-off. It can be negative. */
export async function findUnpaidSums(db: Database, cutoff: Date, trainerId?: number) {
  const { rows } = await db.execute<{ trainerId: number; currency: Currency; amount: number }>(sql`
    select o.trainer_id as "trainerId", t.currency, -sum(e.amount_minor)::float8 as amount
    from ledger_entries e join (select t.id, t.order_id, t.currency from ${unpaid(cutoff)}) t on t.id = e.transfer_id
      join orders o on o.id = t.order_id
    where e.account = 'trainer' and (${trainerId ?? null}::int is null or o.trainer_id = ${trainerId ?? null}::int)
    group by 1, 2 order by 1, 2`);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
}

/** Adds what no payout has to this one, and returns it with its new amount. The payouts must be locked. */
export async function collectLines(tx: Database, { id, trainerId, currency, cutoff }: PayoutRow): Promise<PayoutRow> {
  await tx.execute(sql`
    insert into payout_lines (payout_id, transfer_id)
    select ${id}::int, t.id from ${unpaid(cutoff)} and o.trainer_id = ${trainerId} and t.currency = ${currency}`);
  const rows = await tx
    .update(payouts)
    .set({
      cutoff,
      amountMinor: sql`(select coalesce(-sum(e.amount_minor), 0) from payout_lines l
        join ledger_entries e on e.transfer_id = l.transfer_id and e.account = 'trainer' where l.payout_id = ${id})`,
    })
    .where(eq(payouts.id, id))
    .returning();
  return singleRow(rows);
}

export async function findAwaiting(db: Database, { trainerId, currency }: TrainerCurrency): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.trainerId, trainerId), eq(payouts.currency, currency), eq(payouts.state, 'awaiting')));
  return row ?? null;
}

export async function addPayout(
  tx: Database,
  values: Pick<PayoutRow, 'trainerId' | 'currency' | 'cutoff' | 'createdAt'>,
): Promise<PayoutRow> {
  return singleRow(
    await tx
      .insert(payouts)
      .values({ ...values, amountMinor: 0 })
      .returning(),
  );
}

export async function findPayout(db: Database, id: number): Promise<PayoutRow | null> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  return row ?? null;
}

/** The payout, locked until the transaction ends. */
export async function lockPayout(tx: Database, id: number): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row ?? null;
}

export async function changePayout(tx: Database, id: number, values: Partial<PayoutRow>): Promise<PayoutRow> {
  return singleRow(await tx.update(payouts).set(values).where(eq(payouts.id, id)).returning());
}

/** The lines of a payout that failed can be in another one. */
export async function releaseLines(tx: Database, payoutId: number): Promise<void> {
  await tx.update(payoutLines).set({ isActive: false }).where(eq(payoutLines.payoutId, payoutId));
}

export async function findPayoutOfTransfer(
  db: Database,
  { transferId, reference }: { transferId: string; reference: string | null },
): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(sql`${payouts.providerTransferId} = ${transferId} or ${payouts.reference}::text = ${reference ?? ''}`);
  return row ?? null;
}

export interface AdminPayoutRow {
  payout: PayoutRow;
  trainerName: string;
  lines: number;
  config: typeof paymentConfigs.$inferSelect | null;
}

/** Payouts in these states, with the trainer and the account that the trainer has typed. */
export async function listPayouts(
  db: Database,
  { states, page, count: size }: { states: readonly PayoutState[]; page: number; count: number },
): Promise<{ results: AdminPayoutRow[]; total: number }> {
  const where = inArray(payouts.state, [...states]);
  const [found] = await db.select({ total: count() }).from(payouts).where(where);
  const results = await db
    .select({ payout: payouts, trainerName: trainers.name, lines: linesOf, config: paymentConfigs })
    .from(payouts)
    .innerJoin(trainers, eq(trainers.id, payouts.trainerId))
    .leftJoin(paymentConfigs, eq(paymentConfigs.trainerId, payouts.trainerId))
    .where(where)
    .orderBy(desc(payouts.id))
    .limit(size)
    .offset((page - 1) * size);
  return { results, total: found?.total ?? 0 };
}

/** Sums of the payouts that wait for an approval or their payment. A payout of nothing or less waits for later sales. */
export async function sumOpenPayouts(db: Database) {
  const { state, currency, amountMinor } = payouts;
  const rows = await db
    .select({ state, currency, amount: float(sql`sum(${amountMinor})`), count: count() })
    .from(payouts)
    .where(and(inArray(state, ['awaiting', 'approved']), gt(amountMinor, 0)))
    .groupBy(state, currency)
    .orderBy(currency);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: amount ?? 0 }));
}

const linesOf = integer(sql`select count(*) from payout_lines l where l.payout_id = ${payouts.id}`);

export async function findAdminPayout(db: Database, id: number): Promise<AdminPayoutRow | null> {
  const [row] = await db
    .select({ payout: payouts, trainerName: trainers.name, lines: linesOf, config: paymentConfigs })
    .from(payouts)
    .innerJoin(trainers, eq(trainers.id, payouts.trainerId))
    .leftJoin(paymentConfigs, eq(paymentConfigs.trainerId, payouts.trainerId))
    .where(eq(payouts.id, id));
  return row ?? null;
}

/** A trainer's payouts, latest first. */
export function listPayoutsOfTrainer(db: Database, trainerId: number, max: number): Promise<PayoutRow[]> {
  return db.select().from(payouts).where(eq(payouts.trainerId, trainerId)).orderBy(desc(payouts.id)).limit(max);
}

/** A payout with the user behind its trainer, for notifications. */
export async function findPaidTrainer(db: Database, id: number) {
  const [row] = await db
    .select({
      payout: payouts,
      trainer: { userId: trainers.userId, name: trainers.name, email: users.email, timeZone: users.timeZone },
    })
    .from(payouts)
    .innerJoin(trainers, eq(trainers.id, payouts.trainerId))
    .innerJoin(users, eq(users.id, trainers.userId))
    .where(eq(payouts.id, id));
  return row ?? null;
}

/** Approved payouts of the trainer that the payment provider has not taken. */
export const listUnsent = (db: Database, trainerId: number): Promise<{ id: number }[]> =>
  db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.trainerId, trainerId),
        eq(payouts.state, 'approved'),
        eq(payouts.method, 'route'),
        isNull(payouts.providerTransferId),
      ),
    );
