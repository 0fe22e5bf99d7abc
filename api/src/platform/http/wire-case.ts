import { wireNames } from '@kaksha/domain/wire-names';
import { snakeCase } from 'es-toolkit/string/snakeCase';
import type { TSchema } from 'typebox';

/**
 * The names of the wire for schemas with the names of the code. Every conversion is prepared once for its schema, and is
 * null where all names are the same.
 */

export type Names = Readonly<Record<string, string>>;
export type Convert = ((value: unknown) => unknown) | null;

interface OnWire {
  schema: TSchema;
  toWire: Convert;
  fromWire: Convert;
  /** Names of the wire by those of the code, where they differ. */
  names: Names;
}

interface AnySchema extends TSchema {
  title?: string;
  properties?: Record<string, TSchema>;
  required?: string[];
  items?: TSchema;
  anyOf?: TSchema[];
}

/**
 * @param names  names that no rule gives, by those of the code; a part with a title has its own, in every operation
 * @throws Error for alternatives with other names on the wire, which one conversion cannot tell apart
 */
export function onWire(schema: TSchema, names: Names = {}): OnWire {
  const { properties, items, anyOf } = schema as AnySchema;
  if (properties) return objectOnWire(schema, properties, names);
  if (items) return listOnWire(schema, items, names);
  if (anyOf?.some((one) => onWire(one, names).toWire)) throw new Error('alternatives with other names on the wire');
  return { schema, toWire: null, fromWire: null, names: {} };
}

function objectOnWire(schema: AnySchema, properties: Record<string, TSchema>, given: Names): OnWire {
  const names = schema.title ? (wireNames[schema.title] ?? {}) : given;
  const nameOf = (name: string) => names[name] ?? snakeCase(name);
  const fields = Object.entries(properties).map(([name, part]) => ({
    name,
    wire: nameOf(name),
    ...onWire(part, names),
  }));
  if (fields.every(({ name, wire, toWire }) => name === wire && !toWire))
    return { schema, toWire: null, fromWire: null, names: {} };
  const changed = fields.filter(({ name, wire }) => name !== wire).map(({ name, wire }) => [name, wire]);
  return {
    schema: {
      ...schema,
      properties: Object.fromEntries(fields.map(({ wire, schema: part }) => [wire, part])),
      ...(schema.required && { required: schema.required.map(nameOf) }),
    },
    toWire: renamed(fields.map(({ name, wire, toWire }) => ({ from: name, to: wire, convert: toWire }))),
    fromWire: renamed(fields.map(({ name, wire, fromWire }) => ({ from: wire, to: name, convert: fromWire }))),
    names: Object.assign(Object.fromEntries(changed), ...fields.map((field) => field.names)),
  };
}

function listOnWire(schema: AnySchema, items: TSchema, given: Names): OnWire {
  const item = onWire(items, given);
  const each = (convert: Convert) => convert && ((list: unknown) => (Array.isArray(list) ? list.map(convert) : list));
  return {
    schema: item.schema === items ? schema : { ...schema, items: item.schema },
    toWire: each(item.toWire),
    fromWire: each(item.fromWire),
    names: item.names,
  };
}

/** Copies the fields of a value under other names, and drops fields that the schema lacks. */
const renamed =
  (fields: readonly { from: string; to: string; convert: Convert }[]) =>
  (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const { from, to, convert } of fields) {
      const part = source[from];
      if (part !== undefined) result[to] = convert && part !== null ? convert(part) : part;
    }
    return result;
  };
