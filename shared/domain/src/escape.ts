const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Text for HTML or XML, in content and in quoted attributes. Drops the control characters that XML 1.0 does not allow.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r\u007f-\u009f]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
