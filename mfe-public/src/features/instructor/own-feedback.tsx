import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect } from 'react';
import { usePublicStore } from '../../store/store-context';
import styles from './feedback-form.module.css';

/** Only enrolled learners need it. */
const FeedbackPanel = retryableLazy(
  async () => (await import(/* webpackChunkName: "feedback" */ './feedback-panel')).FeedbackPanel,
);

interface OwnFeedbackProps {
  trainerId: number;
  trainerName: string;
}

/** Feedback form for enrolled learners. Visitors are asked to sign in; other users see nothing. */
export function OwnFeedback({ trainerId, trainerName }: OwnFeedbackProps) {
  const store = usePublicStore();
  const { session } = useHost();
  const { status: sessionStatus, user } = useSession();
  const userId = user?.id ?? null;
  const own = useResource(store.ownFeedback, trainerId);
  useEffect(() => {
    if (userId !== null) void store.ownFeedback.load(trainerId);
  }, [store, userId, trainerId]);

  if (sessionStatus === 'visitor') {
    const reason = { message: 'You can write your feedback right after this.', subject: trainerName };
    return (
      <p className={styles.invite}>
        <span>{`Learned with ${trainerName}? `}</span>
        <TextButton tone="prose" onClick={() => void session.require(reason)}>
          Sign in to give feedback
        </TextButton>
      </p>
    );
  }
  if (userId === null) return null;
  return (
    <AsyncBoundary
      resource={own}
      name="Your own feedback"
      singular
      empty={null}
      error={{ level: 3 }}
      staleError="hidden"
      onRetry={() => void store.ownFeedback.load(trainerId)}
    >
      {(courses) => <FeedbackPanel courses={courses} trainerId={trainerId} trainerName={trainerName} />}
    </AsyncBoundary>
  );
}
