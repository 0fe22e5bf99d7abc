import type { CourseDetails } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { Hand, Heart, Mail, MessageCircle, Scale, Share2 } from 'lucide-react';
import { useCompared } from '../../store/use-compared';
import { useCourseAction } from '../../store/use-course-action';
import styles from './course-actions.module.css';

interface CourseActionsProps {
  course: CourseDetails;
  onContact: () => void;
  /** Null when the trainer has no chat. */
  onChat: (() => void) | null;
  onShare: () => void;
}

/** Actions besides enrolling. On a phone they include those of the price box. */
export function CourseActions({ course, onContact, onChat, onShare }: CourseActionsProps) {
  const saved = useCourseAction(course, 'like');
  const interested = useCourseAction(course, 'interest');
  const compared = useCompared(course);
  return (
    <div className={`row gap-2 ${styles.actions}`}>
      <Button icon={<Heart aria-hidden="true" />} pressed={saved.active} onClick={saved.toggle}>
        Save
      </Button>
      <Button icon={<Hand aria-hidden="true" />} pressed={interested.active} onClick={interested.toggle}>
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
      <Button icon={<Scale aria-hidden="true" />} pressed={compared.active} onClick={compared.toggle}>
        Compare
      </Button>
      <Button icon={<Share2 aria-hidden="true" />} onClick={onShare}>
        Share
      </Button>
    </div>
  );
}
