import { required } from '@kaksha/domain/typed';

/**
 * JSON in which like objects are rows of one table, written column by column. Equal objects are one row, long texts that
 * repeat are written once, and addresses of pictures are written in parts.
 */
export interface PackedJson {
  /** Keys of each table. The rows of `srcsetTable` and `joinedTable` are texts in parts. */
  keys: readonly (readonly string[])[];
  /** Columns of each table. */
  columns: readonly (readonly Column[])[];
  texts: readonly string[];
  /** The data as a column of one cell. */
  value: Column;
}

/**
 * A column whose cells are all equal is that cell. Any other starts with a mark. After `rawMark` stand the cells, after
 * `textMark` texts and places in `texts`, after `listMark` the lengths of the lists and a column of all their items,
 * after `mixedMark` columns of one cell, after the number of a table the steps from row to row. After `sparseMark` stands
 * a column whose most frequent cell is written once: mark, that cell, then for each other one its distance and itself.
 */
type Column = Scalar | readonly unknown[];
type Scalar = string | number | boolean | null;

const rawMark = -1;
const textMark = -2;
const listMark = -3;
const mixedMark = -4;
const sparseMark = -5;

const srcsetTable = 0;
const joinedTable = 1;
/** Parts of a `srcset`, and of another address of a picture. */
const partTables = [
  ['folder', 'name', 'after', 'widths'],
  ['folder', 'name', 'after'],
];

/** An object: its row in a table. */
class Row {
  constructor(
    readonly table: number,
    readonly row: number,
  ) {}
}

type Cell = Scalar | Row | List;
interface List extends ReadonlyArray<Cell> {}

/** @param value  JSON data; keys with the value undefined are left out */
export function packJson(value: unknown): PackedJson {
  const tables = new Tables();
  const root = tables.cellOf(value);
  const texts = new Map<string, number>();
  const packText = (text: Cell) => {
    if (typeof text !== 'string' || !tables.isRepeated(text)) return text;
    const place = texts.get(text) ?? texts.size;
    texts.set(text, place);
    return place;
  };
  const columnOf = (cells: readonly Cell[]): Column => {
    const [first = null] = cells;
    if (!isCompound(first) && cells.every((cell) => cell === first)) return first;
    const kind = kindOf(cells);
    if (kind === textMark) return scalars(kind, cells.map(packText));
    if (kind === rawMark) return scalars(kind, cells);
    if (kind === listMark) {
      const lists = cells.filter(isCellList);
      return [kind, columnOf(lists.map(({ length }) => length)), columnOf(lists.flatMap((list) => [...list]))];
    }
    if (kind === mixedMark) return [kind, ...cells.map((cell) => columnOf([cell]))];
    return [kind, columnOf(stepsOf(cells))];
  };
  const columns = tables.all.map(({ keys, rows }) =>
    keys.map((_, place) => columnOf(rows.map((row) => row[place] ?? null))),
  );
  return { keys: tables.all.map(({ keys }) => keys), columns, texts: [...texts.keys()], value: columnOf([root]) };
}

/** The column of cells of one kind, sparse if that is shorter. */
function scalars(kind: number, cells: readonly Cell[]): Column {
  const counts = new Map<Cell, number>();
  let [usual = null] = cells;
  for (const cell of cells) {
    const count = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, count);
    if (count > (counts.get(usual) ?? 0)) usual = cell;
  }
  const others = cells.length - (counts.get(usual) ?? 0);
  if (2 * others + 2 >= cells.length) return [kind, ...cells];
  const exceptions: Cell[] = [];
  let from = 0;
  cells.forEach((cell, place) => {
    if (cell === usual) return;
    exceptions.push(place - from, cell);
    from = place;
  });
  return [sparseMark, kind, usual, ...exceptions];
}

/** The distance of each row to the row before it. Most rows follow each other. */
function stepsOf(cells: readonly Cell[]): (number | null)[] {
  let last = -1;
  return cells.map((cell) => {
    if (!(cell instanceof Row)) return null;
    const step = cell.row - last;
    last = cell.row;
    return step;
  });
}

const isCellList = (cell: Cell): cell is List => Array.isArray(cell);

const isCompound = (cell: Cell) => typeof cell === 'object' && cell !== null;

/** The mark of a column: a table's number if all cells are its rows. */
function kindOf(cells: readonly Cell[]): number {
  let kind: number | undefined;
  for (const cell of cells) {
    if (cell === null && kind !== listMark) continue;
    const own = Array.isArray(cell)
      ? listMark
      : cell instanceof Row
        ? cell.table
        : typeof cell === 'string'
          ? textMark
          : rawMark;
    if (kind !== undefined && kind !== own) return mixedMark;
    kind = own;
  }
  // A list has no cell for null.
  if (kind === listMark && cells.includes(null)) return mixedMark;
  return kind ?? rawMark;
}

interface Table {
  keys: readonly string[];
  rows: (readonly Cell[])[];
  /** Rows by their content. */
  known: Map<string, Row>;
}

class Tables {
  readonly all: Table[] = [];
  private readonly branches: Branch = { next: new Map() };
  private readonly counts = new Map<string, number>();
  private readonly pictures = new Map<string, Cell>();

  constructor() {
    for (const keys of partTables) this.add(keys);
  }

  cellOf(part: unknown): Cell {
    if (typeof part === 'string') return this.textCell(part);
    if (Array.isArray(part)) return part.map((each) => this.cellOf(each));
    if (!isObject(part)) return typeof part === 'number' || typeof part === 'boolean' ? part : null;
    const keys = Object.keys(part).filter((key) => part[key] !== undefined);
    return this.rowOf(
      this.tableOf(keys),
      keys.map((key) => this.cellOf(part[key])),
    );
  }

  /** Whether the text takes less space when it is written once. */
  isRepeated(text: string): boolean {
    const count = this.counts.get(text) ?? 0;
    return (text.length - 1) * count > text.length + 4;
  }

  private textCell(text: string): Cell {
    // Most texts are no address.
    if (!/[-/]/.test(text)) return this.count(text);
    const known = this.pictures.get(text);
    if (known !== undefined) return known;
    const srcset = text.endsWith('w') ? parseSrcset(text) : null;
    const joined = srcset ? null : /^([^ ]{8,200}-)(\d{1,5}\.\w{1,8})$/.exec(text);
    const [before, after] = srcset ? [srcset.before, srcset.after] : (joined?.slice(1) ?? []);
    if (before === undefined || after === undefined) return this.count(text);
    const folder = before.slice(0, before.lastIndexOf('/') + 1);
    const parts = [folder, before.slice(folder.length), after, ...(srcset ? [srcset.widths.join()] : [])];
    const row = this.rowOf(
      srcset ? srcsetTable : joinedTable,
      parts.map((each) => this.count(each)),
    );
    this.pictures.set(text, row);
    return row;
  }

  private count(text: string): string {
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
    return text;
  }

  private rowOf(table: number, cells: readonly Cell[]): Row {
    const { rows, known } = required(this.all[table], 'table');
    const content = contentOf(cells);
    let row = known.get(content);
    if (!row) {
      row = new Row(table, rows.push(cells) - 1);
      known.set(content, row);
    }
    return row;
  }

  /** A tree of keys finds a table without a text of all keys. */
  private tableOf(keys: readonly string[]): number {
    let branch = this.branches;
    for (const key of keys) {
      const next: Branch = branch.next.get(key) ?? { next: new Map() };
      branch.next.set(key, next);
      branch = next;
    }
    branch.table ??= this.add(keys);
    return branch.table;
  }

  private add(keys: readonly string[]): number {
    return this.all.push({ keys, rows: [], known: new Map() }) - 1;
  }
}

interface Branch {
  next: Map<string, Branch>;
  table?: number;
}

/** Equal for equal cells only. */
function contentOf(cells: readonly Cell[]): string {
  let content = '';
  for (const cell of cells) {
    if (typeof cell === 'string') content += `"${cell.length}${cell}`;
    else if (cell instanceof Row) content += `#${cell.table}.${cell.row}`;
    else if (Array.isArray(cell)) content += `[${contentOf(cell)}]`;
    else content += `,${cell}`;
  }
  return content;
}

const isObject = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && part !== null;

/** The data that `packJson` was called with; equal objects are one object. */
export function unpackJson({ keys, columns, texts, value }: PackedJson): unknown {
  const tables = keys.map((own, table) => {
    const made: unknown[] = [];
    let cells: Read[] | undefined;
    return (row: number) => {
      cells ??= (columns[table] ?? []).map(reader);
      made[row] ??= make(table, own, (place) => cells?.[place]?.(row));
      return made[row];
    };
  });
  const scalarOf = (kind: unknown, cell: unknown) =>
    kind === textMark && typeof cell === 'number' ? texts[cell] : cell;
  /** Reads the cells of a column by their place. */
  const reader = (column: unknown): Read => {
    if (!Array.isArray(column)) return () => column;
    const [kind, ...cells] = column;
    if (kind === sparseMark) {
      const [own, usual, ...exceptions] = cells;
      const others = new Map<number, unknown>();
      for (let at = 0, place = 0; at < exceptions.length; at += 2) {
        place += Number(exceptions[at]);
        others.set(place, exceptions[at + 1]);
      }
      return (place) => scalarOf(own, others.has(place) ? others.get(place) : usual);
    }
    if (kind === rawMark || kind === textMark) return (place) => scalarOf(kind, cells[place]);
    if (kind === mixedMark) return (place) => reader(cells[place])(0);
    if (kind === listMark) {
      const [lengthOf, itemOf] = [reader(cells[0]), reader(cells[1])];
      const starts = [0];
      return (place) => {
        for (let at = starts.length; at <= place; at += 1)
          starts[at] = (starts[at - 1] ?? 0) + Number(lengthOf(at - 1));
        return Array.from({ length: Number(lengthOf(place)) }, (_, item) => itemOf((starts[place] ?? 0) + item));
      };
    }
    const stepAt = reader(cells[0]);
    const rows: number[] = [];
    return (place) => {
      for (let at = rows.length; at <= place; at += 1) rows[at] = (rows[at - 1] ?? -1) + Number(stepAt(at));
      return stepAt(place) === null ? null : tables[Number(kind)]?.(rows[place] ?? 0);
    };
  };
  return reader(value)(0);
}

/** @param read  the cell of a key of the row */
function make(table: number, keys: readonly string[], read: Read): unknown {
  if (table > joinedTable) return Object.fromEntries(keys.map((key, place) => [key, read(place)]));
  const [folder, name, after, widths] = [0, 1, 2, 3].map((place) => String(read(place)));
  const before = `${folder}${name}`;
  if (table === joinedTable) return `${before}${after}`;
  return formatSrcset({ before, after: `${after}`, widths: `${widths}`.split(',').map(Number) });
}

type Read = (place: number) => unknown;

interface Srcset {
  before: string;
  after: string;
  widths: readonly number[];
}

/** The parts of `<before><width><after> <width>w, …`; null for any other text. */
function parseSrcset(text: string): Srcset | null {
  const first = /^([^ ]{1,200}-)(\d{1,5})(\.\w{1,8}) \2w(?:, |$)/.exec(text);
  if (!first) return null;
  const [, before = '', , after = ''] = first;
  const widths = text.split(', ').map((candidate) => Number.parseInt(candidate.slice(before.length), 10));
  const srcset = { before, after, widths };
  return formatSrcset(srcset) === text ? srcset : null;
}

const formatSrcset = ({ before, after, widths }: Srcset) =>
  widths.map((width) => `${before}${width}${after} ${width}w`).join(', ');
