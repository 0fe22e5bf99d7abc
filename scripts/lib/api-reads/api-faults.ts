import type { ApiReads } from '@kaksha/domain/api-reads';
import { type AnswerField, answerFields, typesAt } from './answer-fields';
import { answerOf, bodyOf, type OpenApi, type Operation, operationsOf, queryOf } from './openapi';

/** Why code that reads the API fails with another version of it. */
export interface ApiFault {
  /** E.g. `GET /blogs/`. */
  operation: string;
  /** E.g. `data.results[].title`; null for the whole operation. */
  field: string | null;
  /** Continues the sentence that begins with the operation and the field. */
  problem: string;
}

/** What a version of the API takes away from code: operations, fields of answers, or calls without a new field. */
export function apiFaults(reads: ApiReads, document: OpenApi): ApiFault[] {
  const operations = new Map([...operationsOf(document)].map(([name, each]) => [withoutNames(name), each]));
  return Object.entries(reads).flatMap(([name, { sends, answer }]): ApiFault[] => {
    const operation = operations.get(withoutNames(name));
    if (!operation) return [{ operation: name, field: null, problem: 'is gone' }];
    const missing = requiredOf(document, operation).filter((field) => !sends.includes(field));
    const fields = answerFields(document, operation.operationId ?? name, answerOf(operation));
    return [
      ...missing.map((field) => ({ operation: name, field, problem: 'is required, and it does not send it' })),
      ...answerFaults(name, answer, fields),
    ];
  });
}

/** The same address, whatever its parameters are called. */
const withoutNames = (operation: string) => operation.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');

function answerFaults(
  operation: string,
  answer: Readonly<Record<string, string>>,
  fields: ReadonlyMap<string, readonly AnswerField[]>,
): ApiFault[] {
  const gone = Object.keys(answer).filter((path) => !fields.has(path));
  // Fields below one that is gone are gone with it.
  const first = gone.filter((path) => !gone.some((other) => isBelow(path, other)));
  const changed = Object.entries(answer).flatMap(([path, before]): ApiFault[] => {
    const added = fields.has(path) ? addedTypes(before.split('|'), typesAt(fields, path).split('|')) : [];
    return added.length === 0
      ? []
      : [
          {
            operation,
            field: path,
            problem: `may be ${added.join(' or ')}, and was ${before.replaceAll('|', ' or ')}`,
          },
        ];
  });
  return [...first.map((field) => ({ operation, field, problem: 'is gone' })), ...changed];
}

const isBelow = (path: string, other: string) => path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

/** Types that code did not expect. An integer is a number. */
const addedTypes = (before: readonly string[], after: readonly string[]) =>
  before.includes('any')
    ? []
    : after.filter((type) => !before.includes(type) && !(type === 'integer' && before.includes('number')));

/** Names of the fields of the body and of the query that a call must have. */
function requiredOf(document: OpenApi, operation: Operation): string[] {
  const query = queryOf(operation).filter(({ required }) => required);
  return [...(bodyOf(document, operation).required ?? []), ...query.map(({ name }) => name)];
}
