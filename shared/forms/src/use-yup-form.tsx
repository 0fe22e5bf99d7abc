import { yupResolver } from '@hookform/resolvers/yup';
import { type FieldValues, type Resolver, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { AnyObjectSchema, AnySchema } from 'yup';

type Rules = Pick<AnySchema, 'validate'>;

/** The rules, or how they load when the form is first validated. */
export type FormRules = Rules | (() => Promise<Rules>);

export interface YupFormOptions<T extends FieldValues> extends Pick<UseFormProps<T>, 'mode'> {
  /** What the rules validate, of the form's values; its errors belong to the fields of the same names. */
  read?: (values: T) => object;
  /** The context of the rules. */
  context?: () => object;
}

/**
 * A form with a yup schema (at module level). Fields are validated on blur and then on change; a failed submit focuses
 * the first invalid field. The submitted values are as typed.
 */
export function useYupForm<T extends FieldValues>(
  rules: FormRules,
  defaults: T,
  { mode = 'onTouched', read, context }: YupFormOptions<T> = {},
): UseFormReturn<T, unknown, T> {
  const resolver: Resolver<T, unknown, T> = async (values, _context, options) => {
    // Without its rules the form is sent, and the API refuses it.
    const schema = typeof rules === 'function' ? await rules().catch(() => null) : rules;
    if (!schema) return { values, errors: {} };
    const validated = read ? read(values) : values;
    const { errors } = await yupResolver(schema as AnyObjectSchema)(validated, context?.(), options as never);
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} };
  };
  return useForm<T, unknown, T>({ mode, defaultValues: defaults as never, resolver });
}
