import { Field, TextInput, type TextInputProps } from '@kaksha/ui/field';
import { useEffect, useRef, type WheelEvent } from 'react';
import { useController } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './use-form-field';

export interface NumberFieldProps
  extends FormFieldProps,
    Omit<TextInputProps, keyof FormFieldProps | 'defaultValue' | 'value' | 'type'> {}

/** Form value for input that is not a number: Number() of it is NaN. */
const notANumber = 'no number';

/**
 * A number, stored as typed text. Browsers report '' for an empty field and for invalid input; only the former is empty
 * here.
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
  // The browser keeps invalid input; only values from outside, e.g. a reset, are written into the box.
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
        onWheel={keepNumber}
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

/** The wheel changes a focused number, unless the box is read-only in that moment. The page scrolls, the focus stays. */
function keepNumber({ currentTarget: box }: WheelEvent<HTMLInputElement>) {
  if (box.readOnly) return;
  box.readOnly = true;
  setTimeout(() => {
    box.readOnly = false;
  });
}
