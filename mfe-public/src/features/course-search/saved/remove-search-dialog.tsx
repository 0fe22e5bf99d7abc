import type { SavedSearch } from '@kaksha/domain/profile';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';

interface RemoveSearchDialogProps {
  search: SavedSearch;
  onRemove: () => void;
  onClose: () => void;
}

export function RemoveSearchDialog({ search, onRemove, onClose }: RemoveSearchDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Remove “${search.name}”?`}
      description="You get no more mails about new courses that match it."
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button danger onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  );
}
