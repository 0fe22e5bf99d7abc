/** The part of JSON Schema that the OpenAPI document uses. */
interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  minimum?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** `full` has every field and no null. `bare` omits optional fields and sets nullable fields to null. */
export type Fullness = 'full' | 'bare';

/** Values of string fields that the client maps from a fixed set. */
const known: Record<string, string> = { content_type: 'Covering Tools' };

/** Creates a response that matches the schema. */
export function answerOf(schema: Schema, fullness: Fullness): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.nullable && fullness === 'bare') return null;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return answerOf(schema.anyOf[0] as Schema, fullness);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, fullness);
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => answerOf(schema.items ?? {}, fullness));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return schema.format === 'date' ? '2027-01-01' : schema.format === 'date-time' ? '2027-01-01T00:00:00.000Z' : 'a';
  }
}

function objectOf({ properties = {}, required = [] }: Schema, fullness: Fullness): object {
  const fields = Object.entries(properties).filter(([name]) => fullness === 'full' || required.includes(name));
  return Object.fromEntries(fields.map(([name, schema]) => [name, known[name] ?? answerOf(schema, fullness)]));
}

/** Wraps the value and calls `missed` for every read of a missing field. */
export function watched<T>(value: T, missed: (path: string) => void, path = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON' || typeof found === 'function') return found;
      if (!(name in target) && !Array.isArray(target)) missed(`${path}.${name}`);
      return watched(found, missed, `${path}.${name}`);
    },
  });
}
