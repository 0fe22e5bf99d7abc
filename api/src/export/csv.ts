export const csvMediaType = 'text/csv; charset=utf-8';

export type CsvValue = string | number | boolean | Date | null | undefined;

/** One column: its heading, and what it shows of a row. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => CsvValue;
}

/**
 * A table as RFC 4180 has it, with a byte order mark, without which spreadsheets misread every script but Latin.
 * Text that a spreadsheet would run as a formula is quoted with an apostrophe; instants are ISO 8601 in UTC.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const line = (values: CsvValue[]) => `${values.map(field).join(',')}\r\n`;
  let table = `\uFEFF${line(columns.map(({ heading }) => heading))}`;
  for (const row of rows) table += line(columns.map(({ value }) => value(row)));
  return table;
}

function field(value: CsvValue): string {
  const text = typeof value === 'string' ? harmless(value) : written(value);
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

function written(value: Exclude<CsvValue, string>): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Spreadsheets also skip spaces before `=`; numbers are no text, so that an amount below zero stays a number. */
function harmless(text: string): string {
  return /^[\t\r]|^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
}
