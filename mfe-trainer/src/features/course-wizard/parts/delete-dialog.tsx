import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import type { ReactNode } from 'react';

export interface DeleteDialogProps {
  /** Asks, e.g. 'Delete this batch?' */
  title: string;
  /** What is lost with it. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a part of a course is deleted. */
export function DeleteDialog({ title, children, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={title}
      description={children}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button danger onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
