import { Field, Select, type SelectProps } from '@kaksha/ui/field';
import { type FormFieldProps, useFormField } from './use-form-field';

export interface SelectFieldProps
  extends FormFieldProps,
    Omit<SelectProps, keyof FormFieldProps | 'defaultValue' | 'value'> {
  /** An empty option at the top, e.g. 'Choose a category'. */
  placeholder?: string;
}

/** A select; its children are options. */
export function SelectField({
  name,
  label,
  hint,
  required,
  aside,
  labelHidden,
  className,
  placeholder,
  children,
  ...select
}: SelectFieldProps) {
  const { form, error } = useFormField(name);
  return (
    <Field {...{ label, hint, required, aside, labelHidden, className, error }}>
      <Select {...select} {...form.register(name)}>
        {placeholder && <option value="">{placeholder}</option>}
        {children}
      </Select>
    </Field>
  );
}
