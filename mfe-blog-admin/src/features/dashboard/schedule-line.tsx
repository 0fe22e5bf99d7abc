import { updatePost } from '@kaksha/api-client/blog-authoring';
import { useAction } from '@kaksha/api-client/use-action';
import type { PostSummary } from '@kaksha/domain/blog';
import { TextButton } from '@kaksha/ui/text-button';
import { CalendarClock } from 'lucide-react';
import { changePost } from '../../store/posts';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import styles from './post-card.module.css';

export interface ScheduleLineProps {
  post: PostSummary;
  /** ISO 8601, UTC. */
  at: string;
}

/** When a draft will be published, with a button that unschedules it. */
export function ScheduleLine({ post, at }: ScheduleLineProps) {
  const store = useBlogStore();
  const { http, notify } = store.host;
  const momentText = useMomentText();
  const { busy, run } = useAction();
  const unschedule = () =>
    run(
      async () => {
        await updatePost(http, post.id, { scheduledAt: null });
        changePost(store, post.id, { scheduledAt: null });
        notify.success('Blog unscheduled', { description: 'It stays a draft until you publish it.' });
      },
      { failed: 'Failed to unschedule blog', fallback: '' },
    );
  return (
    <p className={`cluster gap-1 gap-x-2 middle ${styles.schedule}`}>
      <span className="row gap-2 middle">
        <CalendarClock aria-hidden="true" />
        <span>{`Scheduled for ${momentText(at)}`}</span>
      </span>
      <TextButton aria-label={`Unschedule ${post.title}`} aria-disabled={busy} onClick={() => void unschedule()}>
        Unschedule
      </TextButton>
    </p>
  );
}
