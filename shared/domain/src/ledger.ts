import type { Currency } from './catalogue';
import { percentOf } from './money';

/** Where money is. A positive entry adds to what an account has, a negative one to what it owes. */
export const ledgerAccounts = ['provider', 'trainer', 'platform', 'unassigned'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Why money moved. */
export const transferKinds = ['sale', 'refund', 'chargeback', 'unassigned-payment'] as const;
export type TransferKind = (typeof transferKinds)[number];

export const ledgerLines = ['payment', 'sale', 'coupon', 'platform-fee', 'refund', 'chargeback'] as const;
export type LedgerLine = (typeof ledgerLines)[number];

/** One line of a transfer, in minor units. The entries of a transfer add up to zero. */
export interface LedgerEntry {
  account: LedgerAccount;
  line: LedgerLine;
  amount: number;
}

const withoutZero = (entries: readonly LedgerEntry[]): LedgerEntry[] => entries.filter(({ amount }) => amount !== 0);

/**
 * A paid order: the provider has the payment, the trainer is owed the price before the coupon less the coupon and the
 * platform fee. The fee is a percentage of the payment, rounded half to even.
 */
export function saleEntries({
  payment,
  coupon,
  feePercent,
}: {
  payment: number;
  coupon: number;
  feePercent: number;
}): LedgerEntry[] {
  const fee = percentOf(payment, feePercent);
  return withoutZero([
    { account: 'provider', line: 'payment', amount: payment },
    { account: 'trainer', line: 'sale', amount: -(payment + coupon) },
    { account: 'trainer', line: 'coupon', amount: coupon },
    { account: 'trainer', line: 'platform-fee', amount: fee },
    { account: 'platform', line: 'platform-fee', amount: -fee },
  ]);
}

/**
 * Money that goes back to the learner, in full or in part. The platform gives back the same share of its fee, counted
 * over all refunds of the order, so that a full refund in parts gives back the whole fee.
 */
export function refundEntries({
  amount,
  line,
  payment,
  fee,
  refundedBefore,
  feeReturnedBefore,
}: {
  amount: number;
  line: 'refund' | 'chargeback';
  /** Of the order. */
  payment: number;
  fee: number;
  refundedBefore: number;
  feeReturnedBefore: number;
}): LedgerEntry[] {
  const back = Math.max(0, shareOf(fee, Math.min(payment, refundedBefore + amount), payment) - feeReturnedBefore);
  return withoutZero([
    { account: 'provider', line, amount: -amount },
    { account: 'trainer', line, amount },
    { account: 'trainer', line: 'platform-fee', amount: -back },
    { account: 'platform', line: 'platform-fee', amount: back },
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

/** What an account has (positive) or owes (negative) in a currency, in minor units. */
export interface LedgerBalance {
  account: LedgerAccount;
  currency: Currency;
  amount: number;
}

/** One check of the ledger. Timestamps are ISO 8601, UTC. */
export interface LedgerProof {
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
  proofs: readonly LedgerProof[];
}
