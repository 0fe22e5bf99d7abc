import { type Autosave, type AutosaveOptions, useAutosave } from '@kaksha/forms/use-autosave';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** `useAutosave` for a form of react-hook-form: every change of a value is reported. */
export function useFormAutosave<V extends FieldValues>(
  form: UseFormReturn<V, unknown, V>,
  options: Omit<AutosaveOptions<V>, 'getValues'>,
): Autosave {
  const autosave = useAutosave({ ...options, getValues: form.getValues });
  const latest = useRef(autosave);
  latest.current = autosave;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => latest.current.changed() }), [form]);
  return autosave;
}
