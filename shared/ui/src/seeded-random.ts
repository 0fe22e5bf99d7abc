/** `roll(n)` returns an integer from 0 to n - 1. */
export type Roll = (sides: number) => number;

/** Deterministic numbers for a seed, equal on server and browser (mulberry32). */
export function seededRandom(seed: number): Roll {
  let state = (seed * 2_654_435_761) >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
