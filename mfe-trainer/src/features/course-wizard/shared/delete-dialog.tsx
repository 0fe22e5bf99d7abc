import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import type { ReactNode } from 'react';

export interface DeleteDialogProps {
  /** E.g. 'Delete this batch?' */
  title: string;
  /** Other data that is deleted with it. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before a part of a course is deleted. */
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
