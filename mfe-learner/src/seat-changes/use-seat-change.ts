import { messageOf } from '@kaksha/api-client/errors';
import { useState } from 'react';
import { useLearnerStore } from '../store/store-context';

/** Runs a change of a seat, loads the seats again and closes the dialog. Returns the message of a failure. */
export function useSeatChange(done: string, onClose: () => void) {
  const store = useLearnerStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (change: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await change();
      store.host.notify.success(done);
      await store.purchases.reload();
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'Please try again.'));
      setBusy(false);
    }
  };
  return { busy, problem, run: (change: () => Promise<void>) => void run(change) };
}
