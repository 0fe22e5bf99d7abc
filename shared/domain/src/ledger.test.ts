import fc from 'fast-check';
import { couponAmount } from './coupons';
import { type LedgerEntry, refundEntries, saleEntries, unassignedEntries } from './ledger';
import { discounted } from './money';

const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);
const of = (entries: readonly LedgerEntry[], account: LedgerEntry['account']) =>
  sum(entries.filter((entry) => entry.account === account));

const minor = fc.integer({ min: 0, max: 1_000_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const feePercent = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);

test('a sale adds up to zero for every price, discount, coupon and fee', () => {
  fc.assert(
    fc.property(minor, percent, percent, feePercent, (full, discount, off, fee) => {
      const price = discounted(full, discount);
      const coupon = couponAmount({ kind: 'percent', percent: off }, price, 'INR') ?? 0;
      const entries = saleEntries({ payment: price - coupon, coupon, feePercent: fee });
      expect(sum(entries)).toBe(0);
      expect(entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
      expect(of(entries, 'provider')).toBe(price - coupon);
      // What the trainer is owed and what the platform keeps are the payment.
      expect(of(entries, 'trainer') + of(entries, 'platform')).toBe(coupon - price);
    }),
  );
});

test('refunds in any parts add up to zero each, and together take back payment and fee', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 400_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, feePercent, fc.constantFrom('refund' as const, 'chargeback' as const), (amounts, rate, line) => {
      const payment = amounts.reduce((total, amount) => total + amount, 0);
      const all = saleEntries({ payment, coupon: 0, feePercent: rate });
      const fee = -of(all, 'platform');
      let [refundedBefore, feeReturnedBefore] = [0, 0];
      for (const amount of amounts) {
        const entries = refundEntries({ amount, line, payment, fee, refundedBefore, feeReturnedBefore });
        expect(sum(entries)).toBe(0);
        refundedBefore += amount;
        feeReturnedBefore += of(entries, 'platform');
        expect(feeReturnedBefore).toBeLessThanOrEqual(fee);
        all.push(...entries);
      }
      for (const account of ['provider', 'trainer', 'platform'] as const) expect(of(all, account)).toBe(0);
    }),
  );
});

test('a payment without an order has no creditor yet', () => {
  expect(sum(unassignedEntries(500))).toBe(0);
  expect(unassignedEntries(0)).toEqual([]);
});
