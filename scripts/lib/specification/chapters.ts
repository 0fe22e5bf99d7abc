import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** One statement of the specification. `tests` hold `file › title`, `record` the number of a decision record. */
export interface Row {
  id: string;
  says: string;
  code?: string | string[];
  tests?: string | string[];
  record?: string;
  /** The behaviour of a deviating or missing row. */
  note?: string;
  state?: 'missing';
}

export interface Group {
  id: string;
  title: string;
  rows: Row[];
}

export interface Chapter {
  file: string;
  title: string;
  groups: Group[];
}

export const root = join(import.meta.dirname, '../../..');
const folder = 'docs/specification';

/** The chapters in the order of their file names. */
export function readChapters(): Chapter[] {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
  return files.sort().map((name) => {
    const file = `${folder}/${name}`;
    return { ...parse(readFileSync(join(root, file), 'utf8')), file };
  });
}

export const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Splits `file › title`. */
export function testOf(anchor: string): { file: string; title: string } {
  const [file = '', ...title] = anchor.split(' › ');
  return { file, title: title.join(' › ') };
}
