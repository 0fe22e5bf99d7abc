import fc from 'fast-check';
import { couponAmount, couponProgress, normalCouponCode } from './coupons';
import * as limits from './limits';
import { percentOf, priceIn } from './money';

const percent = (value: number) => ({ kind: 'percent', percent: value }) as const;

test('a percentage is rounded half to even', () => {
  expect([50, 150, 250, 350].map((minor) => percentOf(minor, 1))).toEqual([0, 2, 2, 4]);
  expect(percentOf(90_000, 12.5)).toBe(11_250);
  expect(percentOf(1_000_000_000, 99.99)).toBe(999_900_000);
});

test('an amount never takes more than the price, and needs the currency', () => {
  const coupon = { kind: 'amount', amounts: { INR: 50_000, USD: null } } as const;
  expect(couponAmount(coupon, 90_000, 'INR')).toBe(50_000);
  expect(couponAmount(coupon, 20_000, 'INR')).toBe(20_000);
  expect(couponAmount(coupon, 20_000, 'USD')).toBeNull();
});

test('a rest that providers refuse is covered', () => {
  expect(couponAmount(percent(99.95), 100_000, 'INR')).toBe(100_000);
  expect(couponAmount(percent(99.9), 100_000, 'INR')).toBe(99_900);
  const amount = { kind: 'amount', amounts: { INR: 99_950, USD: 1950 } } as const;
  expect(couponAmount(amount, 100_000, 'INR')).toBe(100_000);
  expect(couponAmount(amount, 2000, 'USD')).toBe(2000);
});

test('discount, coupon and payment add up to the fee in both currencies, and no payment is too small', () => {
  const hundredths = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
  const minor = fc.oneof(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 300 }));
  const value = fc.oneof(
    hundredths.map(percent),
    minor.map((amount) => ({ kind: 'amount', amounts: { INR: amount, USD: amount } }) as const),
  );
  fc.assert(
    fc.property(minor, hundredths, value, fc.constantFrom('INR', 'USD'), (fee, discount, coupon, currency) => {
      const { full = 0, amount: price = 0 } = priceIn({ inr: fee / 100, usd: fee / 100, discount }, currency) ?? {};
      const off = couponAmount(coupon, price, currency) ?? 0;
      const payment = price - off;
      expect([price, off, payment].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      expect(full).toBe(fee);
      for (const paid of [price, payment]) {
        expect(paid === 0 || paid >= limits.smallestPayment[currency]).toBe(true);
      }
    }),
  );
});

test('codes have capitals and no spaces', () => {
  expect(normalCouponCode(' early 10 ')).toBe('EARLY10');
});

test('a coupon is off, planned, running, used up or ended', () => {
  const now = new Date('2026-01-15T12:00:00Z');
  const coupon = { enabled: true, startsAt: null, endsAt: null, maxUses: null, uses: 0 };
  expect(couponProgress(coupon, now)).toBe('running');
  expect(couponProgress({ ...coupon, startsAt: '2026-01-16T00:00:00Z' }, now)).toBe('planned');
  expect(couponProgress({ ...coupon, endsAt: '2026-01-15T12:00:00Z' }, now)).toBe('ended');
  expect(couponProgress({ ...coupon, maxUses: 2, uses: 2 }, now)).toBe('used up');
  expect(couponProgress({ ...coupon, enabled: false }, now)).toBe('off');
});
