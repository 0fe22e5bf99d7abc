import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import { trainerPath } from '@kaksha/domain/paths';
import { Avatar } from '@kaksha/ui/avatar';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { TextLink } from '@kaksha/ui/link';
import { Hand, MessageCircle } from 'lucide-react';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { usePublicStore } from '../../store/store-context';
import { useCourseAction } from '../../store/use-course-action';
import styles from './contact-dialog.module.css';
import { type EnquiryDraft, EnquiryForm } from './enquiry-form';
import { EnquirySent } from './enquiry-sent';
import { TrainerContactLinks } from './trainer-contact-links';

interface ContactDialogProps {
  course: CourseDetails;
  batches: readonly Batch[];
  /** The chosen one. */
  batch: Batch | null;
  /** 'Enquire' asks for the price or for a batch. */
  purpose: 'contact' | 'enquire';
  draft: EnquiryDraft;
  onDraft: Dispatch<SetStateAction<EnquiryDraft | null>>;
  onChat: (() => void) | null;
  onClose: () => void;
}

/** Ways to reach the trainer: a question by mail, their chat, and expressing interest. */
export function ContactDialog({
  course,
  batches,
  batch,
  purpose,
  draft,
  onDraft,
  onChat,
  onClose,
}: ContactDialogProps) {
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const interest = useCourseAction(course, 'interest', batch);
  const store = usePublicStore();
  const reach = useResource(store.trainerContact, course.id).data;
  const { trainerProfile: trainer } = course;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="m"
      title={purpose === 'enquire' ? 'Enquire' : 'Ask the trainer'}
      description={
        purpose === 'enquire'
          ? `${trainer.name} tells you the price and the dates of ${course.name}.`
          : `Ask ${trainer.name} about ${course.name}.`
      }
    >
      {sent ? (
        <EnquirySent enquiry={sent} onClose={onClose}>
          <TrainerContactLinks course={course} />
        </EnquirySent>
      ) : (
        <>
          <div className={`row gap-4 middle ${styles.trainer}`}>
            <Avatar name={trainer.name} picture={trainer.photo} size="l" />
            <div>
              <TextLink className={styles.name} to={trainerPath(trainer.id)} dir="auto">
                {trainer.name}
              </TextLink>
              <p className="note">{[trainer.headline, trainer.location].filter(Boolean).join(', ')}</p>
            </div>
          </div>
          <EnquiryForm
            course={course}
            batches={batches}
            draft={draft}
            onDraft={onDraft}
            onSent={(enquiry) => {
              // `draft` is that of the submit; the user may have typed since.
              onDraft((latest) => {
                const kept = latest ?? draft;
                return kept.message === draft.message ? { ...kept, message: '' } : kept;
              });
              setSent(enquiry);
              void store.trainerContact.reload(course.id);
            }}
          />
          <TrainerContactLinks course={course} />
          <div className={`cluster gap-2 ${styles.channels}`}>
            {onChat && (
              <Button icon={<MessageCircle aria-hidden="true" />} onClick={onChat}>
                {chatLabel(reach?.chatUrl)}
              </Button>
            )}
            <Button icon={<Hand aria-hidden="true" />} pressed={interest.active} onClick={interest.toggle}>
              {interest.active ? 'You are interested' : 'Tell them I am interested'}
            </Button>
          </div>
          <p
            className={`meta ${styles.note}`}
          >{`Once you ask, chat or say that you are interested, ${trainer.name} sees your name, photo, e-mail and phone, and you see theirs for this course.`}</p>
        </>
      )}
    </Dialog>
  );
}

const chats: readonly (readonly [host: string, label: string])[] = [
  ['wa.me', 'Chat on WhatsApp'],
  ['whatsapp.com', 'Chat on WhatsApp'],
  ['t.me', 'Chat on Telegram'],
];

/** Names the chat once the learner received its link. */
function chatLabel(url: string | null | undefined): string {
  const host = url ? new URL(url).hostname : '';
  return chats.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? 'Open chat';
}
