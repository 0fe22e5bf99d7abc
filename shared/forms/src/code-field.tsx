import { Field } from '@kaksha/ui/field';
import { Controller } from 'react-hook-form';
import { CodeInput, type CodeInputProps } from './code-input';
import { type FormFieldProps, useFormField } from './use-form-field';

export interface CodeFieldProps
  extends Partial<FormFieldProps>,
    Pick<CodeInputProps, 'length' | 'onComplete' | 'autoFocus' | 'disabled'> {}

/** The code field of a form. */
export function CodeField({
  name = 'code',
  label = 'Code',
  hint,
  required,
  aside,
  labelHidden,
  className,
  ...code
}: CodeFieldProps) {
  const { form, error } = useFormField(name);
  return (
    <Field {...{ label, hint, required, aside, labelHidden, className, error }}>
      <Controller
        name={name}
        control={form.control}
        render={({ field }) => (
          <CodeInput
            {...code}
            name={name}
            ref={field.ref}
            value={field.value ?? ''}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </Field>
  );
}
