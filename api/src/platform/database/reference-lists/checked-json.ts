import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

export const text = Type.String({ minLength: 1 });
export const list = <T extends TSchema>(item: T) => Type.Array(item, { minItems: 1 });
export const record = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });

/** @throws Error that names the first place of the data that does not fit the schema */
export function checked<T extends TSchema>(schema: T, data: unknown): Static<T> {
  if (Value.Check(schema, data)) return data;
  const [error] = Value.Errors(schema, data);
  throw new Error(`data file: ${error?.instancePath} ${error?.message}`);
}
