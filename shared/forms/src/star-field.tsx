import { StarInput } from '@kaksha/ui/star-input';
import { Controller } from 'react-hook-form';
import { useFormField } from './use-form-field';

export interface StarFieldProps {
  name: string;
  label: string;
}

/** One to five stars; 0 while nothing is chosen. */
export function StarField({ name, label }: StarFieldProps) {
  const { form, error } = useFormField(name);
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <StarInput
          label={label}
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
