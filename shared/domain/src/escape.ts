const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes text for content and quoted attributes of HTML and XML. Drops the characters that XML 1.0 forbids.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(/(?![\t\n\r\u007f-\u009f])[\p{Control}\p{Surrogate}\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON for a script element, which it cannot close. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
