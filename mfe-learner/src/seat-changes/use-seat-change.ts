import { useFormAction } from '@kaksha/api-client/use-action';
import { useLearnerStore } from '../store/store-context';

/** Runs a change of a seat, loads the seats again and closes the dialog. Returns the message of a failure. */
export function useSeatChange(done: string, onClose: () => void) {
  const store = useLearnerStore();
  const { busy, problem, run } = useFormAction();
  const change = async (work: () => Promise<void>) => {
    const isDone = await run(async () => {
      await work();
      store.host.notify.success(done);
      await store.purchases.reload();
    });
    if (isDone) onClose();
  };
  return { busy, problem, run: (work: () => Promise<void>) => void change(work) };
}
