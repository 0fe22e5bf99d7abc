export interface ItemHtml {
  /** The text of the item. */
  html: string;
  /** `ordered`, `bullet`, `checked` or `unchecked`. */
  list: string;
  /** 0 for an item of the outermost list. */
  indent: number;
  /** The number of the first item of a list. */
  start: string | null;
  /** Attributes of the element, with a leading space. */
  attributes: string;
}

/** Nested lists of items that the editor has in one row. */
export function listHtml(items: readonly ItemHtml[]): string {
  const open: string[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()}>`;
  };
  for (const { list, indent, start, attributes, html: text } of items) {
    const tag = list === 'ordered' ? 'ol' : 'ul';
    while (open.length > indent + 1) close();
    if (open.length === indent + 1 && (open[indent] !== tag || start)) close();
    if (open.length === indent + 1) html += '</li>';
    while (open.length < indent + 1) {
      const isOwn = open.length === indent;
      html += isOwn ? `<${tag}${tag === 'ol' && start ? ` start="${start}"` : ''}>` : `<${tag}><li>`;
      open.push(tag);
    }
    html += `<li${/checked$/.test(list) ? ` data-list="${list}"` : ''}${attributes}>${text}`;
  }
  while (open.length > 0) close();
  return html;
}
