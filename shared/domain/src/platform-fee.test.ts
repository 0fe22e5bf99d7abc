import { platformFeeExample, platformFeeTitle } from './platform-fee';

test('says the fee of the platform, with an example', () => {
  expect(platformFeeTitle(7.25)).toBe('Free to list, 7.25% when you sell');
  expect(platformFeeTitle(0)).toBe('Free to list, and no fee when you sell');
  expect(platformFeeExample(10)).toBe('A learner pays ₹5,000: you get ₹4,500.');
  expect(platformFeeExample(10, 99_900)).toBe('A learner pays ₹999: you get ₹899.10.');
});
