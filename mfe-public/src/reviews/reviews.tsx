import { replaceById } from '@kaksha/api-client/by-id';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary, useHost } from '@kaksha/contract/host-context';
import type { PublicReview, ReviewPage } from '@kaksha/domain/feedback';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useGrowingList } from '@kaksha/ui/use-growing-list';
import { useState } from 'react';
import { getReviews, type ReviewSubject } from '../store/reviews';
import { usePublicStore } from '../store/store-context';
import { ReviewCard } from './review-card';
import styles from './reviews.module.css';
import { StarChart } from './star-chart';

interface ReviewsProps {
  subject: ReviewSubject;
  /** Subject of the messages and accessible name of the list, e.g. 'Reviews'. */
  name: string;
  /** Reviews of several courses are mixed. */
  showCourse?: boolean;
  /** Shown when there are no reviews. */
  empty: string;
  /** How many are shown before a press; all that are loaded by default. */
  initialCount?: number;
}

/** Reviews of a course or of a trainer, latest first, with the distribution of stars. */
export function Reviews({ subject, name, showCourse = false, empty, initialCount }: ReviewsProps) {
  const store = usePublicStore();
  return (
    <AsyncBoundary
      resource={useResource(store.reviews, subject)}
      name={name}
      announce={false}
      loading={<Skeleton shape="block" className={styles.skeleton} />}
      error={{ level: 3, title: `The ${name.toLowerCase()} did not load`, className: styles.error }}
      staleError="hidden"
      onRetry={() => void store.reviews.load(subject)}
    >
      {(page) => (
        <>
          {page.rating && <StarChart rating={page.rating} stars={page.stars} />}
          {page.reviews.length === 0 ? (
            <p className={styles.none}>{page.rating ? 'No learner has written a text yet.' : empty}</p>
          ) : (
            <ReviewList subject={subject} page={page} name={name} showCourse={showCourse} initialCount={initialCount} />
          )}
        </>
      )}
    </AsyncBoundary>
  );
}

interface ReviewListProps extends Pick<ReviewsProps, 'subject' | 'name' | 'showCourse' | 'initialCount'> {
  page: ReviewPage;
}

function ReviewList({ subject, page, name, showCourse, initialCount }: ReviewListProps) {
  const store = usePublicStore();
  const { http, notify } = useHost();
  const { list, busy, grow } = useGrowingList<HTMLUListElement>();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? page.reviews : page.reviews.slice(0, initialCount);
  const left = page.total - shown.length;

  const more = () =>
    grow(async () => {
      setOpen(true);
      if (shown.length < page.reviews.length) return true;
      try {
        const next = await getReviews(http, subject, page.page + 1);
        let added = false;
        store.reviews.change((loaded) => {
          // The list may have been loaded anew meanwhile.
          added = loaded.page === page.page;
          return added ? joined(loaded, next) : loaded;
        }, subject);
        return added;
      } catch {
        notify.error('More reviews did not load', { action: { label: 'Retry', onClick: () => void more() } });
        return false;
      }
    });
  const replace = (changed: PublicReview) =>
    store.reviews.change((loaded) => ({ ...loaded, reviews: replaceById(loaded.reviews, changed) }), subject);

  return (
    <>
      <ul ref={list} aria-label={name} className={`stack gap-6 gap-x-5 ${styles.list}`}>
        {shown.map((review) => (
          <ItemBoundary key={review.id}>
            <li className={styles.item}>
              <ReviewCard review={review} showCourse={showCourse === true} onAnswered={replace} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
      {left > 0 && (
        <Button className={styles.more} busy={busy} onClick={() => void more()}>
          {left === 1 ? 'Show 1 more review' : `Show more reviews (${left})`}
        </Button>
      )}
    </>
  );
}

/** A review that was given meanwhile moves others to the next page, so the same one can arrive twice. */
function joined(loaded: ReviewPage, next: ReviewPage): ReviewPage {
  const known = new Set(loaded.reviews.map(({ id }) => id));
  return { ...next, reviews: [...loaded.reviews, ...next.reviews.filter(({ id }) => !known.has(id))] };
}
