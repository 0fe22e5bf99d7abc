import { componentOf, type OpenApi, type Schema } from './openapi';

/** A field of an answer. */
export interface AnswerField {
  /** The component or the operation that declares it, and its names below that, e.g. `Post.title`. */
  declared: string;
  /** The JSON types that it may have, sorted and joined by `|`; `missing` is one of them. */
  types: string;
}

const maxDepth = 12;

/**
 * Lists the fields of an answer.
 * @param operationId  of the operation that answers, for fields that no component declares
 * @returns the fields by their path, e.g. `data.results[].title`
 */
export function answerFields(
  { components }: OpenApi,
  operationId: string,
  answer: Schema | undefined,
): Map<string, AnswerField[]> {
  const fields = new Map<string, AnswerField[]>();

  function visit(schema: Schema, path: string, declared: string, open: readonly string[]): void {
    for (const part of withParts(schema)) {
      const component = componentOf(part);
      if (component !== undefined) {
        const target = components.schemas[component];
        if (target && !open.includes(component) && open.length < maxDepth) {
          visit(target, path, component, [...open, component]);
        }
        continue;
      }
      if (part.items) visit(part.items, `${path}[]`, declared, open);
      if (typeof part.additionalProperties === 'object') {
        visit(part.additionalProperties, `${path}.*`, declared, open);
      }
      for (const [name, field] of Object.entries(part.properties ?? {})) {
        const below = path === '' ? name : `${path}.${name}`;
        const at = `${declared}.${name}`;
        const isRequired = part.required?.includes(name) ?? false;
        const types = [...typesOf(field, components.schemas), ...(isRequired ? [] : ['missing'])];
        fields.set(below, [...(fields.get(below) ?? []), { declared: at, types: joined(types) }]);
        visit(field, below, at, open);
      }
    }
  }

  if (answer) visit(answer, '', operationId, []);
  return fields;
}

const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema) => [...allOf, ...anyOf, ...oneOf];

/** The schema, its parts and its alternatives. */
const withParts = (schema: Schema): Schema[] => [schema, ...partsOf(schema).flatMap(withParts)];

function typesOf(schema: Schema, schemas: OpenApi['components']['schemas'], depth = 0): string[] {
  if (depth > maxDepth) return [];
  const nullable = schema.nullable ? ['null'] : [];
  const component = componentOf(schema);
  if (component !== undefined) return [...nullable, ...typesOf(schemas[component] ?? {}, schemas, depth + 1)];
  const alternatives = partsOf(schema);
  if (alternatives.length > 0) {
    return [...nullable, ...alternatives.flatMap((each) => typesOf(each, schemas, depth + 1))];
  }
  if (schema.enum) return [...nullable, ...schema.enum.map((value) => (value === null ? 'null' : typeof value))];
  if (schema.const !== undefined) return [...nullable, typeof schema.const];
  return [...nullable, schema.type ?? (schema.properties ? 'object' : 'any')];
}

/** The types of a field in all alternatives of its answer. */
export const typesAt = (fields: ReadonlyMap<string, readonly AnswerField[]>, path: string): string =>
  joined((fields.get(path) ?? []).flatMap(({ types }) => types.split('|')));

const joined = (types: readonly string[]): string => [...new Set(types)].sort().join('|');
