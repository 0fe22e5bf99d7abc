import { useAction } from '@kaksha/api-client/use-action';
import { Button } from '@kaksha/ui/button';
import { useTrainerStore } from '../store/store-context';
import { setClosed } from './answer-enquiry';

/** Opens a closed enquiry, so that both sides can write again. */
export function ReopenButton({ enquiryId }: { enquiryId: number }) {
  const store = useTrainerStore();
  const { notify } = store.host;
  const { busy, run } = useAction();
  const open = () =>
    run(
      async () => {
        await setClosed(store, enquiryId, false);
        notify.success('Question opened again');
      },
      { failed: 'The question was not opened' },
    );
  return (
    <div>
      <Button size="s" busy={busy} onClick={() => void open()}>
        Open again
      </Button>
    </div>
  );
}
