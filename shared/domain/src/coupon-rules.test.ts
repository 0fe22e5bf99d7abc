import { couponRules } from './coupon-rules';
import { messagesOf } from './rules';

test('a form without errors has no messages', () => {
  const form = {
    code: 'early10',
    kind: 'percent' as const,
    percent: 10,
    amountInr: null,
    amountUsd: null,
    scope: 'all' as const,
    courseIds: [],
    batchIds: [],
    firstDay: '2026-01-10',
    lastDay: '2026-01-10',
    maxUses: 1,
    maxUsesPerLearner: null,
  };
  expect(messagesOf(couponRules, form)).toEqual({});
  expect(Object.keys(messagesOf(couponRules, { ...form, percent: Number.NaN, maxUses: 1.5 }))).toEqual([
    'percent',
    'maxUses',
  ]);
  // Two decimals are stored.
  expect(Object.keys(messagesOf(couponRules, { ...form, percent: 0.004 }))).toEqual(['percent']);
  expect(messagesOf(couponRules, { ...form, percent: 0.01 })).toEqual({});
  // It would be stored as 100 %, which makes a course free.
  expect(messagesOf(couponRules, { ...form, percent: 99.999 })).toEqual({
    percent: 'Please enter at most two decimals',
  });
});
