import { tableId } from 'quill/formats/table';

const spanMax = 50;

/**
 * Changes tables to rows of single cells. Merged cells are followed by empty ones, so that columns stay in line; tables
 * in cells become text; a caption becomes a paragraph.
 * @param joinLines  makes one line of the paragraphs in a cell
 */
export function prepareTables(body: HTMLElement, joinLines: (cell: Element, count: number) => void): void {
  const doc = body.ownerDocument;
  for (const inner of body.querySelectorAll('table table')) inner.replaceWith(textOfTable(inner));
  for (const table of body.querySelectorAll('table')) {
    const caption = table.querySelector('caption');
    if (caption) {
      const paragraph = doc.createElement('p');
      paragraph.append(...caption.childNodes);
      table.before(paragraph);
      caption.remove();
    }
    const grid = gridOf(table);
    const width = Math.max(0, ...grid.map((row) => row.length));
    const rows = grid.map((cells) => {
      const row = doc.createElement('tr');
      const id = tableId();
      for (let at = 0; at < width; at += 1) row.append(cellOf(doc, cells[at] ?? null, id, joinLines));
      return row;
    });
    if (width === 0) {
      table.remove();
      continue;
    }
    const flat = doc.createElement('tbody');
    flat.append(...rows);
    table.replaceChildren(flat);
    // Two tables without text between them would become one.
    if (table.nextElementSibling?.tagName === 'TABLE') table.after(doc.createElement('p'));
  }
}

function cellOf(doc: Document, source: Element | null, id: string, joinLines: (cell: Element, count: number) => void) {
  const cell = doc.createElement('td');
  if (source) {
    for (const item of source.querySelectorAll('li')) {
      for (const list of item.querySelectorAll('ol, ul')) list.before(doc.createElement('br'));
    }
    cell.append(...source.childNodes);
    for (const name of ['class', 'dir', 'lang']) {
      const value = source.getAttribute(name);
      if (value) cell.setAttribute(name, value);
    }
    for (const code of cell.querySelectorAll('pre')) keepLines(code);
    for (const block of cell.querySelectorAll('li, pre, hr')) {
      const line = doc.createElement('div');
      line.append(...block.childNodes);
      block.replaceWith(line);
    }
    for (const list of cell.querySelectorAll('ol, ul')) list.replaceWith(...list.childNodes);
    joinLines(cell, 1);
    if (source.tagName === 'TH') cell.setAttribute('data-header', 'true');
  }
  cell.setAttribute('data-row', id);
  return cell;
}

/** Makes the lines and spaces of code those of text. */
function keepLines(code: Element) {
  const texts = code.ownerDocument.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const lines = (text.nodeValue ?? '')
      .replace(/ {2,}|\t/g, (run) => '\u00a0'.repeat(run === '\t' ? 4 : run.length))
      .split('\n');
    const parts = lines.flatMap((line, at) => (at > 0 ? [code.ownerDocument.createElement('br'), line] : [line]));
    (text as Text).replaceWith(...parts);
  }
}

/** The cells of each row by column; null where a merged cell reaches. */
function gridOf(table: Element): (Element | null)[][] {
  const grid: (Element | null)[][] = [...table.querySelectorAll('tr')].map(() => []);
  [...table.querySelectorAll('tr')].forEach((row, y) => {
    let x = 0;
    for (const cell of [...row.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH')) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let dy = 0; dy < down; dy += 1) {
        const line = grid[y + dy];
        for (let dx = 0; line && dx < across; dx += 1) line[x + dx] = dx === 0 && dy === 0 ? cell : null;
      }
      x += across;
    }
  });
  return grid.filter((row) => row.length > 0);
}

function spanOf(cell: Element, name: string): number {
  const span = Number(cell.getAttribute(name));
  return Number.isInteger(span) && span > 0 ? Math.min(span, spanMax) : 1;
}

function textOfTable(table: Element): Element {
  const text = table.ownerDocument.createElement('div');
  for (const row of table.querySelectorAll('tr')) {
    const line = table.ownerDocument.createElement('div');
    line.textContent = [...row.children].map((cell) => (cell.textContent ?? '').trim()).join(' ');
    text.append(line);
  }
  return text;
}
