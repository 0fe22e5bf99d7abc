import type { Feedback } from '@kaksha/api-client/trainers';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import { Avatar } from '@kaksha/ui/avatar';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { StarRating } from '@kaksha/ui/star-rating';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { usePublicStore, useResource } from '../../store/store-context';
import { loadFeedback } from '../../store/trainers';
import styles from './feedback-section.module.css';
import { OwnFeedback } from './own-feedback';

const shownAtOnce = 6;

/** What learners wrote of the trainer, latest first. */
export function FeedbackSection({ trainerId, trainerName }: { trainerId: number; trainerName: string }) {
  const store = usePublicStore();
  const [all, setAll] = useState(false);
  const { data, status, error } = useResource('feedback', String(trainerId));
  const hidden = (data?.length ?? 0) - shownAtOnce;
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback">Feedback</h2>
      <OwnFeedback trainerId={trainerId} trainerName={trainerName} />
      {!data && status === 'failed' && (
        <RegionError
          level={3}
          title="The feedback did not load"
          text={error?.message}
          onRetry={() => void loadFeedback(store, trainerId)}
          className={styles.list}
        />
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.waiting} />}
      {data?.length === 0 && <p className={styles.none}>No feedback yet. Only learners who enrolled can write some.</p>}
      {data && data.length > 0 && (
        <ul aria-label="Feedback" className={styles.list}>
          {(all ? data : data.slice(0, shownAtOnce)).map((item) => (
            <li key={item.id} className={styles.item}>
              <FeedbackCard feedback={item} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && !all && (
        <TextButton className={styles.more} onClick={() => setAll(true)}>
          {hidden === 1 ? '1 more review' : `${hidden} more reviews`}
        </TextButton>
      )}
    </section>
  );
}

function FeedbackCard({ feedback }: { feedback: Feedback }) {
  return (
    <article>
      <header className={styles.head}>
        <Avatar name={feedback.authorName} size="s" />
        <h3 className={styles.author}>{feedback.authorName}</h3>
        <StarRating rating={{ average: feedback.stars, count: 1 }} variant="bare" />
      </header>
      <p className={styles.text}>{feedback.text}</p>
      <p className={styles.date}>
        {feedback.courseName && `${feedback.courseName}, `}
        <time dateTime={feedback.createdAt}>{formatWholeDay(dayIn(brand.timeZone, new Date(feedback.createdAt)))}</time>
      </p>
    </article>
  );
}
