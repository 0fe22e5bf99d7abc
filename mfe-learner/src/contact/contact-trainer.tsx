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
  /** Of the button and the dialog that it opens. */
  label?: string;
}

/** Opens the ways to the trainer of a course in which the person has a seat. */
export function ContactTrainer({ seat, label = 'Contact trainer', ...look }: ContactTrainerProps) {
  const [open, setOpen] = useState(false);
  // Kept while the dialog is closed, so that nothing typed is lost.
  const [draft, setDraft] = useState('');
  return (
    <>
      <Button {...look} icon={<MessageCircle aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <ContactDialog title={label} seat={seat} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
