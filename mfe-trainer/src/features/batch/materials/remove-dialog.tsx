import { useFormAction } from '@kaksha/api-client/use-action';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';

interface RemoveDialogProps {
  title: string;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a material is removed, because its file cannot be restored. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  const { busy, problem, run } = useFormAction();
  const remove = async () => {
    if (await run(onRemove)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Remove this material?"
      description={`The learners of the batch lose “${title}”. A file cannot be restored.`}
    >
      <div className="stack gap-4">
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <div className="cluster gap-2 end">
          <Button onClick={onClose}>Keep it</Button>
          <Button danger busy={busy} onClick={() => void remove()}>
            Remove it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
