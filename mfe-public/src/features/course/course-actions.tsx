import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { Heart, MessageCircle, Scale, Share2 } from 'lucide-react';
import { useCompared } from '../../store/use-compared';
import { useCourseAction } from '../../store/use-course-action';
import styles from './course-actions.module.css';

interface CourseActionsProps {
  course: CourseDetails;
  /** The chosen one. */
  batch: Batch | null;
  onAsk: () => void;
  onShare: () => void;
}

/** Actions besides enrolling. On a phone they include that of the price box. */
export function CourseActions({ course, batch, onAsk, onShare }: CourseActionsProps) {
  const saved = useCourseAction(course, 'like', batch);
  const compared = useCompared(course);
  return (
    <div className={`row gap-2 ${styles.actions}`}>
      <Button icon={<Heart aria-hidden="true" />} pressed={saved.active} onClick={saved.toggle}>
        Save
      </Button>
      <Button className={styles.phone} icon={<MessageCircle aria-hidden="true" />} onClick={onAsk}>
        Ask the trainer
      </Button>
      <Button icon={<Scale aria-hidden="true" />} pressed={compared.active} onClick={compared.toggle}>
        Compare
      </Button>
      <Button icon={<Share2 aria-hidden="true" />} onClick={onShare}>
        Share
      </Button>
    </div>
  );
}
