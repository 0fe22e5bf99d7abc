import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import { Avatar } from '@kaksha/ui/avatar';
import { StarRating } from '@kaksha/ui/star-rating';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import styles from './review-list.module.css';

export interface ReviewItem {
  id: number;
  authorName: string;
  /** 1 to 5. */
  stars: number;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  /** Set where reviews of several courses are mixed. */
  courseName?: string | null;
}

interface ReviewListProps {
  reviews: readonly ReviewItem[];
  /** Accessible name of the list. */
  label?: string;
  /** How many are shown before 'more' is pressed. */
  initialCount: number;
  /** Shown when there are no reviews. */
  empty: string;
}

/** Reviews of a course or of a trainer, latest first. */
export function ReviewList({ reviews, label, initialCount, empty }: ReviewListProps) {
  const [all, setAll] = useState(false);
  const hidden = reviews.length - initialCount;
  if (reviews.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {(all ? reviews : reviews.slice(0, initialCount)).map((review) => (
          <li key={review.id} className={styles.item}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {hidden > 0 && !all && (
        <TextButton className={styles.more} onClick={() => setAll(true)}>
          {hidden === 1 ? '1 more review' : `${hidden} more reviews`}
        </TextButton>
      )}
    </>
  );
}

function ReviewCard({ review: { authorName, stars, text, courseName, createdAt } }: { review: ReviewItem }) {
  return (
    <article>
      <header className={styles.head}>
        <Avatar name={authorName} size="s" />
        <h3 className={styles.author}>{authorName}</h3>
        <StarRating rating={{ average: stars, count: 1 }} variant="bare" />
      </header>
      <p className={styles.text}>{text}</p>
      <p className={styles.date}>
        {courseName && `${courseName}, `}
        <time dateTime={createdAt}>{formatWholeDay(dayIn(brand.timeZone, new Date(createdAt)))}</time>
      </p>
    </article>
  );
}
