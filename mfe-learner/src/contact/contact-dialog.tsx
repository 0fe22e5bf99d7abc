import { useNow } from '@kaksha/contract/now';
import { usualHours } from '@kaksha/domain/batch-sessions';
import { classroomText } from '@kaksha/domain/class-place';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import { isolated } from '@kaksha/domain/isolated';
import type { Enrolment } from '@kaksha/domain/payments';
import { Banner } from '@kaksha/ui/banner';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { ChannelButtons } from './channel-buttons';
import styles from './contact.module.css';
import { QuestionForm } from './question-form';

interface ContactDialogProps {
  title: string;
  seat: Enrolment;
  /** Text of the unsent question. */
  draft: string;
  onDraft: Dispatch<SetStateAction<string>>;
  onClose: () => void;
}

/** The classroom, channels to reach the trainer, and a question form. */
export function ContactDialog({ title, seat, draft, onDraft, onClose }: ContactDialogProps) {
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  const { course, batch } = seat;
  const { trainer } = course;
  const now = useNow();
  const room = classroomText(batch);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="m"
      // Not the text field: on phones its keyboard would cover the contact details.
      initialFocus={intro}
      title={title}
      description={`${isolated(course.name)} with ${isolated(trainer.name)}, ${usualHours(batch, now)}`}
    >
      <div className="stack gap-4">
        <p ref={intro} tabIndex={-1} className={styles.intro}>
          {room ? `Come to ${room}.` : `${isolated(trainer.name)} answers your questions about this class.`}
        </p>
        <ChannelButtons seat={seat} />
        {sent ? (
          <>
            <Banner tone="good" role="status">
              <strong>Your request is sent.</strong>
              <span>{` ${trainer.name} answers by e-mail, and you find it in My Requests.`}</span>
            </Banner>
            <div className={`cluster gap-2 ${styles.channels}`}>
              <Button onClick={onClose}>Done</Button>
              <ButtonLink to="/user-dashboard/send-request" onClick={onClose}>
                My Requests
              </ButtonLink>
            </div>
          </>
        ) : (
          <QuestionForm
            seat={seat}
            draft={draft}
            onDraft={onDraft}
            onSent={(enquiry) => {
              setSent(enquiry);
              // `draft` is that of the submit; the user may have typed since.
              onDraft((latest) => (latest === draft ? '' : latest));
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
