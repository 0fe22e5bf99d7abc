import type Quill from 'quill';
import type { Range } from 'quill';

/** The HTML of the text, or of a range of it. */
export function htmlOfRange(quill: Quill, range?: Range): string {
  const html = range ? quill.getSemanticHTML(range) : quill.getSemanticHTML();
  const withoutCursor = html.replace(/<span class="ql-cursor">\ufeff*<\/span>/g, '');
  // The export writes every space as an entity; a real non-breaking space is a character.
  return withoutCursor.replace(/(?:&nbsp;)+/g, spaces).replace(/<p( [^<>]*)?><\/p>/g, '<p$1><br></p>');
}

/** HTML shows a run of spaces as one, so all but the last become non-breaking. */
const spaces = (run: string) => `${'\u00a0'.repeat(run.length / '&nbsp;'.length - 1)} `;
