import fc from 'fast-check';
import { taxSum } from './ledger';
import { financialYearOf, gstinCheckCharacter, gstRateOn, invoiceNumber, isGstin, taxIn } from './tax';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'].map((number) => [number]))(
  'the GST number %s has the right check character',
  (number) => {
    expect(gstinCheckCharacter(number.slice(0, 14))).toBe(number.charAt(14));
    expect(isGstin(number)).toBe(true);
  },
);

test('refuses another check character, an unknown state and another form', () => {
  expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
  const unknown = '28AAPFU0939F1Z';
  expect(isGstin(unknown + gstinCheckCharacter(unknown))).toBe(false);
  expect(isGstin('27AAPFU0939F1Z')).toBe(false);
  expect(isGstin('')).toBe(false);
});

test('every change of one character is found', () => {
  const number = '27AAPFU0939F1ZV';
  const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 }), fc.constantFrom(...characters), (at, character) => {
      fc.pre(number.charAt(at) !== character);
      expect(isGstin(number.slice(0, at) + character + number.slice(at + 1))).toBe(false);
    }),
  );
});

test('the rate counts from its day on', () => {
  expect([gstRateOn('2017-06-30'), gstRateOn('2017-07-01'), gstRateOn('2026-11-23')]).toEqual([0, 18, 18]);
});

test('₹1,180 contain ₹180 of tax, in two halves within a state', () => {
  expect(taxIn(118_000, { percent: 18, withinState: true })).toEqual({ cgst: 9000, sgst: 9000, igst: 0 });
  expect(taxIn(118_000, { percent: 18, withinState: false })).toEqual({ cgst: 0, sgst: 0, igst: 18_000 });
  expect(taxIn(118_000, { percent: 0, withinState: true })).toEqual({ cgst: 0, sgst: 0, igst: 0 });
});

test('halves are equal and the tax is within a minor unit of the exact one, for every price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.boolean(), (payment, withinState) => {
      const tax = taxIn(payment, { percent: 18, withinState });
      expect(tax.cgst).toBe(tax.sgst);
      expect(Math.abs(taxSum(tax) - (payment * 18) / 118)).toBeLessThanOrEqual(1);
      expect(payment - taxSum(tax)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the financial year starts on 1 April in India', () => {
  expect(financialYearOf(new Date('2027-03-31T18:29:59Z'))).toBe('2026-27');
  expect(financialYearOf(new Date('2027-03-31T18:30:00Z'))).toBe('2027-28');
  expect(financialYearOf(new Date('2099-12-01T00:00:00Z'))).toBe('2099-00');
});

test('a number has 16 characters', () => {
  expect(invoiceNumber('invoice', '2026-27', 42)).toBe('INV/26-27/000042');
  expect(invoiceNumber('credit-note', '2026-27', 999_999)).toHaveLength(16);
});
