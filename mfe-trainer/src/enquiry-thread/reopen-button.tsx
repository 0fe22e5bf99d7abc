import { messageOf } from '@kaksha/api-client/errors';
import { Button } from '@kaksha/ui/button';
import { useState } from 'react';
import { useTrainerStore } from '../store/store-context';
import { setClosed } from './answer-enquiry';

/** Opens a closed enquiry, so that both sides can write again. */
export function ReopenButton({ enquiryId }: { enquiryId: number }) {
  const store = useTrainerStore();
  const { notify } = store.host;
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await setClosed(store, enquiryId, false);
      notify.success('Question opened again');
    } catch (error) {
      notify.error('The question was not opened', { description: messageOf(error, 'Please try again.') });
      setBusy(false);
    }
  };
  return (
    <div>
      <Button size="s" busy={busy} onClick={() => void open()}>
        Open again
      </Button>
    </div>
  );
}
