import type { Currency } from './catalogue';
import { percentOf } from './money';

/** Where money is. A positive entry adds to what an account has, a negative one to what it owes. */
export const ledgerAccounts = ['provider', 'trainer', 'payouts', 'platform', 'unassigned'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Why money moved. */
export const transferKinds = [
  'sale',
  'refund',
  'chargeback',
  'chargeback-reversal',
  'unassigned-payment',
  'payout',
  'payout-paid',
  'payout-failed',
] as const;
export type TransferKind = (typeof transferKinds)[number];

export const ledgerLines = [
  'payment',
  'sale',
  'coupon',
  'cgst',
  'sgst',
  'igst',
  'platform-fee',
  'refund',
  'chargeback',
  'payout',
] as const;
export type LedgerLine = (typeof ledgerLines)[number];

/** One line of a transfer, in minor units. The entries of a transfer add up to zero. */
export interface LedgerEntry {
  account: LedgerAccount;
  line: LedgerLine;
  amount: number;
}

const withoutZero = (entries: readonly LedgerEntry[]): LedgerEntry[] => entries.filter(({ amount }) => amount !== 0);

/**
 * The taxes that a payment contains, in minor units. Within a state both halves are equal; else all of it is `igst`.
 */
export interface TaxParts {
  cgst: number;
  sgst: number;
  igst: number;
}

export const noTax: TaxParts = { cgst: 0, sgst: 0, igst: 0 };

export const taxSum = ({ cgst, sgst, igst }: TaxParts): number => cgst + sgst + igst;

/**
 * A paid order: the provider has the payment, the trainer is owed the price before the coupon less the coupon and the
 * platform fee. The taxes are a part of the payment that the trainer pays to the state. The fee is a percentage of the
 * payment, rounded half to even.
 */
export function saleEntries({
  payment,
  coupon,
  feePercent,
  tax = noTax,
}: {
  payment: number;
  coupon: number;
  feePercent: number;
  tax?: TaxParts;
}): LedgerEntry[] {
  const fee = percentOf(payment, feePercent);
  return withoutZero([
    { account: 'provider', line: 'payment', amount: payment },
    { account: 'trainer', line: 'sale', amount: -(payment + coupon - taxSum(tax)) },
    { account: 'trainer', line: 'cgst', amount: -tax.cgst },
    { account: 'trainer', line: 'sgst', amount: -tax.sgst },
    { account: 'trainer', line: 'igst', amount: -tax.igst },
    { account: 'trainer', line: 'coupon', amount: coupon },
    { account: 'trainer', line: 'platform-fee', amount: fee },
    { account: 'platform', line: 'platform-fee', amount: -fee },
  ]);
}

/** The parts of an order's payment, or what its refunds gave back of them, in minor units. */
export interface MoneyParts extends TaxParts {
  /** Refunded and charged back, for the parts that were given back. */
  payment: number;
  coupon: number;
  fee: number;
}

/**
 * The part of coupon and taxes that a refund gives back: the same share as of the payment, counted over all refunds of
 * the order, so that parts that add up to the payment give back all of it.
 */
export function refundShares(
  amount: number,
  sale: Omit<MoneyParts, 'fee'>,
  refunded: Omit<MoneyParts, 'fee'>,
): TaxParts & { coupon: number } {
  const part = Math.min(sale.payment, refunded.payment + amount);
  const back = (key: 'coupon' | keyof TaxParts) => Math.max(0, shareOf(sale[key], part, sale.payment) - refunded[key]);
  return { coupon: back('coupon'), cgst: back('cgst'), sgst: back('sgst'), igst: back('igst') };
}

/**
 * Money that goes back to the learner, in full or in part. The platform gives back the same share of its fee, counted
 * over refunds and chargebacks. A refund also gives back coupon and taxes; a chargeback changes no invoice.
 */
export function refundEntries({
  amount,
  line,
  sale,
  returned,
  refunded,
}: {
  amount: number;
  line: 'refund' | 'chargeback';
  /** Of the order. */
  sale: MoneyParts;
  /** By refunds and chargebacks until now. */
  returned: Pick<MoneyParts, 'payment' | 'fee'>;
  /** By refunds alone until now. */
  refunded: Omit<MoneyParts, 'fee'>;
}): LedgerEntry[] {
  const part = Math.min(sale.payment, returned.payment + amount);
  const fee = Math.max(0, shareOf(sale.fee, part, sale.payment) - returned.fee);
  const { coupon, ...tax } = line === 'refund' ? refundShares(amount, sale, refunded) : { coupon: 0, ...noTax };
  return withoutZero([
    { account: 'provider', line, amount: -amount },
    { account: 'trainer', line, amount: amount + coupon - taxSum(tax) },
    { account: 'trainer', line: 'cgst', amount: tax.cgst },
    { account: 'trainer', line: 'sgst', amount: tax.sgst },
    { account: 'trainer', line: 'igst', amount: tax.igst },
    { account: 'trainer', line: 'coupon', amount: -coupon },
    { account: 'trainer', line: 'platform-fee', amount: -fee },
    { account: 'platform', line: 'platform-fee', amount: fee },
  ]);
}

/** `total` × `part` / `whole`, rounded half up. Exact for every price, because it counts with big integers. */
function shareOf(total: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((BigInt(total) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}

/** A payment that belongs to no order that can be paid. It waits for a person. */
export const unassignedEntries = (payment: number): LedgerEntry[] =>
  withoutZero([
    { account: 'provider', line: 'payment', amount: payment },
    { account: 'unassigned', line: 'payment', amount: -payment },
  ]);

/**
 * A payout in minor units. An approval moves what the trainer is owed to the payouts on their way; from there it is
 * paid, or goes back to the trainer.
 */
export function payoutEntries(step: 'payout' | 'payout-paid' | 'payout-failed', amount: number): LedgerEntry[] {
  const move = (from: LedgerAccount, to: LedgerAccount) =>
    withoutZero([
      { account: from, line: 'payout', amount },
      { account: to, line: 'payout', amount: -amount },
    ]);
  if (step === 'payout') return move('trainer', 'payouts');
  return step === 'payout-paid' ? move('payouts', 'provider') : move('payouts', 'trainer');
}

/** The balance of an account in a currency, in minor units: positive for assets, negative for debts. */
export interface LedgerBalance {
  account: LedgerAccount;
  currency: Currency;
  amount: number;
}

/** One check of the ledger. Timestamps are ISO 8601, UTC. */
export interface LedgerCheck {
  at: string;
  ok: boolean;
  transfers: number;
  entries: number;
  orders: number;
  /** In words, at most 20. */
  problems: readonly string[];
}

/** The ledger as administrators see it. */
export interface Ledger {
  /** Per cent of a payment that the platform keeps now. */
  platformFee: number;
  balances: readonly LedgerBalance[];
  /** The latest first. */
  checks: readonly LedgerCheck[];
}
