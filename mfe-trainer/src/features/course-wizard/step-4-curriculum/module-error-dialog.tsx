import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';

/** Shows the server's message when a module could not be added. */
export function ModuleErrorDialog({ message, onClose }: { message: string; onClose: () => void }) {
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
