import { brand } from '@kaksha/domain/brand';
import type { CourseDetails, Review } from '@kaksha/domain/catalogue';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import { Avatar } from '@kaksha/ui/avatar';
import { StarRating } from '@kaksha/ui/star-rating';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import styles from './reviews-section.module.css';

const shownAtOnce = 4;

export function ReviewsSection({ course: { reviews } }: { course: CourseDetails }) {
  const [all, setAll] = useState(false);
  const hidden = reviews.length - shownAtOnce;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      {reviews.length === 0 ? (
        <p className={styles.none}>No reviews yet. Only learners who enrolled can write one.</p>
      ) : (
        <ul className={styles.list}>
          {(all ? reviews : reviews.slice(0, shownAtOnce)).map((review) => (
            <li key={review.id} className={styles.review}>
              <ReviewCard review={review} />
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

function ReviewCard({ review }: { review: Review }) {
  return (
    <article>
      <header className={styles.head}>
        <Avatar name={review.authorName} size="s" />
        <h3 className={styles.author}>{review.authorName}</h3>
        <StarRating rating={{ average: review.stars, count: 1 }} variant="bare" />
      </header>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.date}>
        <time dateTime={review.createdAt}>{formatWholeDay(dayIn(brand.timeZone, new Date(review.createdAt)))}</time>
      </p>
    </article>
  );
}
