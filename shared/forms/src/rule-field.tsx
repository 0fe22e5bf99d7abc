import { type MixedSchema, mixed } from 'yup';

type Errors<V> = Partial<Record<keyof V, string | undefined>>;

/**
 * A schema field that is validated by a rule of the whole form, which the API uses too.
 * @param errorsOf  messages of an invalid form by field
 */
export function ruleField<V extends object, F extends keyof V>(
  field: F,
  errorsOf: (values: V) => Errors<V>,
): MixedSchema<V[F]> {
  return mixed<NonNullable<V[F]>>()
    .defined()
    .test('rule', (_value, context) => {
      const message = errorsOf(context.parent as V)[field];
      return message === undefined || context.createError({ message });
    }) as unknown as MixedSchema<V[F]>;
}
