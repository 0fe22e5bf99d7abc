import {
  type Autosave,
  type AutosaveOptions,
  type FormDraftKey,
  readFormDraft,
  useAutosave,
  writeFormDraft,
} from '@kaksha/forms/form-draft';
import { type Edited, useEdited } from '@kaksha/forms/use-conflict';
import { type FormRules, useYupForm, type YupFormOptions } from '@kaksha/forms/use-yup-form';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftNoticesProps } from './draft-notices';

export interface DraftFormOptions<V extends FieldValues> extends YupFormOptions<V> {
  rules: FormRules;
  draftKey: FormDraftKey;
  /** Values of the saved record, or of an empty form. Only strings, booleans and numbers. */
  saved: V;
  /** Version of the saved record; undefined for a new one. */
  version?: number;
  /** The host's question before the page is left, e.g. 'The times of this batch are not saved yet.' */
  unsavedMessage: string;
}

export interface DraftForm<V extends FieldValues> {
  form: UseFormReturn<V, unknown, V>;
  /** For `DraftNotices`. */
  notices: DraftNoticesProps<V>;
  /** For `useConflict`: a draft keeps the version that it was begun with. */
  edited: Edited<V>;
  /** Resets the form to the saved values and removes the draft. */
  discard: () => void;
  /**
   * Removes the draft after `submitted` was saved as `version`. Returns false when the user typed more during the save: then the
   * draft stays and the form must stay open.
   */
  completeSave: (submitted: V, version?: number) => boolean;
}

/** A form that stores a draft on the device and starts from it. Change the component's key with the draft key. */
export function useDraftForm<V extends FieldValues>({
  rules,
  draftKey,
  saved,
  version,
  unsavedMessage,
  ...options
}: DraftFormOptions<V>): DraftForm<V> {
  const [draft, setDraft] = useState(() => {
    const found = readFormDraft(draftKey, saved);
    return found && !sameValues(found.values, saved) ? found : null;
  });
  const form = useYupForm<V>(rules, draft?.values ?? saved, options);
  const loaded = { version, values: saved };
  // A draft without a version is older than versions; it counts as typed over what is stored.
  const edited = useEdited<V>(draft ? { version: draft.version ?? version, values: null } : loaded, true);
  const isSaved = (values: V) => sameValues(values, saved);
  const autosave = useFormAutosave(form, {
    draftKey,
    version: edited.loaded.version ?? null,
    isSaved,
    unsavedMessage,
  });
  const removeDraft = () => {
    autosave.discard();
    setDraft(null);
  };

  const discard = () => {
    form.reset(saved);
    edited.set(loaded);
    removeDraft();
  };

  return {
    form,
    notices: {
      restoredAt: draft?.savedAt ?? null,
      canStore: autosave.savedAt !== 'failed',
      onDiscard: discard,
      others: {
        draftKey,
        empty: saved,
        isEmpty: () => isSaved(form.getValues()),
        onLeave: autosave.saveNow,
        onContinue(other) {
          setDraft(other);
          form.reset(other.values);
        },
      },
    },
    edited,
    discard,
    completeSave(submitted, savedVersion) {
      const typed = form.getValues();
      if (!sameValues(typed, submitted)) {
        writeFormDraft(draftKey, typed, savedVersion);
        return false;
      }
      removeDraft();
      return true;
    },
  };
}

function sameValues(one: object, other: object): boolean {
  const sorted = (values: object) => JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b)));
  return sorted(one) === sorted(other);
}

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
