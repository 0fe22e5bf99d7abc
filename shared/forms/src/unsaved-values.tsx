import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type KeepOptions = Parameters<UseFormReturn['reset']>[1];

/** The entries of `values` that differ from `base`. Values are plain JSON. */
const changedFrom = (base: FieldValues, values: FieldValues) =>
  Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name]));

/** Resets the form to `next` and keeps, as dirty, the fields that differ from `base`. Returns whether there were none. */
function resetKeeping<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  base: FieldValues,
  next: T,
  keep?: KeepOptions,
): boolean {
  const typed = changedFrom(base, form.getValues());
  form.reset(next, keep);
  if (typed.length === 0) return true;
  form.reset({ ...next, ...Object.fromEntries(typed) }, { ...keep, keepDefaultValues: true });
  return false;
}

/**
 * Resets the form to `saved` after a save. Fields that the user changed since `submitted` keep their text, as unsaved.
 * Returns whether there were none, so that the user may leave without a question.
 * @param submitted  the form's values, untrimmed
 */
export const resetAfterSave = <T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  submitted: T,
  saved: T,
): boolean => resetKeeping(form, submitted, saved);

/** Shows newer values of the stored record in the fields that the user has not changed. */
export function useLoadedValues<T extends FieldValues>(form: UseFormReturn<T, unknown, T>, loaded: T): void {
  const { isSubmitting, defaultValues = {} } = form.formState;
  const key = JSON.stringify(loaded);
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other values count, not another object
  useEffect(() => {
    // A reset would end the submission, and a save brings its own values.
    if (isSubmitting || shown.current === key) return;
    shown.current = key;
    if (changedFrom(defaultValues, loaded).length === 0) return;
    resetKeeping(form, defaultValues, loaded, {
      keepErrors: true,
      keepTouched: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
    });
  }, [key, isSubmitting]);
}
