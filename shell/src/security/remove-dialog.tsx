import { messageOf } from '@kaksha/api-client/errors';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useState } from 'react';
import styles from './security.module.css';

interface RemoveDialogProps {
  title: string;
  text: string;
  onRemove: () => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a second factor is removed. A refusal stays on the screen. */
export function RemoveDialog({ title, text, onRemove, onRemoved, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onRemove();
      onRemoved();
    } catch (error) {
      setProblem(messageOf(error, 'It was not removed. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} size="s" title={title} description={text}>
      <div className={styles.form}>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep it</Button>
          <Button danger busy={busy} onClick={() => void remove()}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
