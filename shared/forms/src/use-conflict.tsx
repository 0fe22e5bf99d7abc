import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Difference } from './conflict-dialog';

const ConflictDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "conflict" */ './conflict-dialog')).ConflictDialog,
);

/** Values of a form that the user chooses together. */
export interface ComparedField<V> {
  label: string;
  names: readonly (keyof V & string)[];
  /** The values as the user reads them. Values that read alike do not differ. */
  show: (values: V) => string;
  /** Replaces a long `show` in the dialog, e.g. by the part that differs. */
  describe?: (values: V, others: V) => string;
  /** `show` returns the address of a picture. */
  isPicture?: boolean;
}

/** Fields of one value each, in the order of the labels. `show` replaces the plain text of a value. */
export function comparedFields<V extends object>(
  labels: Partial<Record<keyof V & string, string>>,
  show: { [N in keyof V]?: (value: V[N], values: V) => string } = {},
): ComparedField<V>[] {
  const fields: ComparedField<V>[] = [];
  let name: keyof V & string;
  for (name in labels) fields.push(comparedField(name, labels[name] ?? name, show[name]));
  return fields;
}

const comparedField = <V, N extends keyof V & string>(
  name: N,
  label: string,
  show: (value: V[N], values: V) => string = textOf,
): ComparedField<V> => ({ label, names: [name], show: (values) => show(values[name], values) });

/** A value as text, without spaces around it. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.trim() || 'Nothing';
}

/** The record that the user edits. */
export interface Loaded<V> {
  version: number | null | undefined;
  /** The form's values of that version; null when they are unknown, e.g. for a draft. */
  values: V | null;
}

export interface Edited<V> {
  readonly loaded: Loaded<V>;
  set: (loaded: Loaded<V>) => void;
}

/** What the form showed when the user began to change it. A later answer replaces it while nothing is changed. */
export function useEdited<V>(latest: Loaded<V>, isDirty: boolean): Edited<V> {
  const loaded = useRef(latest);
  if (!isDirty) loaded.current = latest;
  return {
    get loaded() {
      return loaded.current;
    },
    set(next) {
      loaded.current = next;
    },
  };
}

export interface ConflictOptions<V, R> {
  /** Completes the sentence 'This … was changed meanwhile'. */
  record: string;
  edited: Edited<V>;
  /** A function when it takes the stored record to show its values, e.g. for names of ids. */
  fields: readonly ComparedField<V>[] | ((stored: R) => readonly ComparedField<V>[]);
  /** The form's values of a record. */
  valuesOf: (record: R) => V;
  /** Puts chosen stored values into the form. */
  apply: (chosen: Partial<V>) => void;
}

/** @param stored  the record of the conflict; undefined at first. Resolves with null when the user goes on editing. */
type SaveCall<V, R> = (values: V, version: number | undefined, stored?: R) => Promise<R | null>;

interface Versioned {
  version?: number | null;
}

/** How a record is saved, and what is saved when another save came first. */
export interface VersionedSave<V, R> {
  call: SaveCall<V, R>;
  valuesOf: (record: R) => V;
  /** Resolves with the values to save in place of the stored ones; with null to save nothing. */
  resolve: (mine: V, stored: R, loaded: V | null) => Promise<V | null>;
}

/** Saves the values of a loaded version. After EDIT_CONFLICT it saves those that `resolve` makes of both. */
export async function saveVersion<V, R extends Versioned>(
  values: V,
  loaded: Loaded<V>,
  how: VersionedSave<V, R>,
  record?: R,
): Promise<R | null> {
  try {
    return await how.call(values, loaded.version ?? undefined, record);
  } catch (error) {
    if (!isConflict<R>(error)) throw error;
    const { stored } = error;
    const resolved = await how.resolve(values, stored, loaded.values);
    return resolved && saveVersion(resolved, { version: stored.version, values: how.valuesOf(stored) }, how, stored);
  }
}

/**
 * Saves a whole record with the version that it was loaded with. When another save came first, a dialog shows both
 * values of each field, and the chosen ones are saved.
 */
export function useConflict<V extends object, R extends Versioned>({
  record,
  edited,
  fields,
  valuesOf,
  apply,
}: ConflictOptions<V, R>) {
  const [dialog, setDialog] = useState<ReactNode>(null);

  /** Resolves with the values to save, or with null when the user goes on editing. */
  const ask = (mine: V, stored: R, loaded: V | null): Promise<V | null> => {
    const theirs = valuesOf(stored);
    const compared = typeof fields === 'function' ? fields(stored) : fields;
    const differing = compared.filter(({ show }) => show(mine) !== show(theirs));
    const isStored = compared.every(({ show }) => loaded !== null && show(loaded) === show(theirs));
    // The user has nothing to decide: both saves agree, or the other one changed what this form does not show.
    if (differing.length === 0 || isStored) return Promise.resolve(mine);
    return new Promise((resolve) => {
      const close = (choice: V | null) => {
        setDialog(null);
        resolve(choice);
      };
      const differences = differing.map(
        ({ label, show, describe = show, isPicture }): Difference => ({
          ...{ label, mine: describe(mine, theirs), theirs: describe(theirs, mine), isPicture },
          isUntouched: loaded !== null && show(loaded) === show(mine),
        }),
      );
      setDialog(
        <ConflictDialog
          record={record}
          differences={differences}
          onCancel={() => close(null)}
          onChoice={(chosen) => {
            const picked = pick(
              theirs,
              differing.filter((_field, index) => chosen[index]).flatMap(({ names }) => names),
            );
            apply(picked);
            close({ ...mine, ...picked });
          }}
        />,
      );
    });
  };

  /**
   * @param call  rejects with EDIT_CONFLICT and `stored`, the record in the shape of its result
   * @returns the saved record; null when the user goes on editing
   */
  const save = async (values: V, call: SaveCall<V, R>): Promise<R | null> => {
    const saved = await saveVersion(values, edited.loaded, { call, valuesOf, resolve: ask });
    if (saved) edited.set({ version: saved.version, values: valuesOf(saved) });
    return saved;
  };

  return {
    save,
    /** Show it where the form is. */
    dialog,
  };
}

/** The part of `useForm` that sets a value of any field. */
interface Settable {
  setValue(name: string, value: unknown, options: { shouldDirty: boolean }): void;
}

/** `apply` of a form of react-hook-form. */
export function applyTo<V extends FieldValues>(form: Settable) {
  return (chosen: Partial<V>) => {
    for (const [name, value] of Object.entries(chosen)) {
      form.setValue(name, value, { shouldDirty: true });
    }
  };
}

function pick<V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> {
  const picked: Partial<V> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

const isConflict = <R,>(error: unknown): error is { stored: R } =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'EDIT_CONFLICT' &&
  'stored' in error &&
  error.stored !== undefined;
