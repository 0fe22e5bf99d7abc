import type { Currency } from '@kaksha/domain/catalogue';
import {
  type LedgerBalance,
  noTax,
  payoutEntries,
  refundEntries,
  saleEntries,
  type TaxParts,
  unassignedEntries,
} from '@kaksha/domain/ledger';
import { formatMoney } from '@kaksha/domain/money';
import type { ServiceContext, UserContext } from '../../platform/context/context';
import { mustSeeLedger } from './policy';
import {
  addCheck,
  addTransfer,
  type CheckRow,
  countLedger,
  deleteOldChecks,
  findBalances,
  findBrokenTransfers,
  findEntries,
  findUnbalanced,
  findWrongOrders,
  findWrongPayouts,
  listChecks,
  partsOfOrder,
} from './repo';

/** The part of an order that the ledger needs. */
interface OrderOfMoney {
  id: number;
  trainerId: number;
  currency: Currency;
  couponMinor: number;
}

interface ProviderPayment {
  provider: string;
  paymentId: string;
  amountMinor: number;
}

const maxChecks = 90;
const shownChecks = 10;
const maxProblems = 20;

const paymentKey = ({ provider, paymentId }: ProviderPayment) => `payment ${provider} ${paymentId}`;

/**
 * Records a paid order with its coupon, the taxes that the payment contains and the platform fee. Call it in the
 * transaction that marks the order as paid.
 */
export async function recordSale(
  { db, site }: ServiceContext,
  order: OrderOfMoney,
  payment: ProviderPayment,
  tax: TaxParts = noTax,
): Promise<void> {
  const { id: orderId, trainerId, currency, couponMinor: coupon } = order;
  const { platformFeePercent: feePercent } = site.current().fees;
  const entries = saleEntries({ payment: payment.amountMinor, coupon, feePercent, tax });
  await addTransfer(db, { key: paymentKey(payment), kind: 'sale', orderId, trainerId, currency, entries });
}

/** Records a captured payment that cannot be assigned to an order, until a person decides about it. */
export async function recordUnassigned(
  { db }: ServiceContext,
  { currency, ...payment }: ProviderPayment & { currency: Currency },
): Promise<void> {
  const entries = unassignedEntries(payment.amountMinor);
  if (entries.length === 0) return;
  const transfer = { key: paymentKey(payment), kind: 'unassigned-payment', orderId: null, trainerId: null } as const;
  await addTransfer(db, { ...transfer, currency, entries });
}

/**
 * Records money that the provider gave back, in full or in part, with the platform's share of its fee. The order must
 * be locked. A repeated call for one refund records it once. Returns the taxes that it gave back; null when it was
 * recorded.
 */
export async function recordRefund(
  { db }: ServiceContext,
  order: OrderOfMoney,
  refund: { provider: string; refundId: string; amountMinor: number; line: 'refund' | 'chargeback' },
): Promise<TaxParts | null> {
  const { id: orderId, trainerId, currency } = order;
  const { line, amountMinor: amount } = refund;
  const entries = refundEntries({ amount, line, ...(await partsOfOrder(db, orderId)) });
  const key = `${line} ${refund.provider} ${refund.refundId}`;
  if (!(await addTransfer(db, { key, kind: line, orderId, trainerId, currency, entries }))) return null;
  const back = (tax: keyof TaxParts) => entries.find((entry) => entry.line === tax)?.amount ?? 0;
  return { cgst: back('cgst'), sgst: back('sgst'), igst: back('igst') };
}

/** Minor units of an order's payment that refunds and chargebacks gave back. */
export async function returnedOfOrder({ db }: Pick<ServiceContext, 'db'>, orderId: number): Promise<number> {
  return (await partsOfOrder(db, orderId)).returned.payment;
}

/** Records that a chargeback was given back. False when the ledger has no such chargeback, or has the reversal. */
export async function recordReversal(
  { db }: ServiceContext,
  { id: orderId, trainerId, currency }: OrderOfMoney,
  { provider, disputeId }: { provider: string; disputeId: string },
): Promise<boolean> {
  const entries = await findEntries(db, `chargeback ${provider} ${disputeId}`);
  if (entries.length === 0) return false;
  const opposite = entries.map((entry) => ({ ...entry, amount: -entry.amount }));
  const transfer = { key: `chargeback-reversal ${provider} ${disputeId}`, orderId, trainerId, currency } as const;
  return addTransfer(db, { ...transfer, kind: 'chargeback-reversal', entries: opposite });
}

/** Records a step of a payout, once. Call it in the transaction that changes the payout. */
export async function recordPayout(
  { db }: Pick<ServiceContext, 'db'>,
  { id, trainerId, currency, amountMinor }: { id: number; trainerId: number; currency: Currency; amountMinor: number },
  step: 'payout' | 'payout-paid' | 'payout-failed',
): Promise<void> {
  const transfer = { key: `${step} ${id}`, kind: step, orderId: null, trainerId, currency } as const;
  await addTransfer(db, { ...transfer, entries: payoutEntries(step, amountMinor) });
}

export interface LedgerView {
  /** Per cent of a payment. */
  platformFee: number;
  balances: LedgerBalance[];
  /** Latest first. */
  checks: CheckRow[];
}

/** The balances and the latest checks. @throws ApiError FORBIDDEN (403) unless for an administrator */
export async function getLedger({ db, principal, site }: UserContext): Promise<LedgerView> {
  mustSeeLedger(principal);
  const [balances, checks] = await Promise.all([findBalances(db), listChecks(db, shownChecks)]);
  return { platformFee: site.current().fees.platformFeePercent, balances, checks };
}

/** Checks the ledger now. @throws ApiError FORBIDDEN (403) unless for an administrator */
export async function checkLedger(context: UserContext): Promise<LedgerView> {
  mustSeeLedger(context.principal);
  await proveLedger(context);
  return getLedger(context);
}

/**
 * Checks that the ledger and each transfer add up to zero, and that it has what orders, payments, refunds and payouts
 * say. Stores the result, and reports a problem in the log.
 */
export async function proveLedger({ db, clock, log }: ServiceContext): Promise<void> {
  // One snapshot, so that a payment in between does not matter.
  await db.transaction(
    async (tx) => {
      const unbalanced = await findUnbalanced(tx);
      const transfers = await findBrokenTransfers(tx, maxProblems);
      const orders = await findWrongOrders(tx, maxProblems);
      const payouts = await findWrongPayouts(tx, maxProblems);
      const problems = [
        ...unbalanced.map(({ currency, amount }) => `The sum is ${formatMoney(Number(amount), currency)}, not zero.`),
        ...transfers.map((id) => `Transfer ${id} does not add up to zero.`),
        ...orders.map((id) => `Order ${id} differs from its payments and refunds.`),
        ...payouts.map((id) => `Payout ${id} differs from its lines or its transfers.`),
      ].slice(0, maxProblems);
      const ok = problems.length === 0;
      if (!ok) log.error({ code: 'LEDGER_MISMATCH', problems }, 'ledger check failed');
      await addCheck(tx, { at: clock.now(), ok, ...(await countLedger(tx)), problems });
      await deleteOldChecks(tx, maxChecks);
    },
    { isolationLevel: 'repeatable read' },
  );
}
