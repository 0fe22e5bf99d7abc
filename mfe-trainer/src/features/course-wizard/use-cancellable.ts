import { isApiError } from '@kaksha/api-client/errors';
import { useEffect, useRef, useState } from 'react';

export interface Cancellable {
  busy: boolean;
  /** Does one thing at a time; a second call while the first is under way is ignored. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** Ends it; nothing is said of it, because the person wanted it so. */
  cancel: () => void;
}

/** Work that takes a while and that the person, or leaving the page, can end. */
export function useCancellable(): Cancellable {
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    busy,
    async run(work) {
      if (controller.current) return;
      const mine = new AbortController();
      controller.current = mine;
      setBusy(true);
      try {
        await work(mine.signal);
      } catch (error) {
        // Whoever cancelled does not want to hear that it was cancelled.
        if (!mine.signal.aborted && !(isApiError(error) && error.code === 'CANCELLED')) throw error;
      } finally {
        if (controller.current === mine) {
          controller.current = null;
          setBusy(false);
        }
      }
    },
    cancel() {
      controller.current?.abort();
      controller.current = null;
      setBusy(false);
    },
  };
}
