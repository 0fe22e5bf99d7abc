import { useFormAction } from '@kaksha/api-client/use-action';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';

interface RemoveDialogProps {
  title: string;
  text: string;
  onRemove: () => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a second factor is removed. A refusal stays on the screen. */
export function RemoveDialog({ title, text, onRemove, onRemoved, onClose }: RemoveDialogProps) {
  const { busy, problem, run } = useFormAction();
  const remove = async () => {
    if (await run(onRemove, 'It was not removed. Please try again.')) onRemoved();
  };
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} size="s" title={title} description={text}>
      <div className="stack gap-5">
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <div className="cluster gap-2 gap-x-3 middle">
          <Button onClick={onClose}>Keep it</Button>
          <Button danger busy={busy} onClick={() => void remove()}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
