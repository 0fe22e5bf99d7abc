import { Checkbox } from '@kaksha/ui/checkbox';
import { type FormFieldProps, useFormField } from './use-form-field';

export type CheckboxFieldProps = Pick<FormFieldProps, 'name' | 'label' | 'hint' | 'className'>;

/** Yes or no. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { form, error } = useFormField(name);
  return <Checkbox {...rest} error={error} {...form.register(name)} />;
}
