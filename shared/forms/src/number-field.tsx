import { Field, TextInput, type TextInputProps } from '@kaksha/ui/field';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './use-form-field';

export interface NumberFieldProps
  extends FormFieldProps,
    Omit<TextInputProps, keyof FormFieldProps | 'defaultValue' | 'value' | 'type'> {}

/** What the form holds while something is typed that is no number: Number() of it is NaN. */
const notANumber = 'no number';

/**
 * A number, held as the text that was typed. A browser reports '' for both an empty field and one in which it cannot
 * read a number; only the first is empty here.
 */
export function NumberField({
  name,
  label,
  hint,
  required,
  aside,
  labelHidden,
  className,
  onChange,
  onBlur,
  ...input
}: NumberFieldProps) {
  const { form, error } = useFormField(name);
  const { field } = useController({ name, control: form.control });
  const box = useRef<HTMLInputElement | null>(null);
  const value = String(field.value ?? '');
  // The browser keeps what cannot be read; only what comes from elsewhere, e.g. a reset, is written into the box.
  useEffect(() => {
    const shown = box.current;
    if (shown && value !== notANumber && shown.value !== value) shown.value = value;
  }, [value]);
  return (
    <Field {...{ label, hint, required, aside, labelHidden, className, error }}>
      <TextInput
        inputMode="decimal"
        {...input}
        type="number"
        name={name}
        defaultValue={value}
        ref={(element) => {
          box.current = element;
          field.ref(element);
        }}
        onChange={(event) => {
          const { validity, value: typed } = event.target;
          field.onChange(validity.badInput ? notANumber : typed);
          onChange?.(event);
        }}
        onBlur={(event) => {
          field.onBlur();
          onBlur?.(event);
        }}
      />
    </Field>
  );
}
