/**
 * What code calls and reads of the API, by operation, e.g. `GET /blogs/`. `sends`: names of the fields of the body and
 * of the query. `answer`: JSON types of each field that it reads, by path, e.g. `data.results[].title`: `null|string`.
 */
export type ApiReads = Record<string, { sends: readonly string[]; answer: Readonly<Record<string, string>> }>;

/** What each export of each module of the client calls and reads. */
export type ClientApiReads = Record<string, Record<string, ApiReads>>;
