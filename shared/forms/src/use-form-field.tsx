import type { FieldProps } from '@kaksha/ui/field';
import { get, useFormContext } from 'react-hook-form';

/** Props that all fields share. */
export interface FormFieldProps
  extends Pick<FieldProps, 'label' | 'hint' | 'required' | 'aside' | 'className' | 'labelHidden'> {
  /** Path of the value in the form. */
  name: string;
}

/** The form around a field and the field's error. @throws outside of a Form */
export function useFormField(name: string) {
  const form = useFormContext();
  if (!form) throw new Error(`useFormField: there is no Form around the field '${name}'`);
  const error: unknown = get(form.formState.errors, `${name}.message`);
  return { form, error: typeof error === 'string' ? error : undefined };
}
