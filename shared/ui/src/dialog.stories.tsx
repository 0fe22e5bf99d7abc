import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field, TextInput } from './field';

const meta: Meta<typeof Dialog> = { component: Dialog };
export default meta;

const nothing = () => {};

export const Small = () => (
  <Dialog
    open
    onOpenChange={nothing}
    size="s"
    title="Delete the draft?"
    description="Its text cannot be restored."
    footer={
      <>
        <Button>Cancel</Button>
        <Button danger>Delete</Button>
      </>
    }
  />
);

export const WithFields = () => (
  <Dialog
    open
    onOpenChange={nothing}
    title="Meeting link"
    footer={<Button variant="accent">Save</Button>}
    description="Learners see it 15 minutes before the class."
  >
    <Field label="Link" required>
      <TextInput type="url" defaultValue="https://meet.example.test/room-12" />
    </Field>
  </Dialog>
);

export const Large = () => (
  <Dialog open onOpenChange={nothing} size="l" title="Refund">
    <p>
      The learner gets ₹12,000 back within five days. The seat is free again, and the first learner of the waiting list
      is offered it.
    </p>
  </Dialog>
);

export const OpenedByAButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Why was it not saved?</Button>
      <Dialog alert open={open} onOpenChange={setOpen} title="The course was not saved" size="s">
        <p>A colleague changed it at the same time.</p>
      </Dialog>
    </>
  );
};
