/** A name inside a sentence: its direction does not move the words and figures beside it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
