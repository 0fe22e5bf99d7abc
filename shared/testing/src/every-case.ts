/**
 * Whether tests with many alike cases try every case. `npm test` tries some of them, because all take minutes;
 * `npm run drill -- every-case` sets `TEST_EVERY_CASE` and tries all.
 */
export const everyCase = process.env.TEST_EVERY_CASE === '1';

/**
 * All cases in a run with every case, otherwise one in `of`, beginning at a place. Rows of a matrix that begin at
 * different places try each column.
 */
export function someCases<Case>(cases: readonly Case[], of: number, beginAt = 0): readonly Case[] {
  return everyCase ? cases : cases.filter((_, at) => at % of === beginAt % of);
}
