import { brand } from './brand';
import type { Currency } from './catalogue';
import { addDays, dayIn, instantOf, monthName, startOfWeek } from './dates';
import type { TransferKind } from './ledger';
import * as limits from './limits';
import { dayMs } from './time-units';

/** `failed` is final: its orders join the next payout. */
export const payoutStates = ['awaiting', 'approved', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The payouts of a list; `open` are awaiting and approved ones. */
export const payoutFilters = ['open', ...payoutStates] as const;
export type PayoutFilter = (typeof payoutFilters)[number];

/** By hand from the platform's bank, or as a transfer of Razorpay Route. */
export const payoutMethods = ['manual', 'route'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

export const payoutTexts = { referenceMax: 100, reasonMax: 300 } as const;

/** Razorpay Route pays rupees to bank accounts only. */
export const isPayableByRoute = (currency: Currency, { payoutKind }: Pick<PayoutAccount, 'payoutKind'>): boolean =>
  currency === 'INR' && payoutKind === 'bank';

/** Payouts have the sales whose refund window ended before the latest Monday, 0:00 in India. */
export function payoutCutoff(now: Date): Date {
  return instantOf(startOfWeek(dayIn(brand.timeZone, now)), '00:00', brand.timeZone);
}

/** The day of the next payouts, ISO. */
export function nextPayoutDay(now: Date): string {
  return addDays(startOfWeek(dayIn(brand.timeZone, now)), 7);
}

export const nextPayoutCutoff = (now: Date): Date => instantOf(nextPayoutDay(now), '00:00', brand.timeZone);

/** Orders paid until then are released at the cut-off. */
export const paidBefore = (cutoff: Date): Date => new Date(cutoff.getTime() - limits.refund.days * dayMs);

interface PayoutAccount {
  payoutKind: 'upi' | 'bank';
  upiId: string | null;
  accountNumber: string | null;
  ifsc: string | null;
}

/** The account as screens show it: `as•••@okbank`, `HDFC0001234, account ending 4321`. */
export function maskedAccount({ payoutKind, upiId, accountNumber, ifsc }: PayoutAccount): string {
  if (payoutKind === 'bank') return `${ifsc ?? ''}, account ending ${accountNumber?.slice(-4) ?? ''}`;
  const [name = '', bank = ''] = (upiId ?? '').split('@');
  return `${name.slice(0, 2)}•••@${bank}`;
}

/** Amounts in minor units; `net` is what the trainer gets: sales less refunds and fees. */
export interface EarningsSums {
  /** Payments of learners, with taxes and after coupons. */
  sales: number;
  /** Refunds and chargebacks, less chargebacks that were reversed. */
  refunds: number;
  /** Platform fees, less those given back with refunds. */
  fees: number;
  net: number;
}

export interface EarningsMonth extends EarningsSums {
  /** `2026-11`. */
  month: string;
  /** Paid orders. */
  orders: number;
  links: StatementLinks;
}

/** Addresses of a statement as files; they open for 12 hours without a token. */
export interface StatementLinks {
  csv: string;
  pdf: string;
}

export interface Payout {
  id: number;
  currency: Currency;
  amount: number;
  state: PayoutState;
  /** ISO 8601, UTC. */
  createdAt: string;
  approvedAt: string | null;
  /** When it was paid or failed. */
  closedAt: string | null;
  /** Masked; null before the approval. */
  account: string | null;
  /** Of the bank or the payment provider. */
  reference: string | null;
  /** Why it failed. */
  failure: string | null;
  links: StatementLinks;
}

/** What a trainer earned in one currency. */
export interface CurrencyEarnings {
  currency: Currency;
  /** Of all time. */
  total: EarningsSums;
  /** Of the next payout; a negative amount is taken from later sales. */
  next: number;
  /** Of orders that learners can still return. */
  held: number;
  /** Of payouts that await their approval or payment. */
  awaitingPayment: number;
  paidOut: number;
  /** The latest 12, earliest first, also those without sales. */
  months: readonly EarningsMonth[];
}

export interface Earnings {
  /** ISO day. */
  nextPayoutOn: string;
  /** Masked; null while the trainer has typed none. */
  account: string | null;
  /** The end of the wait after a change of the account, ISO 8601; null without one. */
  payoutsFrom: string | null;
  currencies: readonly CurrencyEarnings[];
  /** Latest first. */
  payouts: readonly Payout[];
}

/** One movement of money of an order. */
export interface EarningsLine {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  kind: TransferKind;
  orderId: number;
  /** The public number of the order. */
  orderNumber: string;
  courseId: number;
  courseName: string;
  learnerName: string;
  /** Of the invoice or the credit note; null for orders from before invoices. */
  invoiceNumber: string | null;
  currency: Currency;
  /** Positive for payments, negative for what went back to the learner. */
  amount: number;
  /** Taxes that the amount contains. */
  tax: number;
  /** Of the platform; negative when it was given back. */
  fee: number;
  net: number;
  payoutId: number | null;
}

/** A payout as administrators see it. */
export interface AdminPayout extends Payout {
  trainerId: number;
  trainerName: string;
  /** Movements of money. */
  lines: number;
  method: PayoutMethod | null;
  /** Masked account that the trainer has typed now; null without one. */
  currentAccount: string | null;
  /** Razorpay Route can pay to that account. */
  isPayableByRoute: boolean;
  /** The linked account of Razorpay Route; null without one. */
  routeAccount: string | null;
  /** Names the current account in an approval; null without one and after the approval. */
  accountFingerprint: string | null;
  /** When it can be approved, after a change of the account, ISO 8601; null when it can be now. */
  payableFrom: string | null;
  /** Of this amount to the current account, earliest first. */
  approvals: readonly { userId: number; name: string; at: string }[];
  /** Different administrators who approve it. */
  approvalsNeeded: number;
  /** It is paid to the caller or their institute, who cannot change it. */
  callerReceives: boolean;
}

/** What became of the approval of one payout of several. */
export interface ApprovalOutcome {
  id: number;
  /** As it is now; null when there is none. */
  payout: AdminPayout | null;
  /** Why the caller's approval was not stored; null when it is. */
  refusal: { code: string; message: string } | null;
}

/** An account in full, for the administrator who pays. */
export interface FullPayoutAccount {
  kind: 'upi' | 'bank';
  upiId: string | null;
  accountName: string | null;
  accountNumber: string | null;
  ifsc: string | null;
  bankName: string | null;
}

export const payoutStateLabels: Record<PayoutState, string> = {
  awaiting: 'Awaiting approval',
  approved: 'Approved',
  paid: 'Paid',
  failed: 'Failed',
};

/** What happened to an order, by kind of its transfer. */
export const lineLabels: Record<TransferKind, string> = {
  sale: 'Sale',
  refund: 'Refund',
  chargeback: 'Chargeback',
  'chargeback-reversal': 'Chargeback reversed',
  'unassigned-payment': 'Payment without an order',
  payout: 'Payout',
  'payout-paid': 'Payout paid',
  'payout-failed': 'Payout failed',
};

/** `Nov 2026` of `2026-11`. */
export const monthLabel = (month: string): string => `${monthName(`${month}-01`).slice(0, 3)} ${month.slice(0, 4)}`;
