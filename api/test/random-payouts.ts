import { adminRights } from '@kaksha/domain/admin-rights';
import { sql } from 'drizzle-orm';
import { findBalances } from '../src/modules/ledger/repo';
import { approvePayout } from '../src/modules/payouts/approve-service';
import { preparePayouts } from '../src/modules/payouts/prepare-service';
import { failPayout, findPayouts, markPayoutPaid } from '../src/modules/payouts/service';
import type { ServiceContext, UserContext } from '../src/platform/context/context';
import type { Database } from '../src/platform/database/database';
import { createRandom } from '../src/platform/drawing/random';
import { ApiError } from '../src/platform/http/api-error';
import { listRandomOrders, movementsOf } from './random-money';

/** The context of an administrator who has just confirmed it. */
const asAdmin = (context: ServiceContext, id: number): UserContext => ({
  ...context,
  // One administrator is enough for any amount.
  settings: { ...context.settings, payoutSecondApproval: { INR: Infinity, USD: Infinity } },
  principal: {
    id,
    isAdmin: true,
    rights: adminRights,
    lacksSecondFactor: false,
    sessionId: 1,
    provenAt: context.clock.now(),
    trainerId: null,
    instituteRole: null,
  },
});

/** Gives trainers an account for payouts, and every second one a GST number. */
export async function addPayoutAccounts(db: Database, trainerIds: readonly number[]): Promise<void> {
  for (const [index, id] of trainerIds.entries()) {
    await db.execute(sql`insert into payment_configs (trainer_id, currencies, payout_kind, upi_id)
      values (${id}, '{INR,USD}', 'upi', 'trainer@okbank') on conflict do nothing`);
    if (index % 2 === 1) continue;
    await db.execute(sql`insert into tax_profiles (trainer_id, name, address, state, gstin)
      values (${id}, 'Asha Rao', 'Pune', '27', '27AAPFU0939F1ZV') on conflict do nothing`);
  }
}

/** Prepares payouts and approves, pays and fails some, while others do the same. Refusals of a race are right. */
export async function moveRandomPayouts(context: ServiceContext, adminId: number, seed: string): Promise<void> {
  const random = createRandom(seed);
  await preparePayouts(context);
  const admin = asAdmin(context, adminId);
  const { results } = await findPayouts(admin, { states: ['awaiting', 'approved'], page: 1, count: 100 });
  for (const { payout, fingerprint } of results) {
    const { id, state, amountMinor } = payout;
    const step = () => {
      if (state === 'awaiting')
        return amountMinor > 0
          ? approvePayout(admin, { id, amountMinor, fingerprint: fingerprint ?? undefined })
          : null;
      if (random.chance(0.2)) return failPayout(admin, { id, reason: 'The account is closed' });
      return markPayoutPaid(admin, { id, reference: `UTR${id}` });
    };
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ApiError && error.statusCode === 409)) throw error;
    }
  }
}

/**
 * What differs from the orders and their planned movements: balances of accounts, numbers of invoices, and transfers in
 * payouts. Counted without the services that recorded them.
 */
export async function findMoneyProblems(db: Database): Promise<string[]> {
  const problems: string[] = [];
  const expected = { INR: { provider: 0, unassigned: 0 }, USD: { provider: 0, unassigned: 0 } };
  for (const order of await listRandomOrders(db)) {
    const sums = expected[order.currency];
    for (const { kind, amountMinor } of movementsOf(order)) {
      const back = kind === 'refund' || kind === 'chargeback';
      sums.provider += back ? -amountMinor : amountMinor;
      if (kind === 'unassigned') sums.unassigned -= amountMinor;
    }
  }
  const { rows: paid } = await db.execute<{ currency: 'INR' | 'USD'; state: string; amount: number }>(sql`
    select currency, state, sum(amount_minor)::float8 as amount from payouts group by 1, 2`);
  const sumPaid = (currency: string, state: string) =>
    Number(paid.find((row) => row.currency === currency && row.state === state)?.amount ?? 0);
  const balances = await findBalances(db);
  for (const currency of ['INR', 'USD'] as const) {
    const of = (account: string) =>
      balances.find((row) => row.account === account && row.currency === currency)?.amount ?? 0;
    const { provider, unassigned } = expected[currency];
    const wanted = {
      provider: provider - sumPaid(currency, 'paid'),
      payouts: 0 - sumPaid(currency, 'approved'),
      unassigned,
    };
    for (const [account, amount] of Object.entries(wanted)) {
      if (of(account) !== amount) problems.push(`${account} in ${currency} is ${of(account)}, not ${amount}`);
    }
    const sum = balances.reduce((total, row) => total + (row.currency === currency ? row.amount : 0), 0);
    if (sum !== 0) problems.push(`the accounts in ${currency} add up to ${sum}`);
  }
  const { rows: numbers } = await db.execute<{ trainer: number; kind: string; problem: string }>(sql`
    select c.trainer_id as trainer, c.kind, 'a gap or a twin' as problem
    from invoice_counters c left join invoices i on i.trainer_id = c.trainer_id and i.kind = c.kind and i.year = c.year
    group by c.trainer_id, c.kind, c.year, c.last
    having count(i.id) <> c.last or count(distinct i.serial) <> c.last or min(i.serial) <> 1 or max(i.serial) <> c.last`);
  problems.push(
    ...numbers.map(({ trainer, kind, problem }) => `${kind} numbers of trainer ${trainer} have ${problem}`),
  );
  const { rows: papers } = await db.execute<{ missing: number }>(sql`
    select ((select count(*) from ledger_transfers where kind = 'sale') - (select count(*) from invoices where kind = 'invoice')
      + abs((select count(*) from ledger_transfers where kind = 'refund') - (select count(*) from invoices where kind = 'credit-note')))::int
      as missing`);
  if (papers[0]?.missing !== 0) problems.push(`${papers[0]?.missing} invoices or credit notes are missing`);
  return problems;
}

/** Figures for the table of the benchmark. */
export async function countMoney(db: Database) {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from orders)::int as orders, (select count(*) from ledger_transfers)::int as transfers,
      (select count(*) from ledger_entries)::int as entries, (select count(*) from invoices where kind = 'invoice')::int as invoices,
      (select count(*) from invoices where kind <> 'invoice')::int as "creditNotes",
      (select count(*) from ledger_transfers where kind = 'chargeback')::int as chargebacks,
      (select count(*) from ledger_transfers where kind = 'chargeback-reversal')::int as reversals,
      (select count(*) from payouts where state = 'paid')::int as "payoutsPaid",
      (select count(*) from payouts where state = 'failed')::int as "payoutsFailed"`);
  return rows[0] ?? {};
}
