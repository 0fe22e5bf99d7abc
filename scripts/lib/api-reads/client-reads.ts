import type { ApiReads, ClientApiReads } from '@kaksha/domain/api-reads';
import { type AnswerField, answerFields, typesAt } from './answer-fields';
import { findReads, type Reads } from './find-reads';
import { answerOf, bodyOf, type OpenApi, type Operation, operationsOf, queryOf } from './openapi';
import { clientProgram } from './program';

/** Fields around every answer that the client reads without types. */
const envelope = ['data', 'data.results', 'data.count', 'data.total', 'data.total_pages', 'data.current_page'];

/**
 * What each export of the client calls and reads.
 * @param wireTypes  text of the generated types
 * @throws Error for a call whose address no source names, and of an operation that the document does not have
 */
export function clientReads(root: string, document: OpenApi, wireTypes: string): ClientApiReads {
  const { modules, unknownCalls } = findReads(clientProgram(root, wireTypes));
  if (unknownCalls.length > 0)
    throw new Error(`no source names the address of the calls at ${unknownCalls.join(', ')}`);
  const operations = operationsOf(document);
  const entries = [...modules].map(([module, exports]): [string, Record<string, ApiReads>] => {
    const reads = [...exports]
      .map(([name, each]): [string, ApiReads] => [name, withTypes(document, operations, each)])
      .filter(([, each]) => Object.keys(each).length > 0);
    return [module, sorted(reads)];
  });
  return sorted(entries.filter(([, exports]) => Object.keys(exports).length > 0));
}

function withTypes(document: OpenApi, operations: Map<string, Operation>, { calls, fields }: Reads): ApiReads {
  const entries = [...calls].map(([call, sends]): [string, ApiReads[string]] => {
    const found = operationFor(operations, call);
    if (!found) throw new Error(`the client calls ${call}, which the API does not have`);
    const [name, operation] = found;
    const declared = answerFields(document, operation.operationId ?? name, answerOf(operation));
    const answer = readFields(declared, fields).map((path): [string, string] => [path, typesAt(declared, path)]);
    return [name, { sends: sends ? [...new Set(sends)].sort() : known(document, operation), answer: sorted(answer) }];
  });
  return sorted(entries);
}

/** The paths of the fields that are read. */
function readFields(answer: ReadonlyMap<string, readonly AnswerField[]>, fields: ReadonlySet<string>): string[] {
  const paths = [...answer.keys()];
  const isRead = (path: string) => answer.get(path)?.some(({ declared }) => fields.has(declared)) ?? false;
  const isDeclared = paths.some((path) => isRead(path) && !envelope.includes(path));
  // A client that reads the answer as another component reads the fields of the same names.
  const names = new Set([...fields].map(lastName));
  return paths.filter((path) => envelope.includes(path) || isRead(path) || (!isDeclared && names.has(lastName(path))));
}

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1).replaceAll('[]', '');

/** Without the names of what the client sends: all that the operation takes. */
function known(document: OpenApi, operation: Operation): string[] {
  const fields = Object.keys(bodyOf(document, operation).properties ?? {});
  return [...new Set([...fields, ...queryOf(operation).map(({ name }) => name)])].sort();
}

/** The operation that an address with `{}` for unknown parts belongs to; the one with fewest parameters first. */
function operationFor(operations: Map<string, Operation>, call: string): [string, Operation] | undefined {
  const fitting = [...operations].filter(([name]) => fits(name, call));
  return fitting.sort(([a], [b]) => a.split('{').length - b.split('{').length)[0];
}

function fits(name: string, call: string): boolean {
  const parts = partsOf(name);
  const called = partsOf(call);
  return parts.length === called.length && parts.every((part, index) => part.startsWith('{') || part === called[index]);
}

const partsOf = (address: string) => address.replace(/\/$/, '').split('/');

const sorted = <T>(entries: readonly [string, T][]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
