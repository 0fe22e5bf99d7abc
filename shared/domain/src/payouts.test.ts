import fc from 'fast-check';
import { couponAmount } from './coupons';
import { dayIn, weekdayOf } from './dates';
import {
  type LedgerAccount,
  type LedgerEntry,
  payoutEntries,
  refundEntries,
  refundShares,
  saleEntries,
  taxSum,
} from './ledger';
import { discounted } from './money';
import { maskedAccount, nextPayoutCutoff, nextPayoutDay, paidBefore, payoutCutoff } from './payouts';
import { taxIn } from './tax';

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

test('a cut-off is the start of a Monday in India, and the next one is a week later', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const [cutoff, next] = [payoutCutoff(now), nextPayoutCutoff(now)];
      const day = dayIn('Asia/Kolkata', cutoff);
      expect(weekdayOf(day)).toBe(1);
      expect(cutoff.toISOString()).toMatch(/T18:30:00.000Z$/);
      expect(cutoff <= now && now < next).toBe(true);
      expect(next.getTime() - cutoff.getTime()).toBe(7 * 86_400_000);
      expect(dayIn('Asia/Kolkata', next)).toBe(nextPayoutDay(now));
      // A learner can return what is not released for 7 days after the payment.
      expect(cutoff.getTime() - paidBefore(cutoff).getTime()).toBe(7 * 86_400_000);
    }),
  );
});

test('an account is shown without what would be enough to use it', () => {
  const bank = { payoutKind: 'bank', upiId: null, accountNumber: '123456789012', ifsc: 'HDFC0001234' } as const;
  expect(maskedAccount(bank)).toBe('HDFC0001234, account ending 9012');
  const upi = { payoutKind: 'upi', upiId: 'asha.rao@okbank', accountNumber: null, ifsc: null } as const;
  expect(maskedAccount(upi)).toBe('as•••@okbank');
});

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const order = fc.record({
  full: fc.integer({ min: 0, max: 1_000_000_000 }),
  discount: percent,
  off: percent,
  fee: fc.integer({ min: 0, max: 50 }),
  rate: fc.constantFrom(0, 5, 12, 18, 28),
  withinState: fc.boolean(),
  /** Shares of what is left that are refunded or charged back, one after the other. */
  backs: fc.array(fc.record({ share: fc.integer({ min: 1, max: 100 }), isChargeback: fc.boolean() }), { maxLength: 5 }),
});

/** All movements of an order, with a refund line for each share. */
function movementsOf({
  full,
  discount,
  off,
  fee,
  rate,
  withinState,
  backs,
}: typeof order extends fc.Arbitrary<infer T> ? T : never) {
  const price = discounted(full, discount);
  const coupon = couponAmount({ kind: 'percent', percent: off }, price, 'INR') ?? 0;
  const payment = price - coupon;
  const tax = taxIn(payment, { percent: rate, withinState });
  const entries: LedgerEntry[] = [];
  if (payment > 0) entries.push(...saleEntries({ payment, coupon, feePercent: fee, tax }));
  const platform = () => sumOf(entries, 'platform');
  const sale = { payment, coupon, ...tax, fee: 0 - platform() };
  let returned = { payment: 0, fee: 0 };
  let refunded = { payment: 0, coupon: 0, cgst: 0, sgst: 0, igst: 0 };
  for (const { share, isChargeback } of backs) {
    const amount = Math.floor(((payment - returned.payment) * share) / 100);
    if (amount === 0) continue;
    const line = isChargeback ? 'chargeback' : 'refund';
    const back = isChargeback ? null : refundShares(amount, sale, refunded);
    entries.push(...refundEntries({ amount, line, sale, returned, refunded }));
    returned = { payment: returned.payment + amount, fee: sale.fee + platform() };
    if (!back) continue;
    refunded = {
      payment: refunded.payment + amount,
      coupon: refunded.coupon + back.coupon,
      cgst: refunded.cgst + back.cgst,
      sgst: refunded.sgst + back.sgst,
      igst: refunded.igst + back.igst,
    };
  }
  return { entries, payment, price, coupon, tax, returned };
}

const sumOf = (entries: readonly LedgerEntry[], account?: LedgerAccount) =>
  entries.reduce((total, entry) => total + (account === undefined || entry.account === account ? entry.amount : 0), 0);

test('price, discount, coupon, tax, fee, refunds and payouts never create or lose a minor unit', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 6 }), fc.boolean(), (list, fails) => {
      const orders = list.map(movementsOf);
      for (const { entries, payment, price, coupon, tax, returned } of orders) {
        expect(sumOf(entries)).toBe(0);
        expect(payment + coupon).toBe(price);
        // The tax is a part of the payment, so value and tax add up to it.
        expect(taxSum(tax)).toBeLessThanOrEqual(payment);
        expect(sumOf(entries, 'provider')).toBe(payment - returned.payment);
        expect(0 - sumOf(entries, 'trainer') - sumOf(entries, 'platform')).toBe(payment - returned.payment);
        expect(entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
      }
      const all = orders.flatMap(({ entries }) => entries);
      const owed = 0 - sumOf(all, 'trainer');
      if (owed <= 0) return;
      all.push(...payoutEntries('payout', owed), ...payoutEntries(fails ? 'payout-failed' : 'payout-paid', owed));
      expect(sumOf(all)).toBe(0);
      expect(sumOf(all, 'payouts')).toBe(0);
      expect(sumOf(all, 'trainer')).toBe(fails ? 0 - owed : 0);
      // After the payout the provider has the platform's fees only.
      if (!fails) expect(sumOf(all, 'provider')).toBe(0 - sumOf(all, 'platform'));
    }),
  );
});
