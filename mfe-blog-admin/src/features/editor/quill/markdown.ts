import type Quill from 'quill';
import { Delta } from 'quill';
import { lineBefore, typedText } from './typed-text';

/** A longer mark before the mark that it begins with. */
const inlineMarks = [
  ['**', 'bold'],
  ['~~', 'strike'],
  ['*', 'italic'],
] as const;

/** The format of a line by what is typed at its start. Lists are made by the library's `list autofill`. */
function lineFormat(text: string): readonly [name: string, value: unknown] | null {
  const [hashes] = /^#{1,6}(?= $)/.exec(text) ?? [];
  if (hashes) return ['header', hashes.length];
  if (text === '> ') return ['blockquote', true];
  if (text === '```') return ['code-block', true];
  return null;
}

/** The last text between two marks, which is not empty and has no space at its edges. */
function closedMark(text: string) {
  for (const [mark, format] of inlineMarks) {
    const end = text.length - mark.length;
    if (!text.endsWith(mark)) continue;
    const start = text.lastIndexOf(mark, end - mark.length - 1);
    const inner = text.slice(start + mark.length, end);
    if (start < 0 || inner === '' || inner !== inner.trim() || inner.startsWith('*') || inner.endsWith('*')) continue;
    const before = text[start - 1] ?? '';
    // `2*3*4` is a product, and of `**words*` only one mark is closed yet.
    if (before === mark[0] || (mark === '*' && /[\p{L}\p{N}]/u.test(before))) continue;
    return { mark, format, start, inner };
  }
  return null;
}

/** Turns Markdown marks into formats while they are typed. One undo gives the typed characters back. */
export function addMarkdown(quill: Quill): void {
  const apply = (change: Delta) => {
    quill.history.cutoff();
    quill.updateContents(change, 'user');
    quill.history.cutoff();
  };
  const formatLine = (lineStart: number, typed: string) => {
    const format = lineFormat(typed);
    const { list, blockquote } = quill.getFormat(lineStart);
    if (!format || list || blockquote) return false;
    const [line] = quill.getLine(lineStart);
    const rest = (line?.length() ?? 1) - 1 - typed.length;
    const [name, value] = format;
    apply(
      new Delta()
        .retain(lineStart)
        .delete(typed.length)
        .retain(rest)
        .retain(1, { header: null, [name]: value }),
    );
    quill.setSelection(lineStart, 0, 'silent');
    return true;
  };
  const formatWords = (lineStart: number, typed: string) => {
    const closed = closedMark(typed);
    if (!closed) return;
    const { mark, format, start, inner } = closed;
    const from = lineStart + start;
    const isCode = quill.getContents(from, typed.length - start).ops.some(({ attributes }) => attributes?.code);
    if (isCode) return;
    const { length } = mark;
    apply(
      new Delta()
        .retain(from)
        .delete(length)
        .retain(inner.length, { [format]: true })
        .delete(length),
    );
    quill.setSelection(from + inner.length, 0, 'silent');
    // The next words are typed without the format.
    quill.format(format, false, 'user');
  };
  quill.on('text-change', (change, _before, source) => {
    const typed = typedText(quill, change, source);
    if (!typed || !/[ *~`]$/.test(typed.text)) return;
    const line = lineBefore(quill, typed.end);
    if (line && !formatLine(line.start, line.text)) formatWords(line.start, line.text);
  });
}
