import { isApiError } from '@kaksha/api-client/errors';
import { useEffect, useRef, useState } from 'react';

export interface Cancellable {
  busy: boolean;
  /** Ignores the call while earlier work is running. */
  run: (work: (signal: AbortSignal) => Promise<unknown>) => Promise<void>;
  /** Aborts the work without a notice. */
  cancel: () => void;
}

/** Work that the user can cancel. Unmounting cancels it too. */
export function useCancellable(): Cancellable {
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    busy,
    async run(work) {
      if (controller.current) return;
      const current = new AbortController();
      controller.current = current;
      setBusy(true);
      try {
        await work(current.signal);
      } catch (error) {
        // A cancelled request is not a failure.
        if (!current.signal.aborted && !(isApiError(error) && error.code === 'CANCELLED')) throw error;
      } finally {
        if (controller.current === current) {
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
