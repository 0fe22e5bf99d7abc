const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes text for content and quoted attributes of HTML and XML. Drops control characters that XML 1.0 forbids.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r\u007f-\u009f]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
