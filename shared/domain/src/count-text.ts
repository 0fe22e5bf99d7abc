/** A count with its noun, e.g. `1 session` and `30 sessions`. The plural of the noun ends in s. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
