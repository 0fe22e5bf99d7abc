import { stringify } from 'csv-stringify/sync';

export const csvMediaType = 'text/csv; charset=utf-8';

export type CsvValue = string | number | boolean | Date | null | undefined;

export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => CsvValue;
}

/**
 * An RFC 4180 table with a byte order mark, because spreadsheets guess the encoding without one. Text that a
 * spreadsheet would run as a formula gets an apostrophe; dates are ISO 8601 in UTC.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const header = columns.map(({ heading }) => heading);
  const records = Array.from(rows, (row) => columns.map(({ value }) => value(row)));
  return stringify([header, ...records], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /^\s|\s$|\r|\n/,
    cast: { string: withoutFormula, boolean: String, date: (date) => date.toISOString() },
  });
}

/** The option `escape_formulas` would also escape negative numbers and miss formulas behind spaces. */
function withoutFormula(text: string): string {
  return /^[\t\r]|^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
}
