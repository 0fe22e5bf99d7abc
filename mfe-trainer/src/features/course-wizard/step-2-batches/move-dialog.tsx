import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import styles from './move-dialog.module.css';

export interface MoveDialogProps {
  /** Number of enrolled learners; null when it could not be loaded. */
  learners: number | null;
  /** Times and, when it changes, the place, in words. */
  before: string;
  after: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before times or place of a batch with learners change. */
export function MoveDialog({ learners, before, after, onConfirm, onClose }: MoveDialogProps) {
  const who = learners === null ? 'Learners may be' : learners === 1 ? '1 learner is' : `${learners} learners are`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Move this batch?"
      description={`${who} enrolled in it. Learners are notified, and accept the change or take a full refund.`}
      footer={
        <>
          <Button onClick={onClose}>Go on editing</Button>
          <Button variant="accent" onClick={onConfirm}>
            Move the batch
          </Button>
        </>
      }
    >
      <dl className={`stack gap-2 ${styles.schedules}`}>
        <dt>Until now</dt>
        <dd>{before}</dd>
        <dt>From now on</dt>
        <dd>{after}</dd>
      </dl>
    </Dialog>
  );
}
