/** The text with the signs escaped that LIKE reads as placeholders. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
