import { escapeMarkup } from '@kaksha/domain/escape';
import Quill, { Parchment } from 'quill';
import { BlockEmbed } from 'quill/blots/block';
import CodeBlock, { CodeBlockContainer } from 'quill/formats/code';
import ListItem, { ListContainer } from 'quill/formats/list';
import { TableBody, TableCell, TableContainer, TableRow } from 'quill/formats/table';
import { type ItemHtml, listHtml } from './list-html';

const { Attributor, EmbedBlot, Scope } = Parchment;

/** A line break inside a paragraph. */
class LineBreak extends EmbedBlot {
  static override blotName = 'line-break';
  static override tagName = 'BR';
  /** Tells it from the filler of empty lines. */
  static override className = 'ql-line-break';

  static override value() {
    return true;
  }

  html() {
    return '<br>';
  }
}

class Divider extends BlockEmbed {
  static override blotName = 'divider';
  static override tagName = 'HR';

  static override value() {
    return true;
  }

  html() {
    return '<hr>';
  }
}

/** Where an ordered list starts to count; the style sheet sets the counter. */
class StartAttributor extends Attributor {
  override add(node: HTMLElement, value: unknown): boolean {
    if (!/^-?\d{1,4}$/.test(String(value))) return false;
    node.style.setProperty('--start', String(value));
    return super.add(node, value);
  }

  override remove(node: HTMLElement) {
    node.style.removeProperty('--start');
    super.remove(node);
  }
}

/** The library reads the text from the layout, which a test and a hidden editor do not have. */
class CodeLines extends CodeBlockContainer {
  override code(index: number, length: number): string {
    return this.children
      .map(({ domNode }) => domNode.textContent ?? '')
      .join('\n')
      .slice(index, index + length);
  }
}

class CodeLine extends CodeBlock {
  static override requiredContainer = CodeLines;

  /** The library would register its own container. */
  static override register() {}
}

/** The HTML of the blots inside, with their attributes: the library's export leaves them out. */
class Lists extends ListContainer {
  html(index: number, length: number): string {
    const items: ItemHtml[] = innerHtml(this, 'li', index, length).map(({ node, html }) => ({
      html,
      list: node.dataset.list ?? 'bullet',
      indent: Number(/ql-indent-(\d)/.exec(node.className)?.[1] ?? 0),
      start: node.dataset.start ?? null,
      attributes: attributesOf(node, /^ql-align-/),
    }));
    return listHtml(items);
  }
}

class Item extends ListItem {
  static override requiredContainer = Lists;

  static override register() {}
}

/** The library's export has borders, and no header cells. */
class Tables extends TableContainer {
  html(index: number, length: number): string {
    const rows = new Map<Node | null, string>();
    for (const { node, html } of innerHtml(this, 'td', index, length)) {
      const tag = node.dataset.header === undefined ? 'td' : 'th';
      const cell = `<${tag}${attributesOf(node, /^ql-align-/)}>${html}</${tag}>`;
      rows.set(node.parentNode, (rows.get(node.parentNode) ?? '') + cell);
    }
    return `<table><tbody>${[...rows.values()].map((cells) => `<tr>${cells}</tr>`).join('')}</tbody></table>`;
  }
}

class Body extends TableBody {
  static override requiredContainer = Tables;
}

class Row extends TableRow {
  static override requiredContainer = Body;
}

class Cell extends TableCell {
  static override requiredContainer = Row;
}

/** The HTML of each line in a part of a container. */
function innerHtml(container: ListContainer | TableContainer, selector: string, index: number, length: number) {
  const quill = Quill.find(container.scroll.domNode.parentElement as HTMLElement);
  return [...container.domNode.querySelectorAll<HTMLElement>(selector)].flatMap((node) => {
    const blot = Quill.find(node);
    if (!(quill instanceof Quill) || !blot || blot instanceof Quill) return [];
    const offset = blot.offset(container);
    const from = Math.max(index, offset);
    const to = Math.min(index + length, offset + blot.length() - 1);
    if (from > to) return [];
    return [{ node, html: quill.getSemanticHTML(container.offset(container.scroll) + from, to - from) }];
  });
}

function attributesOf(node: HTMLElement, classes: RegExp): string {
  const names = [...node.classList].filter((name) => classes.test(name)).join(' ');
  const values = { class: names, dir: node.getAttribute('dir'), lang: node.getAttribute('lang') };
  return Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${escapeMarkup(value)}"` : ''))
    .join('');
}

const block = { scope: Scope.BLOCK };

export const blockFormats = {
  'formats/line-break': LineBreak,
  'formats/divider': Divider,
  'formats/code-block': CodeLine,
  'formats/list': Item,
  'formats/table': Cell,
  'formats/direction': new Attributor('direction', 'dir', { ...block, whitelist: ['rtl', 'ltr', 'auto'] }),
  'formats/lang': new Attributor('lang', 'lang', block),
  'formats/start': new StartAttributor('start', 'data-start', block),
  'formats/header-cell': new Attributor('header-cell', 'data-header', block),
};
