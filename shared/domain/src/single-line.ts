/**
 * A name or title on one line: line breaks and control characters are spaces, and characters that change the direction
 * of the text around them are left out.
 */
export const singleLine = (text: string): string =>
  text.replace(/\p{Bidi_Control}/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
