import type { CourseDetails } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { Hand, Heart, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useMark } from '../../store/use-mark';
import styles from './course-actions.module.css';

interface CourseActionsProps {
  course: CourseDetails;
  onContact: () => void;
  /** Null when the trainer has no chat. */
  onChat: (() => void) | null;
  onShare: () => void;
}

/** What one can do besides enrolling. A phone, which has no price box at its side, gets that box's buttons here too. */
export function CourseActions({ course, onContact, onChat, onShare }: CourseActionsProps) {
  const saved = useMark(course, 'like');
  const interested = useMark(course, 'interest');
  return (
    <div className={styles.actions}>
      <Button icon={<Heart aria-hidden="true" />} pressed={saved.marked} onClick={saved.toggle}>
        Save
      </Button>
      <Button icon={<Hand aria-hidden="true" />} pressed={interested.marked} onClick={interested.toggle}>
        Interested
      </Button>
      <Button className={styles.phone} icon={<Mail aria-hidden="true" />} onClick={onContact}>
        Contact trainer
      </Button>
      {onChat && (
        <Button className={styles.phone} icon={<MessageCircle aria-hidden="true" />} onClick={onChat}>
          Chat
        </Button>
      )}
      <Button icon={<Share2 aria-hidden="true" />} onClick={onShare}>
        Share
      </Button>
    </div>
  );
}
