import { formatMoney, percentOf } from './money';

/** A fee for the example, in paise. */
const exampleMinor = 500_000;

/** `Free to list, 10% when you sell`. */
export const platformFeeTitle = (percent: number): string =>
  percent > 0 ? `Free to list, ${percent}% when you sell` : 'Free to list, and no fee when you sell';

/** What the trainer gets of a payment. @param minor  what the learner pays, in paise */
export function platformFeeExample(percent: number, minor = exampleMinor): string {
  const fee = percentOf(minor, percent);
  return `A learner pays ${formatMoney(minor, 'INR')}: you get ${formatMoney(minor - fee, 'INR')}.`;
}
