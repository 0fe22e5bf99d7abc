import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';

/** Why a module was not added, in the server's words. */
export function RefusalDialog({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Failed to add curriculum"
      description={message}
      footer={<Button onClick={onClose}>OK</Button>}
    >
      What you typed is still in the form.
    </Dialog>
  );
}
