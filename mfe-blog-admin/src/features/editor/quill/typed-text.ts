import type Quill from 'quill';
import type { Delta } from 'quill';

/** What the author typed with one key; null for other changes, such as undo and the text of an input method. */
export function typedText(quill: Quill, { ops }: Delta, source: string): { text: string; end: number } | null {
  if (source !== 'user' || quill.history.ignoreChange || quill.composition.isComposing) return null;
  const [first, second] = ops;
  const [at, insert] = typeof first?.retain === 'number' ? [first.retain, second?.insert] : [0, first?.insert];
  if (typeof insert !== 'string' || insert.length !== 1 || ops.some((op) => op.delete)) return null;
  return { text: insert, end: at + 1 };
}

/** The text of a line before `index`, with a sign for each picture; null in code and tables, where it stays as typed. */
export function lineBefore(quill: Quill, index: number): { start: number; text: string } | null {
  const [line, offset] = quill.getLine(index);
  const formats = line?.formats() ?? {};
  if (!line || formats['code-block'] || formats.table) return null;
  const start = index - offset;
  const { ops } = quill.getContents(start, offset);
  return { start, text: ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\ufffc')).join('') };
}
