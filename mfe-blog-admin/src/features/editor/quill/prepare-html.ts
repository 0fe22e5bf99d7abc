import { Delta } from 'quill';
import { prepareTables } from './prepare-tables';

/** Spaces that pages show as they are; the library reads each as the space of the keyboard. */
const shownSpaces =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000';

/** The first of the noncharacters that stand for them while the library reads. No text has them. */
const firstStandIn = 0xfdd0;

const sameMeaning: Readonly<Record<string, string>> = {
  ...{ del: 's', ins: 'u', tt: 'code', kbd: 'code', samp: 'code' },
};
const lines = 'p, div, h1, h2, h3, h4, h5, h6, blockquote, section, article, dt, dd, figcaption';
const lists = 'ol, ul';

/** Changes parsed HTML to the flat lines that the editor has, without losing what they mean. */
export function prepareHtml(doc: Document, isPaste: boolean): void {
  const { body } = doc;
  if (isPaste) {
    prepareCode(body);
    prepareRaised(body);
  }
  keepSpaces(body, isPaste);
  for (const code of body.querySelectorAll('.ql-code-block-container')) joinCode(code);
  for (const [tag, other] of Object.entries(sameMeaning)) {
    for (const element of body.querySelectorAll(tag)) rename(element, other);
  }
  for (const element of body.querySelectorAll('.ql-direction-rtl')) {
    element.classList.remove('ql-direction-rtl');
    if (!element.hasAttribute('dir')) element.setAttribute('dir', 'rtl');
  }
  for (const lineBreak of body.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  prepareTables(body, joinLines);
  for (const quote of body.querySelectorAll('blockquote')) joinLines(quote, 2);
  for (const list of body.querySelectorAll(lists)) {
    if (!list.parentElement?.closest('ol, ul')) flattenList(list);
  }
  prepareBreaks(body, isPaste);
}

export const restoreSpaces = (delta: Delta): Delta =>
  new Delta(
    delta.ops.map((op) =>
      typeof op.insert === 'string'
        ? {
            ...op,
            insert: op.insert.replace(
              /[\ufdd0-\ufdef]/g,
              (sign) => shownSpaces[sign.charCodeAt(0) - firstStandIn] ?? '',
            ),
          }
        : op,
    ),
  );

function keepSpaces(body: HTMLElement, isPaste: boolean) {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replace(/\s/g, (space) => {
      const at = shownSpaces.indexOf(space);
      // Office programs write non-breaking spaces where authors typed others.
      return at < 0 || (isPaste && space === '\u00a0') ? space : String.fromCharCode(firstStandIn + at);
    });
  }
}

function rename(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Code editors write code as elements with a style that keeps spaces. */
function prepareCode(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { whiteSpace, fontFamily } = element.style;
    if (!/^pre/.test(whiteSpace) || !/mono|consolas|courier|menlo|monaco/i.test(fontFamily)) continue;
    if (element.closest('pre') || !body.contains(element)) continue;
    const code = textOfCode(element).replace(/\n$/, '');
    const copy = body.ownerDocument.createElement(code.includes('\n') ? 'pre' : 'code');
    copy.textContent = code;
    element.replaceWith(copy);
  }
}

/** Google Docs writes raised and lowered text as styles. */
function prepareRaised(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { verticalAlign } = element.style;
    if (verticalAlign !== 'super' && verticalAlign !== 'sub') continue;
    const inner = body.ownerDocument.createElement(verticalAlign === 'super' ? 'sup' : 'sub');
    inner.append(...element.childNodes);
    element.append(inner);
  }
}

/** Earlier versions of the editor wrote an element for each line of code. */
function joinCode(container: Element) {
  const code = container.ownerDocument.createElement('pre');
  code.textContent = [...container.children].map((line) => line.textContent).join('\n');
  container.replaceWith(code);
}

function textOfCode(node: Node): string {
  const text = [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return child.nodeValue ?? '';
      return child.nodeName === 'BR' ? '\n' : textOfCode(child);
    })
    .join('')
    .replaceAll('\u00a0', ' ');
  const isLine = ['DIV', 'P', 'LI'].includes(node.nodeName) && node.parentNode?.nodeName !== 'BODY';
  return isLine && !text.endsWith('\n') ? `${text}\n` : text;
}

/**
 * Replaces the paragraphs in an element by line breaks, because a cell, a quote and a list item are one line in the
 * editor.
 * @param count  line breaks between two paragraphs
 */
function joinLines(parent: Element, count: number) {
  const create = () => parent.ownerDocument.createElement('br');
  const found = [...parent.querySelectorAll(lines)].filter((line) => !line.closest('pre'));
  for (const line of found) {
    const breaks = Array.from({ length: count }, create);
    for (const name of ['dir', 'lang']) {
      const value = line.getAttribute(name);
      if (value && !parent.hasAttribute(name)) parent.setAttribute(name, value);
    }
    if (hasText(line.previousSibling)) line.before(...breaks);
    const next = line.nextSibling;
    if (hasText(next) && !(next instanceof Element && next.matches(`${lines}, ${lists}`))) line.after(create());
    line.replaceWith(...line.childNodes);
  }
}

/** Whether an element or a text that is shown stands before it or after it. */
function hasText(node: Node | null): boolean {
  if (!node) return false;
  if (node.nodeType !== Node.TEXT_NODE) return node.nodeName !== 'BR';
  return (node.nodeValue ?? '').trim() !== '';
}

/** Nested lists become one list of items with an indent, so that an item's formats do not reach the items in it. */
function flattenList(list: Element) {
  const flat = list.ownerDocument.createElement('ol');
  collect(list, 0, flat);
  list.replaceWith(flat);
}

function collect(list: Element, depth: number, flat: Element) {
  const type = list.tagName === 'OL' ? 'ordered' : 'bullet';
  const follows = depth === 0 && list.previousElementSibling?.tagName === 'OL' && !hasTextBetween(list);
  let start = type === 'ordered' ? (list.getAttribute('start') ?? (follows ? '1' : null)) : null;
  for (const child of [...list.children]) {
    if (child.matches(lists)) collect(child, depth + 1, flat);
    if (!(child instanceof Element) || child.tagName !== 'LI') continue;
    const nested = [...child.children].filter((element) => element.matches(lists));
    for (const inner of nested) inner.remove();
    joinLines(child, 1);
    const isOnlyNested = nested.length > 0 && child.textContent?.trim() === '' && !child.querySelector('img, iframe');
    if (!isOnlyNested) {
      const own = child.getAttribute('data-list') ?? '';
      child.setAttribute('data-list', /^(?:ordered|bullet|checked|unchecked)$/.test(own) ? own : type);
      if (depth > 0) child.classList.add(`ql-indent-${Math.min(depth, 8)}`);
      if (start) child.setAttribute('data-start', start);
      start = null;
      flat.append(child);
    }
    for (const inner of nested) collect(inner, depth + 1, flat);
  }
}

/** Whether text stands between an element and the element before it. */
function hasTextBetween(element: Element): boolean {
  const previous = element.previousSibling;
  return previous?.nodeType === Node.TEXT_NODE && (previous.nodeValue ?? '').trim() !== '';
}

/** Marks the line breaks that are text. The only one of a line fills an empty line; a paste often ends lines by one. */
function prepareBreaks(body: HTMLElement, isPaste: boolean) {
  for (const lineBreak of body.querySelectorAll('br')) {
    const parent = lineBreak.parentElement;
    const isAlone = parent !== body && parent?.textContent === '' && parent.querySelector('br, img, hr') === lineBreak;
    const isLast = !lineBreak.nextSibling && parent !== body && parent?.matches(`${lines}, li, td`);
    if (isAlone && parent?.matches(lines) && parent.querySelectorAll('br').length === 1) lineBreak.remove();
    else if (isPaste && isLast) lineBreak.remove();
    else lineBreak.className = 'ql-line-break';
  }
}
