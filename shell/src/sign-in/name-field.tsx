import * as limits from '@kaksha/domain/limits';
import { requiredText } from '@kaksha/domain/rules';
import { TextField } from '@kaksha/forms/text-field';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

export const nameRule = requiredText(limits.nameMax, 'Please enter your name', 'Name');

/** The name of a new user. It takes the focus, because it appears after the address was proven. */
export function NameField() {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <TextField
      name="name"
      label="Your name"
      autoComplete="name"
      dir="auto"
      maxLength={limits.nameMax}
      hint="You are new here. Your trainer sees this name, and certificates and invoices show it."
    />
  );
}
