import { useHost, useSession } from '@kaksha/contract/host-context';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import type { PublicReview } from '@kaksha/domain/feedback';
import { isolated } from '@kaksha/domain/isolated';
import { Avatar } from '@kaksha/ui/avatar';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { StarRating } from '@kaksha/ui/star-rating';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import styles from './review-card.module.css';

const AnswerForm = retryableLazy(
  async () => (await import(/* webpackChunkName: "review-forms" */ './answer-form')).AnswerForm,
);
const ReportReview = retryableLazy(
  async () => (await import(/* webpackChunkName: "review-forms" */ './report-review')).ReportReview,
);

interface ReviewCardProps {
  review: PublicReview;
  showCourse: boolean;
  onAnswered: (review: PublicReview) => void;
}

const dayOf = (at: string) => formatWholeDay(dayIn(brand.timeZone, new Date(at)));

/** A review with the trainer's answer. Its trainer can answer it, other users can report it. */
export function ReviewCard({ review, showCourse, onAnswered }: ReviewCardProps) {
  const { id, authorName, stars, text, courseName, createdAt, answer, trainerId, trainerName } = review;
  const { session } = useHost();
  const { user } = useSession();
  const [open, setOpen] = useState<'answer' | 'report' | null>(null);
  const isTrainer = user?.trainerId === trainerId;
  const author = `review-author-${id}`;

  const report = async () => {
    const reason = { message: 'You can report the review right after this.', subject: `Review by ${authorName}` };
    if (await session.require(reason)) setOpen('report');
  };

  return (
    <article>
      <header className={styles.head}>
        <Avatar name={authorName} size="s" />
        <h3 id={author} className={styles.author}>
          <span dir="auto">{authorName}</span>
        </h3>
        <StarRating rating={{ average: stars, count: 1 }} variant="bare" />
      </header>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className={`cluster gap-1 gap-x-4 between meta ${styles.meta}`}>
        <span>
          {showCourse && courseName && <span>{`${isolated(courseName)}, `}</span>}
          <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </span>
        {isTrainer ? (
          open !== 'answer' && (
            <TextButton tone="quiet" aria-describedby={author} onClick={() => setOpen('answer')}>
              {answer ? 'Change answer' : 'Answer'}
            </TextButton>
          )
        ) : (
          <TextButton tone="quiet" aria-describedby={author} onClick={() => void report()}>
            Report
          </TextButton>
        )}
      </p>
      {answer && open !== 'answer' && (
        <div className={styles.answer}>
          <p className={styles.by}>
            <span>{`Answer from ${isolated(trainerName)}, `}</span>
            <time dateTime={answer.at}>{dayOf(answer.at)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {answer.text}
          </p>
        </div>
      )}
      {isTrainer && open === 'answer' && (
        <AnswerForm review={review} onAnswered={onAnswered} onClose={() => setOpen(null)} />
      )}
      {open === 'report' && <ReportReview review={review} onClose={() => setOpen(null)} />}
    </article>
  );
}
