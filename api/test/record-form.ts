import type { Answer } from './test-app';

export type StoredRecord = { version: number } & { [field: string]: unknown };

export interface RecordForm {
  name: string;
  /** Prepares the record and returns the calls of a tab. */
  open: () => Promise<Tab> | Tab;
  /** Field of the record with the value of each save. */
  field: string;
  values: readonly [unknown, unknown, unknown];
}

export interface Tab {
  read: () => Promise<StoredRecord>;
  save: (value: unknown, version?: number) => Promise<Answer>;
  /** The record in the answer of a save. */
  saved?: (answer: Answer) => StoredRecord;
}

export function resultsOf({ body }: Answer): StoredRecord {
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.results;
}
