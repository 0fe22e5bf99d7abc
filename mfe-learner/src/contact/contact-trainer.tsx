import type { Enrolment } from '@kaksha/domain/payments';
import { Button, type ButtonProps } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';

/** The dialog, loaded when it opens. */
export const ContactDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "contact-trainer" */ './contact-dialog')).ContactDialog,
);

interface ContactTrainerProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  seat: Enrolment;
  /** Label of the button and title of the dialog. */
  label?: string;
}

/** Opens the contact dialog for the trainer of a seat. */
export function ContactTrainer({ seat, label = 'Contact trainer', ...buttonProps }: ContactTrainerProps) {
  const [open, setOpen] = useState(false);
  // Outside of the dialog, so that closing it does not lose the text.
  const [draft, setDraft] = useState('');
  return (
    <>
      <Button {...buttonProps} icon={<MessageCircle aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <ContactDialog title={label} seat={seat} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
