import type { CourseDetails } from '@kaksha/domain/catalogue';
import { trainerPath } from '@kaksha/domain/slugs';
import { Avatar } from '@kaksha/ui/avatar';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Hand, MessageCircle } from 'lucide-react';
import { useMark } from '../../store/use-mark';
import styles from './contact-dialog.module.css';

interface ContactDialogProps {
  course: CourseDetails;
  /** Enquiring is asking for the price or for a batch. */
  purpose: 'contact' | 'enquire';
  onChat: (() => void) | null;
  onClose: () => void;
}

/** The ways to reach a trainer: their chat, and telling them that one is interested, so that they write first. */
export function ContactDialog({ course, purpose, onChat, onClose }: ContactDialogProps) {
  const interest = useMark(course, 'interest');
  const { trainerProfile: trainer } = course;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={purpose === 'enquire' ? 'Enquire' : 'Contact trainer'}
      description={
        purpose === 'enquire'
          ? `${trainer.name} tells you the price and the dates of ${course.name}.`
          : `Ask ${trainer.name} about ${course.name}.`
      }
    >
      <div className={styles.trainer}>
        <Avatar name={trainer.name} picture={trainer.photo} size="l" />
        <div>
          <p className={styles.name}>{trainer.name}</p>
          <p className={styles.where}>{[trainer.headline, trainer.location].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <div className={styles.ways}>
        {onChat && (
          <Button block variant="accent" icon={<MessageCircle aria-hidden="true" />} onClick={onChat}>
            Open chat
          </Button>
        )}
        <Button
          block
          icon={<Hand aria-hidden="true" />}
          pressed={interest.marked}
          variant={onChat ? 'outline' : 'accent'}
          onClick={interest.toggle}
        >
          {interest.marked ? 'You are interested' : 'Tell them I am interested'}
        </Button>
        <p className={styles.note}>
          {interest.marked
            ? `${trainer.name} sees your name, e-mail and phone and can write to you.`
            : `They then see your name, e-mail and phone and can write to you.`}
        </p>
        <ButtonLink block variant="ghost" to={trainerPath(trainer.id)}>
          View profile
        </ButtonLink>
      </div>
    </Dialog>
  );
}
