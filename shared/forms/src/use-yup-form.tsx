import { yupResolver } from '@hookform/resolvers/yup';
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/**
 * A form with a yup schema (at module level). Fields are validated on blur and then on change; a failed submit focuses
 * the first invalid field.
 */
export function useYupForm<T extends FieldValues>(
  schema: ObjectSchema<T>,
  defaults: DefaultValues<T>,
  options: Omit<UseFormProps<T, unknown, T>, 'resolver' | 'defaultValues'> = {},
): UseFormReturn<T, unknown, T> {
  return useForm<T, unknown, T>({
    mode: 'onTouched',
    ...options,
    defaultValues: defaults,
    // The library types a schema's input and output apart; the fields of our forms have one type.
    resolver: yupResolver(schema as never) as never,
  });
}
