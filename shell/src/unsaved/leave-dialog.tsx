import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useRef } from 'react';

export interface LeaveDialogProps {
  /** Messages of the unsaved changes; null while no navigation is blocked. */
  sentences: readonly string[] | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before leaving a page with unsaved changes. Closing the dialog stays on the page. */
export function LeaveDialog({ sentences, onStay, onLeave }: LeaveDialogProps) {
  // Keeps the text during the exit animation.
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
