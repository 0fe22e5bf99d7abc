import { useHost, useSession } from '@kaksha/contract/host-context';
import { RegionError } from '@kaksha/ui/region-error';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect } from 'react';
import { usePublicStore, useResource } from '../../store/store-context';
import { loadOwnFeedback, ownFeedbackKey } from '../../store/trainers';
import styles from './feedback-form.module.css';
import { FeedbackPanel } from './feedback-panel';

interface OwnFeedbackProps {
  trainerId: number;
  trainerName: string;
}

/** For learners who enrolled: what they say of the trainer. Visitors are asked to sign in; who is not enrolled writes nothing. */
export function OwnFeedback({ trainerId, trainerName }: OwnFeedbackProps) {
  const store = usePublicStore();
  const { session } = useHost();
  const { status: sessionStatus, user } = useSession();
  const userId = user?.id ?? null;
  const { data, status, error } = useResource('ownFeedback', ownFeedbackKey(userId, trainerId));
  useEffect(() => {
    if (userId !== null) void loadOwnFeedback(store, userId, trainerId);
  }, [store, userId, trainerId]);

  if (sessionStatus === 'visitor') {
    const reason = { message: 'You can write your feedback right after this.', subject: trainerName };
    return (
      <p className={styles.invite}>
        Learned with {trainerName}?{' '}
        <TextButton tone="prose" onClick={() => void session.require(reason)}>
          Sign in to give feedback
        </TextButton>
      </p>
    );
  }
  if (userId === null) return null;
  if (!data && status === 'failed') {
    return (
      <RegionError
        level={3}
        title="Your own feedback did not load"
        text={error?.message}
        onRetry={() => void loadOwnFeedback(store, userId, trainerId)}
      />
    );
  }
  return data?.length ? <FeedbackPanel courses={data} trainerId={trainerId} trainerName={trainerName} /> : null;
}
