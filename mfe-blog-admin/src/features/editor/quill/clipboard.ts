import Quill, { Delta, type Range } from 'quill';
import Clipboard from 'quill/modules/clipboard';
import { type CleanRules, cleanDelta, type LeftOut } from './clean-delta';
import { htmlOfRange } from './html-of';
import { prepareHtml, restoreSpaces } from './prepare-html';

export interface Paste extends CleanRules {
  /** Called after a paste with what was left out. */
  onPasted: (left: LeftOut) => void;
}

/** Reads stored HTML, and cleans pasted content before it is inserted. */
export class CleanClipboard extends Clipboard {
  declare options: Clipboard['options'] & { clean?: Paste };
  private isPasting = false;

  constructor(quill: Quill, options: Partial<Clipboard['options']>) {
    super(quill, options);
    // `prepareHtml` decides which line breaks are text; the library makes paragraphs of all.
    this.matchers = this.matchers.filter(([selector]) => selector !== 'br');
  }

  override onPaste(range: { index: number; length: number }, { text, html }: { text?: string; html?: string }) {
    const { quill, options } = this;
    const format = quill.getFormat(range.index);
    this.isPasting = true;
    const pasted = this.convert({ text, html }, format);
    this.isPasting = false;
    const { delta, left } = cleanDelta(format.table ? withoutLines(pasted) : pasted, options.clean ?? {});
    // The text before a table stays in a line of its own.
    const isInText = beginsWithTable(delta) && quill.getLine(range.index)[1] > 0;
    const start = new Delta().retain(range.index).delete(range.length);
    const change = (isInText ? start.insert('\n') : start).concat(delta);
    quill.history.cutoff();
    quill.updateContents(change, 'user');
    quill.history.cutoff();
    quill.setSelection(change.length() - range.length, 'silent');
    quill.scrollSelectionIntoView();
    options.clean?.onPasted(left);
  }

  override onCopy(range: Range, isCut: boolean) {
    return { ...super.onCopy(range, isCut), html: htmlOfRange(this.quill, range) };
  }

  protected override convertHTML(html: string): Delta {
    return restoreSpaces(super.convertHTML(html));
  }

  /** Quill copies the list items of Word by `innerHTML` of new elements, which Trusted Types refuse. */
  override normalizeHTML(doc: Document) {
    const create = document.createElement.bind(document);
    const value = (name: string) => {
      const element = create(name);
      const set = (html: string) =>
        element.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
      return Object.defineProperty(element, 'innerHTML', { set });
    };
    Object.defineProperty(document, 'createElement', { value, configurable: true });
    try {
      super.normalizeHTML(doc);
    } finally {
      Reflect.deleteProperty(document, 'createElement');
    }
    prepareHtml(doc, this.isPasting);
  }
}

/** Whether the first line is a cell. */
const beginsWithTable = ({ ops }: Delta) =>
  !!ops.find(({ insert }) => typeof insert === 'string' && insert.includes('\n'))?.attributes?.table;

/** A cell of a table has one line: further lines would leave the table. */
function withoutLines(delta: Delta): Delta {
  const blocks = [
    'table',
    'list',
    'header',
    'blockquote',
    'code-block',
    'indent',
    'align',
    'direction',
    'start',
    'lang',
  ];
  return delta.reduce((flat, { insert, attributes = {} }) => {
    const formats = Object.fromEntries(Object.entries(attributes).filter(([name]) => !blocks.includes(name)));
    if (typeof insert !== 'string') {
      return insert && !('video' in insert || 'divider' in insert) ? flat.insert(insert, formats) : flat;
    }
    insert.split('\n').forEach((line, at) => {
      if (at > 0) flat.insert({ 'line-break': true });
      flat.insert(line, formats);
    });
    return flat;
  }, new Delta());
}
