import { useNow } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import { Button, type ButtonProps } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';
import { reloadTaught } from '../store/own-courses';
import { useTrainerStore } from '../store/store-context';
import { scheduleText } from './schedule-text';
import { useBatchChanges } from './use-batch-changes';

const MeetingDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "meeting-link" */ './meeting-dialog')).MeetingDialog,
);

interface MeetingLinkButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-describedby'> {
  batch: Batch;
  /** `Add link`, `Meeting link`. */
  label: string;
}

/** Opens the dialog in which the trainer adds or changes the meeting link of a batch. */
export function MeetingLinkButton({ batch, label, ...look }: MeetingLinkButtonProps) {
  const store = useTrainerStore();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const changes = useBatchChanges(async () => void (await reloadTaught(store)));
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <MeetingDialog
          batch={batch}
          schedule={scheduleText(batch, now)}
          onSave={(url, version) => changes.setMeeting(batch, url, version)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
