import { countText } from '@kaksha/domain/count-text';
import { isolated } from '@kaksha/domain/isolated';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { MessageForm } from '../messages/message-form';

export interface MessageDialogProps {
  batchId: number;
  learners: readonly { userId: number; name: string }[];
  onSent: () => void;
  onClose: () => void;
}

const list = new Intl.ListFormat('en-GB');
/** More names are counted. */
const namedCount = 3;

/** One message to the chosen learners of a batch. */
export function MessageDialog({ batchId, learners, onSent, onClose }: MessageDialogProps) {
  const count = countText(learners.length, 'learner');
  const names = learners.slice(0, namedCount).map(({ name }) => isolated(name));
  const others = learners.length - names.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Message ${count}`}
      description={`To ${list.format([...names, ...(others > 0 ? [countText(others, 'other learner')] : [])])}. The other learners of the batch do not see it.`}
    >
      <MessageForm
        batchId={batchId}
        learnerIds={learners.map(({ userId }) => userId)}
        label="Message"
        hint="It arrives in the app and by e-mail."
        onSent={() => {
          onSent();
          onClose();
        }}
      >
        <div className="cluster gap-2 end">
          <Button onClick={onClose}>Close</Button>
          <SubmitButton variant="accent">{`Send to ${count}`}</SubmitButton>
        </div>
      </MessageForm>
    </Dialog>
  );
}
