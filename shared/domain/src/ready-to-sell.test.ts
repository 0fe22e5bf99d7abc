import { batch, course } from '@kaksha/testing/factories';
import { missingToSell, needsOf, type Seller, sellsWithout } from './ready-to-sell';

const now = new Date('2026-01-15T06:30:00Z');
const photo = { src: '/a.webp', avif: null, webp: null, width: 96, height: 96 };
const ready: Seller = {
  payments: { currencies: ['INR'], payoutKind: 'upi', refundTermsAccepted: true },
  tax: { name: 'Ananya', address: '1 Hill Road' },
};
const sold = (overrides: Parameters<typeof course>[0] = {}) => {
  const made = course({ batches: [batch()], fees: { inr: 5000, usd: null, discount: 0 }, ...overrides });
  return { ...made, trainer: { ...made.trainer, photo: photo.src as never } };
};

test('a course that has all is ready', () => {
  expect(missingToSell(sold(), ready, now)).toEqual([]);
});

test('a course sells without a photo only', () => {
  expect(needsOf(sold()).filter(sellsWithout)).toEqual(['photo']);
});

test('names what is missing, in the order of the checklist', () => {
  const nothing: Seller = {
    payments: { currencies: [], payoutKind: null, refundTermsAccepted: false },
    tax: { name: '', address: '' },
  };
  expect(
    missingToSell(course({ ...sold(), trainer: { ...sold().trainer, photo: null }, batches: [] }), nothing, now),
  ).toEqual(['photo', 'batch', 'currencies', 'payout', 'refundTerms', 'tax']);
});

test('an open online batch needs a meeting link; a classroom does not', () => {
  const without = batch({ meeting: 'none' });
  expect(missingToSell({ ...sold(), batches: [without] }, ready, now)).toEqual(['meeting']);
  expect(missingToSell({ ...sold(), batches: [{ ...without, mode: 'Classroom(Offline)' }] }, ready, now)).toEqual([]);
});

test('a free course needs no payments, and what is not loaded is not missing', () => {
  const free = sold({ fees: { inr: 0, usd: null, discount: 0 } });
  expect(missingToSell(free, { payments: null, tax: { name: '', address: '' } }, now)).toEqual([]);
  expect(missingToSell(sold(), { payments: null, tax: null }, now)).toEqual([]);
});
