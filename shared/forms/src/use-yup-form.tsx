import { yupResolver } from '@hookform/resolvers/yup';
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/**
 * A form that a yup schema (at module level) checks. A field is judged when it is left and again while it is mended;
 * a submit that fails takes the person to the first field that is wrong.
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
