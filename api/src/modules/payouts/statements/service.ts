import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { maskedAccount, nextPayoutCutoff, nextPayoutDay } from '@kaksha/domain/payouts';
import type { ServiceContext, UserContext } from '../../../platform/context/context';
import { ownTrainerId } from '../../../platform/context/policy';
import { unauthorized } from '../../../platform/http/api-error';
import type { PageOfRows } from '../../../platform/http/wire';
import { readPayoutAccount } from '../../trainer-settings/payment-config/service';
import { loadTrainer } from '../../trainers/service';
import { payableFrom } from '../account';
import { payoutNotFound } from '../errors';
import { mustSeeEarnings } from '../policy';
import { findPayout, findUnpaidSums, listPayoutsOfTrainer, type PayoutRow } from '../repo';
import { statementCsv } from './csv';
import { opensStatement, type Statement } from './links';
import { countLines, type LineRow, listLines, type SumRow, sumEarnings, sumMonths, sumPayouts } from './repo';

const shownMonths = 12;
const shownPayouts = 100;
/** A longer statement names the CSV file instead. */
const maxPrinted = 2000;
const maxRows = 500_000;
/** After every order. */
const farAway = new Date('9999-01-01T00:00:00Z');

export interface CurrencyView {
  total: SumRow;
  next: number;
  held: number;
  awaitingPayment: number;
  paidOut: number;
  months: (SumRow & { month: string })[];
}

export interface EarningsView {
  trainerId: number;
  nextPayoutOn: string;
  /** Masked. */
  account: string | null;
  /** The end of the wait after a change of the account; null without one. */
  payoutsFrom: Date | null;
  currencies: CurrencyView[];
  payouts: PayoutRow[];
}

/** What the caller earned, the next payout and the earlier ones. @throws ApiError FORBIDDEN (403) */
export async function getEarnings(context: UserContext): Promise<EarningsView> {
  const { db, principal, clock } = context;
  const trainerId = ownTrainerId(principal);
  mustSeeEarnings(principal, trainerId);
  const now = clock.now();
  const months = monthsUntil(dayIn(brand.timeZone, now), shownMonths);
  const [totals, byMonth, next, all, payoutSums, payouts, account] = await Promise.all([
    sumEarnings(db, trainerId),
    sumMonths(db, trainerId, months[0] ?? ''),
    findUnpaidSums(db, nextPayoutCutoff(now), trainerId),
    findUnpaidSums(db, farAway, trainerId),
    sumPayouts(db, trainerId),
    listPayoutsOfTrainer(db, trainerId, shownPayouts),
    readPayoutAccount(context, trainerId),
  ]);
  const amountOf = (rows: readonly { currency: Currency; amount: number }[], currency: Currency) =>
    rows.find((row) => row.currency === currency)?.amount ?? 0;
  const currencies = totals.map((total) => {
    const { currency } = total;
    const due = amountOf(next, currency);
    const inPayouts = payoutSums.find((row) => row.currency === currency);
    const none = { currency, sales: 0, refunds: 0, fees: 0, net: 0, orders: 0 };
    return {
      total,
      next: due,
      held: amountOf(all, currency) - due,
      awaitingPayment: inPayouts?.unpaid ?? 0,
      paidOut: inPayouts?.paid ?? 0,
      months: months.map(
        (month) => byMonth.find((row) => row.month === month && row.currency === currency) ?? { ...none, month },
      ),
    };
  });
  return {
    trainerId,
    nextPayoutOn: nextPayoutDay(now),
    currencies,
    payouts,
    account: account && maskedAccount(account),
    payoutsFrom: payableFrom(account, now),
  };
}

/** The month of the day and those before, earliest first. */
function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

type StatementInput = { currency: Currency; month: string } | { payoutId: number };

/** @throws ApiError FORBIDDEN (403), PAYOUT_NOT_FOUND (404) */
async function statementOf({ db, principal }: UserContext, input: StatementInput): Promise<Statement> {
  if ('month' in input) {
    const trainerId = ownTrainerId(principal);
    mustSeeEarnings(principal, trainerId);
    return { trainerId, ...input };
  }
  const payout = await findPayout(db, input.payoutId);
  if (!payout) throw payoutNotFound();
  mustSeeEarnings(principal, payout.trainerId);
  return { trainerId: payout.trainerId, currency: payout.currency, payoutId: payout.id };
}

/**
 * The movements of money of a month or a payout, earliest first.
 * @throws ApiError FORBIDDEN (403), PAYOUT_NOT_FOUND (404)
 */
export async function getEarningsLines(
  context: UserContext,
  { page, count, ...input }: StatementInput & { page: number; count: number },
): Promise<PageOfRows<LineRow>> {
  const statement = await statementOf(context, input);
  const results = await listLines(context.db, statement, { max: count, offset: (page - 1) * count });
  return { results, total: await countLines(context.db, statement), capped: false };
}

/** A statement as a file, for its trainer, administrators, and anyone with a valid pass. @throws ApiError as above */
export async function getStatementFile(
  context: ServiceContext,
  { statement, pass, format }: { statement: Statement; pass?: string; format: 'csv' | 'pdf' },
): Promise<{ name: string; file: string | Buffer }> {
  const { db, principal } = context;
  const hasPass = pass !== undefined && opensStatement(context, statement, pass);
  if (!hasPass) {
    if (!principal) throw unauthorized();
    mustSeeEarnings(principal, statement.trainerId);
  }
  const { trainerId, currency, payoutId, month } = statement;
  const payout = payoutId === undefined ? null : await findPayout(db, payoutId);
  const isOther = payout?.trainerId !== trainerId || payout.currency !== currency;
  if (payoutId !== undefined && isOther) throw payoutNotFound();
  const name = payout ? `payout-${payout.id}` : `earnings-${currency}-${month}`;
  const lines = await listLines(db, statement, { max: format === 'csv' ? maxRows : maxPrinted });
  if (format === 'csv') return { name, file: statementCsv(lines) };
  const { trainer } = await loadTrainer(context, trainerId);
  const count = lines.length < maxPrinted ? lines.length : await countLines(db, statement);
  const { drawStatementPdf } = await import('./statement-pdf');
  const printed = {
    trainerName: trainer.name,
    currency,
    lines,
    missing: count - lines.length,
    month: month ?? null,
    createdAt: context.clock.now(),
    payout: payout && {
      id: payout.id,
      state: payout.state,
      account: payout.account,
      reference: payout.paymentReference,
      day: formatDate(dayIn(brand.timeZone, payout.closedAt ?? payout.approvedAt ?? payout.createdAt)),
      amountMinor: payout.amountMinor,
    },
  };
  const file = await drawStatementPdf(printed, context.log);
  return { name, file };
}
