import { Button } from './button';
import { Dialog } from './dialog';

interface FeedDialogProps {
  action: 'renew' | 'revoke';
  onConfirm: () => void;
  onClose: () => void;
}

const texts = {
  renew: {
    title: 'Renew the address?',
    text: 'Calendars with the present address no longer follow your classes. You get a new one to add to them.',
    confirm: 'Renew',
  },
  revoke: {
    title: 'End the address?',
    text: 'Calendars with this address no longer follow your classes. You can make another one at any time.',
    confirm: 'End it',
  },
};

/** Confirms before calendars lose the address they follow. */
export function CalendarFeedDialog({ action, onConfirm, onClose }: FeedDialogProps) {
  const { title, text, confirm } = texts[action];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button danger onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
