import type { Fees } from './catalogue';
import {
  discounted,
  formatCount,
  formatMoney,
  formatPrice,
  isUnpayable,
  payableCurrency,
  payablePrice,
  payablePrices,
  priceIn,
  toMinor,
} from './money';

const fees = (inr: number | null, usd: number | null = null, discount = 0): Fees => ({ inr, usd, discount });

describe('money', () => {
  test('converts a fee with paise to whole minor units', () => {
    expect(toMinor(1.15)).toBe(115);
    expect(toMinor(9999.99)).toBe(999_999);
  });

  test('rounds the discount once, half up, in minor units', () => {
    expect(discounted(1_500_000, 20)).toBe(1_200_000);
    expect(discounted(999, 50)).toBe(500);
    expect(discounted(10_001, 33.33)).toBe(6668);
    expect(discounted(12_345, 100)).toBe(0);
    expect(discounted(12_345, 0)).toBe(12_345);
  });

  test('the discount applies to each fee', () => {
    const both = fees(15_000, 190, 20);
    expect(priceIn(both, 'INR')).toEqual({ currency: 'INR', full: 1_500_000, amount: 1_200_000 });
    expect(priceIn(both, 'USD')).toEqual({ currency: 'USD', full: 19_000, amount: 15_200 });
  });

  test('a rest below the smallest payment is not charged', () => {
    expect(priceIn(fees(1, 1, 50), 'INR')).toEqual({ currency: 'INR', full: 100, amount: 0 });
    expect(priceIn(fees(1, 1, 50), 'USD')).toEqual({ currency: 'USD', full: 100, amount: 0 });
    expect(priceIn(fees(2, null, 50), 'INR')?.amount).toBe(100);
    expect(formatPrice(payablePrice(fees(0.25)))).toBe('Free');
  });

  test('a learner pays in ₹ when the course has a fee in ₹, else in $', () => {
    expect(payableCurrency(fees(100, 2))).toBe('INR');
    expect(payableCurrency(fees(0, 2))).toBe('INR');
    expect(payableCurrency(fees(null, 2))).toBe('USD');
    expect(payableCurrency(fees(null, null))).toBeNull();
  });

  test('groups rupees in the Indian style and dollars by thousands', () => {
    expect(formatMoney(15_000_000, 'INR')).toBe('₹1,50,000');
    expect(formatMoney(123_456_700, 'USD')).toBe('$1,234,567');
  });

  test('groups as the formatters of the platform do', () => {
    for (const major of [0, 7, 99, 100, 999, 1000, 9999, 10_000, 99_999, 100_000, 1_234_567, 12_345_678, 123_456_789]) {
      expect(formatCount(major)).toBe(major.toLocaleString('en-IN'));
      expect(formatMoney(major * 100, 'INR')).toBe(`₹${major.toLocaleString('en-IN')}`);
      expect(formatMoney(major * 100 + 5, 'USD')).toBe(`$${major.toLocaleString('en-US')}.05`);
    }
  });

  test('shows decimals only when they are not zero', () => {
    expect(formatMoney(9950, 'INR')).toBe('₹99.50');
    expect(formatMoney(9900, 'INR')).toBe('₹99');
  });

  test('formats a missing fee as on request, and a zero fee or a discount of 100% as free', () => {
    expect(formatPrice(payablePrice(fees(null)))).toBe('Price on request');
    expect(formatPrice(payablePrice(fees(0)))).toBe('Free');
    expect(formatPrice(payablePrice(fees(500, null, 100)))).toBe('Free');
    expect(formatPrice(payablePrice(fees(null, 190, 20)))).toBe('$152');
  });
});

test('a learner pays in the currencies that the trainer takes; a free seat needs none', () => {
  const both = { inr: 100, usd: 2, discount: 0 };
  expect(payablePrices({ ...both, accepted: ['USD'] }).map(({ currency }) => currency)).toEqual(['USD']);
  expect(payablePrices(both).map(({ currency }) => currency)).toEqual(['INR', 'USD']);
  const rupees = { inr: 100, usd: null, discount: 0, accepted: ['USD'] } as const;
  expect([payableCurrency(rupees), isUnpayable(rupees)]).toEqual([null, true]);
  expect(payableCurrency({ ...rupees, inr: 0 })).toBe('INR');
  expect(isUnpayable({ inr: null, usd: null, discount: 0, accepted: ['USD'] })).toBe(false);
});
