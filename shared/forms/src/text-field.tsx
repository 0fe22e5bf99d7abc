import { Field, TextInput, type TextInputProps } from '@kaksha/ui/field';
import { type FormFieldProps, useFormField } from './use-form-field';

export interface TextFieldProps
  extends FormFieldProps,
    Omit<TextInputProps, keyof FormFieldProps | 'defaultValue' | 'value'> {}

/** One line of text. */
export function TextField({ name, label, hint, required, aside, labelHidden, className, ...input }: TextFieldProps) {
  const { form, error } = useFormField(name);
  return (
    <Field {...{ label, hint, required, aside, labelHidden, className, error }}>
      <TextInput {...input} {...form.register(name)} />
    </Field>
  );
}
