import type { Enrolment } from '@kaksha/domain/payments';
import { Button, type ButtonProps } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';

const ContactDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "contact-trainer" */ './contact-dialog')).ContactDialog,
);

interface ContactTrainerProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  seat: Enrolment;
  /** Label of the button and title of the dialog. */
  label?: string;
}

/** The contact dialog for the trainer of a seat, and how it opens. */
export function useContactDialog(seat: Enrolment, title: string) {
  const [isOpen, setOpen] = useState(false);
  // Outside of the dialog, so that closing it does not lose the text.
  const [draft, setDraft] = useState('');
  const dialog = isOpen && (
    <ContactDialog title={title} seat={seat} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
  );
  return { dialog, open: () => setOpen(true) };
}

/** A button that opens the contact dialog. */
export function ContactTrainer({ seat, label = 'Ask the trainer', ...buttonProps }: ContactTrainerProps) {
  const { dialog, open } = useContactDialog(seat, label);
  return (
    <>
      <Button {...buttonProps} icon={<MessageCircle aria-hidden="true" />} onClick={open}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
