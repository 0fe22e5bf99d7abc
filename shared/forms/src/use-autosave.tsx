import { currentTime } from '@kaksha/contract/now';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { useEffect, useRef, useState } from 'react';
import { type FormDraftKey, releaseFormDraft, removeFormDraft, writeFormDraft } from './form-draft';

const saveDelayMs = 400;

export interface AutosaveOptions<V extends object> {
  draftKey: FormDraftKey;
  getValues: () => V;
  /** Whether these values equal the saved record; then no draft is stored and leaving needs no confirmation. */
  isSaved: (values: V) => boolean;
  version?: number | null;
  /** The host's question before the page is left, e.g. 'The times of this batch are not saved yet.' */
  unsavedMessage: string;
}

export interface Autosave {
  /** When the draft was last stored; 'failed' when the browser refused, null without a draft. */
  savedAt: Date | 'failed' | null;
  dirty: boolean;
  /** Call after every change. Stores the draft within 400 ms, or at once when the form is being unmounted. */
  changed(): void;
  saveNow(): void;
  /** Removes the draft and lets the user leave without confirmation. Later changes are stored again. */
  discard(): void;
  /** Like `discard`, and ignores all later changes, e.g. those of an editor that unmounts after a save. */
  stop(): void;
}

/** Stores a form's values as a draft while the user types, and makes the host confirm leaving with unsaved changes. */
export function useAutosave<V extends object>(options: AutosaveOptions<V>): Autosave {
  const [savedAt, setSavedAt] = useState<Autosave['savedAt']>(null);
  const [dirty, setDirty] = useState(() => !options.isSaved(options.getValues()));
  const timer = useRef<number | null>(null);
  const phase = useRef<'active' | 'unmounted' | 'stopped'>('active');

  const clearTimer = () => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
  };
  const saveNow = () => {
    clearTimer();
    const values = options.getValues();
    const isDirty = !options.isSaved(values);
    setDirty(isDirty);
    if (isDirty)
      return setSavedAt(writeFormDraft(options.draftKey, values, options.version) ? currentTime() : 'failed');
    removeFormDraft(options.draftKey);
    setSavedAt(null);
  };
  const latest = useRef({ options, saveNow });
  latest.current = { options, saveNow };

  useEffect(() => {
    if (phase.current === 'unmounted') phase.current = 'active';
    const flush = () => {
      if (timer.current !== null) latest.current.saveNow();
    };
    document.addEventListener('visibilitychange', flush);
    // Captures, because the tab gives up its draft in the same event.
    window.addEventListener('pagehide', flush, true);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush, true);
      if (phase.current === 'active') phase.current = 'unmounted';
      flush();
      releaseFormDraft(latest.current.options.draftKey);
    };
  }, []);

  const { release } = useUnsavedWork(dirty ? options.unsavedMessage : null);
  const discard = () => {
    clearTimer();
    removeFormDraft(options.draftKey);
    setDirty(false);
    setSavedAt(null);
    release();
  };

  return {
    savedAt,
    dirty,
    saveNow,
    discard,
    changed() {
      if (phase.current === 'stopped') return;
      if (phase.current === 'unmounted') {
        latest.current.saveNow();
        return releaseFormDraft(latest.current.options.draftKey);
      }
      const { getValues, isSaved } = latest.current.options;
      setDirty(!isSaved(getValues()));
      timer.current ??= window.setTimeout(() => latest.current.saveNow(), saveDelayMs);
    },
    stop() {
      discard();
      phase.current = 'stopped';
    },
  };
}
