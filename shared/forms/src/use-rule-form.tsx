import { toNestErrors } from '@hookform/resolvers';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/**
 * A form whose fields are validated by a rule of the whole form, which the API uses too: as `useYupForm`, without the
 * code of yup.
 * @param errorsOf  messages of an invalid form by field
 */
export function useRuleForm<T extends FieldValues>(
  errorsOf: (values: T) => Partial<Record<keyof T & string, string | undefined>>,
  defaults: DefaultValues<T>,
): UseFormReturn<T, unknown, T> {
  const resolver: Resolver<T, unknown, T> = (values, _context, options) => {
    const wrong = Object.entries(errorsOf(values)).filter(([, message]) => message !== undefined);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }]));
    return { values: {}, errors: toNestErrors(errors as FieldErrors<T>, options) };
  };
  return useForm<T, unknown, T>({ mode: 'onTouched', defaultValues: defaults, resolver });
}
