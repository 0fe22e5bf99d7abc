import { Field, TextArea } from '@kaksha/ui/field';
import type { ComponentProps } from 'react';
import { type FormFieldProps, useFormField } from './use-form-field';

export interface TextAreaFieldProps
  extends FormFieldProps,
    Omit<ComponentProps<'textarea'>, keyof FormFieldProps | 'defaultValue' | 'value'> {}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  required,
  aside,
  labelHidden,
  className,
  ...area
}: TextAreaFieldProps) {
  const { form, error } = useFormField(name);
  return (
    <Field {...{ label, hint, required, aside, labelHidden, className, error }}>
      <TextArea {...area} {...form.register(name)} />
    </Field>
  );
}
