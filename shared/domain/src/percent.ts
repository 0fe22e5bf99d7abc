/** `67%`, without a space. `percent` can be rounded text, as `2.0`. */
export const percentText = (percent: number | string): string => `${percent}%`;

/** The shares of counts as whole percents that add up to 100: the largest remainders are rounded up. */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const shares = counts.map((count) => (count * 100) / total);
  const whole = shares.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
