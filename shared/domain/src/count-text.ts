/** `session` for one, `sessions` for any other count. */
export const nounFor = (count: number, noun: string, nouns = `${noun}s`): string => (count === 1 ? noun : nouns);

/** A count with its noun, e.g. `1 session` and `30 sessions`. */
export const countText = (count: number, noun: string, nouns?: string): string =>
  `${count} ${nounFor(count, noun, nouns)}`;
