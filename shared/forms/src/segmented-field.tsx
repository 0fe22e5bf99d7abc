import { Segmented, type SegmentedProps } from '@kaksha/ui/segmented';
import { Controller } from 'react-hook-form';
import { useFormField } from './use-form-field';

export interface SegmentedFieldProps<V extends string>
  extends Omit<SegmentedProps<V>, 'value' | 'onValueChange' | 'onBlur' | 'ref' | 'error' | 'name'> {
  name: string;
}

/** Radio buttons in a row. */
export function SegmentedField<V extends string>({ name, ...group }: SegmentedFieldProps<V>) {
  const { form, error } = useFormField(name);
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <Segmented
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
