import { useReadable } from '@kaksha/contract/host-context';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ReviewList } from '../../review-list';
import { usePublicStore } from '../../store/store-context';
import styles from './feedback-section.module.css';
import { OwnFeedback } from './own-feedback';

/** Feedback of learners about the trainer, latest first. */
export function FeedbackSection({ trainerId, trainerName }: { trainerId: number; trainerName: string }) {
  const store = usePublicStore();
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback">Feedback</h2>
      <OwnFeedback trainerId={trainerId} trainerName={trainerName} />
      <AsyncBoundary
        resource={useReadable(store.feedback.at(trainerId))}
        name="Feedback"
        announce={false}
        loading={<Skeleton shape="block" className={styles.skeleton} />}
        error={{ level: 3, title: 'The feedback did not load', className: styles.error }}
        staleError="hidden"
        onRetry={() => void store.feedback.load(trainerId)}
      >
        {(feedback) => (
          <ReviewList
            reviews={feedback}
            label="Feedback"
            initialCount={6}
            empty="No feedback yet. Only learners who enrolled can write some."
          />
        )}
      </AsyncBoundary>
    </section>
  );
}
