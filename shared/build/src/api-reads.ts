import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ApiReads, ClientApiReads } from '@kaksha/domain/api-reads';

/** File of a release that lists what it calls and reads of the API. */
export const API_READS_FILE = 'api-reads.json';

const imports =
  /\b(?:import|export)\b\s{0,9}(?!type\b)([^'"`;]{1,9999}?)\s{0,9}from\s{0,9}['"]@kaksha\/api-client\/([\w-]{1,99})['"]/g;
const dynamicImports = /\bimport\(\s{0,99}['"]@kaksha\/api-client\/([\w-]{1,99})['"]/g;

/**
 * What a build calls and reads of the API: all that the exports of the client do which its modules import.
 * @param root  the repository, which has the client as sources or as an installed package
 * @param files  modules of the build
 */
export function apiReadsOf(root: string, files: readonly string[]): ApiReads {
  const found: ApiReads = {};
  let client: ClientApiReads | null = null;
  for (const file of new Set(files)) {
    if (!/\.[cm]?[jt]sx?$/.test(file) || !existsSync(file)) continue;
    for (const [module, names] of importsIn(readFileSync(file, 'utf8'))) {
      // A part without the client need not have its package.
      client ??= clientReadsIn(root);
      const exports = client[module] ?? {};
      for (const name of names ?? Object.keys(exports)) add(found, exports[name] ?? {});
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function clientReadsIn(root: string): ClientApiReads {
  const module = createRequire(join(root, 'package.json')).resolve('@kaksha/api-client/envelope');
  return JSON.parse(readFileSync(join(dirname(module), 'generated/reads.json'), 'utf8'));
}

/** Modules of the client that a text imports, with the names; null for all names. */
function importsIn(text: string): [module: string, names: string[] | null][] {
  const named = [...text.matchAll(imports)].map(([, clause = '', module = '']): [string, string[] | null] => [
    module,
    /\*/.test(clause) ? null : namesIn(clause),
  ]);
  const whole = [...text.matchAll(dynamicImports)].map(([, module = '']): [string, null] => [module, null]);
  return [...named, ...whole];
}

/** The names in `{ a, type B, c as d }`. */
const namesIn = (clause: string) =>
  clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((each) => each.trim().split(/\s+/)[0] ?? '')
    .filter((name) => name !== '' && name !== 'type');

function add(found: ApiReads, reads: ApiReads): void {
  for (const [operation, { sends, answer }] of Object.entries(reads)) {
    const before = found[operation];
    found[operation] = {
      sends: [...new Set([...(before?.sends ?? []), ...sends])].sort(),
      answer: { ...before?.answer, ...answer },
    };
  }
}
