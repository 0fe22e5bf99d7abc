import { RadioGroup, type RadioGroupProps } from '@kaksha/ui/radio-group';
import { Controller } from 'react-hook-form';
import { useFormField } from './use-form-field';

export interface RadioFieldProps<V extends string>
  extends Omit<RadioGroupProps<V>, 'value' | 'onValueChange' | 'onBlur' | 'ref' | 'error' | 'name'> {
  name: string;
}

/** A vertical group of radio buttons. @public */
export function RadioField<V extends string>({ name, ...group }: RadioFieldProps<V>) {
  const { form, error } = useFormField(name);
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <RadioGroup
          {...group}
          name={name}
          ref={field.ref}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          error={error}
        />
      )}
    />
  );
}
