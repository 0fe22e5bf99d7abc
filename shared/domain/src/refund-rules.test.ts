import { partialRefundRules, type RefundContext } from './refund-rules';
import { messagesOf } from './rules';

const message = (amount: number, left: number, currency: RefundContext['currency']) =>
  messagesOf(partialRefundRules, { amount }, { left, currency }).amount;

test('a part and its rest are large enough for a refund', () => {
  expect(message(100, 90_000, 'INR')).toBeUndefined();
  expect(message(90_000, 90_000, 'INR')).toBeUndefined();
  expect(message(89_900, 90_000, 'INR')).toBeUndefined();
  expect(message(90_001, 90_000, 'INR')).toBe('Please enter an amount up to ₹900');
  expect(message(Number.NaN, 90_000, 'USD')).toBe('Please enter an amount up to $900');
  expect(message(1, 90_000, 'INR')).toBe('Please enter at least ₹1');
  expect(message(99, 90_000, 'USD')).toBe('Please enter at least $1');
  expect(message(89_901, 90_000, 'INR')).toBe(
    '₹0.99 would be left, which is too little for a refund. Please enter ₹900, or at most ₹899',
  );
  expect(message(100, 150, 'INR')).toBe('₹0.50 would be left, which is too little for a refund. Please enter ₹1.50');
});
