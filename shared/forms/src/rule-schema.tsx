import { mixed, type ObjectSchema, object } from 'yup';

type Errors<V> = Partial<Record<keyof V, string | undefined>>;

/**
 * A schema whose fields are validated by a rule of the whole form, which the API uses too.
 * @param errorsOf  messages of an invalid form by field
 */
export function ruleSchema<V extends object>(
  fields: readonly (keyof V & string)[],
  errorsOf: (values: V) => Errors<V>,
): ObjectSchema<V> {
  const field = (name: keyof V) =>
    mixed()
      .defined()
      .test('rule', (_value, context) => {
        const message = errorsOf(context.parent as V)[name];
        return message === undefined || context.createError({ message });
      });
  // yup cannot infer the field types from a list of names.
  return object(Object.fromEntries(fields.map((name) => [name, field(name)]))) as unknown as ObjectSchema<V>;
}
