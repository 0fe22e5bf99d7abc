import fc from 'fast-check';
import { couponAmount } from './coupons';
import { type LedgerEntry, refundEntries, refundShares, saleEntries, type TaxParts, unassignedEntries } from './ledger';
import { discounted, percentOf } from './money';

const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, { amount }) => total + amount, 0);
const of = (entries: readonly LedgerEntry[], account: LedgerEntry['account']) =>
  sum(entries.filter((entry) => entry.account === account));

const ofLine = (entries: readonly LedgerEntry[], line: LedgerEntry['line']) =>
  sum(entries.filter((entry) => entry.account === 'trainer' && entry.line === line));

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

const nothing = { payment: 0, coupon: 0, fee: 0, cgst: 0, sgst: 0, igst: 0 };
const parts = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 8 });
/** Taxes of a payment: in two halves, or as a whole. */
const taxOf = (payment: number, rate: number, isSplit: boolean): TaxParts => {
  const half = percentOf(payment, rate / 2);
  return isSplit ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: percentOf(payment, rate) };
};

test('refunds in any parts add up to zero each, and together take back payment, coupon, taxes and fee', () => {
  fc.assert(
    fc.property(parts, minor, feePercent, feePercent, fc.boolean(), (amounts, coupon, rate, taxRate, isSplit) => {
      const payment = amounts.reduce((total, amount) => total + amount, 0);
      const tax = taxOf(payment, taxRate, isSplit);
      const all = saleEntries({ payment, coupon, feePercent: rate, tax });
      const sale = { payment, coupon, ...tax, fee: 0 - of(all, 'platform') };
      let refunded = { ...nothing };
      for (const amount of amounts) {
        const { coupon: couponBack, ...taxBack } = refundShares(amount, sale, refunded);
        const entries = refundEntries({ amount, line: 'refund', sale, returned: refunded, refunded });
        expect(sum(entries)).toBe(0);
        // Both halves of the tax stay equal.
        expect(taxBack.cgst).toBe(taxBack.sgst);
        refunded = {
          payment: refunded.payment + amount,
          coupon: refunded.coupon + couponBack,
          cgst: refunded.cgst + taxBack.cgst,
          sgst: refunded.sgst + taxBack.sgst,
          igst: refunded.igst + taxBack.igst,
          fee: refunded.fee + of(entries, 'platform'),
        };
        all.push(...entries);
      }
      expect(refunded).toEqual(sale);
      for (const account of ['provider', 'trainer', 'platform'] as const) expect(of(all, account)).toBe(0);
      for (const line of ['cgst', 'sgst', 'igst', 'coupon', 'platform-fee'] as const) expect(ofLine(all, line)).toBe(0);
    }),
  );
});

test('chargebacks in parts give back the fee, and no coupon and no tax', () => {
  fc.assert(
    fc.property(parts, feePercent, (amounts, rate) => {
      const payment = amounts.reduce((total, amount) => total + amount, 0);
      const tax = taxOf(payment, 18, true);
      const sold = saleEntries({ payment, coupon: 0, feePercent: rate, tax });
      const sale = { payment, coupon: 0, ...tax, fee: 0 - of(sold, 'platform') };
      let returned = { ...nothing };
      for (const amount of amounts) {
        const entries = refundEntries({ amount, line: 'chargeback', sale, returned, refunded: nothing });
        expect(sum(entries)).toBe(0);
        expect(ofLine(entries, 'cgst')).toBe(0);
        returned = { ...returned, payment: returned.payment + amount, fee: returned.fee + of(entries, 'platform') };
      }
      expect(returned.fee).toBe(sale.fee);
    }),
  );
});

test('a payment without an order has no creditor yet', () => {
  expect(sum(unassignedEntries(500))).toBe(0);
  expect(unassignedEntries(0)).toEqual([]);
});
