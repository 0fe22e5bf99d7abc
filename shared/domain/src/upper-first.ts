/** The text with a capital first letter. */
export const upperFirst = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());
