import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { type FormPlace, keepForm, keptForm } from './kept-form';
import { useKeeping } from './use-keeping';

export interface KeptFormOptions<V extends FieldValues> {
  schema: ObjectSchema<V>;
  place: FormPlace;
  /** What is saved; for something new what the form begins with. All values are texts, booleans or numbers. */
  saved: V;
  /** What the host says when it is left unsaved, e.g. 'The times of this batch are not saved yet.' */
  unsaved: string;
}

export interface KeptFormState<V extends FieldValues> {
  form: UseFormReturn<V, unknown, V>;
  /** When what the form began with was kept (ISO 8601); null when it began with what is saved. */
  restoredAt: string | null;
  /** Whether the device kept what was typed last. */
  keeps: boolean;
  /** Back to what is saved. */
  discard: () => void;
  /**
   * `sent` is saved: nothing of it is kept, and nobody is asked. False when something else was typed meanwhile, which
   * stays in the form and is kept.
   */
  settle: (sent: V) => boolean;
}

/**
 * A form whose text is kept on the device as it is typed and is there again on return. The host asks before it is left
 * unsaved. Give the component that uses it a key of the place: another place is another form.
 */
export function useKeptForm<V extends FieldValues>({
  schema,
  place,
  saved,
  unsaved,
}: KeptFormOptions<V>): KeptFormState<V> {
  const [kept, setKept] = useState(() => {
    const found = keptForm(place, saved);
    return found && !same(found.values, saved) ? found : null;
  });
  const form = useYupForm<V>(schema, (kept?.values ?? saved) as DefaultValues<V>);
  const keeping = useKeeping(form, { place, isSaved: (values) => same(values, saved), unsaved });
  const forget = () => {
    keeping.forget();
    setKept(null);
  };

  return {
    form,
    restoredAt: kept?.keptAt ?? null,
    keeps: keeping.keptAt !== 'failed',
    discard() {
      form.reset(saved);
      forget();
    },
    settle(sent) {
      const typed = form.getValues();
      if (!same(typed, sent)) {
        keepForm(place, typed);
        return false;
      }
      forget();
      return true;
    },
  };
}

/** Whether two hold the same, whatever the order of their fields. */
function same(one: object, other: object): boolean {
  const bare = (values: object) => JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b)));
  return bare(one) === bare(other);
}
