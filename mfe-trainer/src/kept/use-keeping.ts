import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormPlace, forgetForm, keepForm } from './kept-form';

/** Never later than half a second after a change. */
const keepEveryMs = 500;

export interface KeepingOptions<V> {
  place: FormPlace;
  /** Whether these values are what is saved: then nothing is kept, and nobody is asked. */
  isSaved: (values: V) => boolean;
  /** The version that is edited, where two may edit the same. */
  version?: number | null;
  /** What the host says when it is left unsaved, e.g. 'The times of this batch are not saved yet.' */
  unsaved: string;
}

/** Keeps a form's text on the device as it is typed, and has the host ask before it is left unsaved. */
export function useKeeping<V extends FieldValues>(form: UseFormReturn<V, unknown, V>, options: KeepingOptions<V>) {
  const [keptAt, setKeptAt] = useState<Date | 'failed' | null>(null);
  const [dirty, setDirty] = useState(() => !options.isSaved(form.getValues()));
  const timer = useRef<number | null>(null);

  const stopTimer = () => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
  };
  const keepNow = () => {
    stopTimer();
    const values = form.getValues();
    const changed = !options.isSaved(values);
    setDirty(changed);
    if (!changed) {
      forgetForm(options.place);
      return setKeptAt(null);
    }
    setKeptAt(keepForm(options.place, values, options.version) ? new Date() : 'failed');
  };
  const latest = useRef({ options, keepNow });
  latest.current = { options, keepNow };

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setDirty(!latest.current.options.isSaved(values));
        timer.current ??= window.setTimeout(() => latest.current.keepNow(), keepEveryMs);
      },
    });
    const flush = () => {
      if (timer.current !== null) latest.current.keepNow();
    };
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [form]);

  const { release } = useUnsavedWork(dirty ? options.unsaved : null);

  return {
    /** When the text was last kept; 'failed' when the device keeps nothing, null when there is nothing to keep. */
    keptAt,
    keepNow,
    /** All is saved, or given up: nothing is kept, and nobody is asked. */
    forget() {
      stopTimer();
      forgetForm(options.place);
      setDirty(false);
      setKeptAt(null);
      release();
    },
  };
}
