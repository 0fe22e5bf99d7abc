import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useRef } from 'react';

export interface LeaveDialogProps {
  /** What would be left behind; null while nobody is leaving. */
  sentences: readonly string[] | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to leave a page on which something is not saved; closing it means to stay. */
export function LeaveDialog({ sentences, onStay, onLeave }: LeaveDialogProps) {
  // While it fades out it goes on saying what it said.
  const shown = useRef<readonly string[]>([]);
  if (sentences) shown.current = sentences;
  return (
    <Dialog
      open={sentences !== null}
      onOpenChange={(open) => !open && onStay()}
      title="Leave this page?"
      description={[...new Set(shown.current)].join(' ')}
      size="s"
      footer={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button danger onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  );
}
