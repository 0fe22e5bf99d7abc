import { withoutId } from '@kaksha/api-client/by-id';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import type { ModeratedState } from '@kaksha/domain/feedback';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ShieldCheck } from 'lucide-react';
import { useBlogStore } from '../../store/store-context';
import styles from './moderation-page.module.css';
import { moderationPath } from './moderation-view';
import { ReviewCard } from './review-card';

const emptyTexts = {
  reported: { title: 'No reported reviews', text: 'When a reader reports a review, you decide about it here.' },
  hidden: { title: 'No hidden reviews', text: 'Reviews that you hide are listed here, and can be shown again.' },
} as const;

export function ReviewList({ state, page }: { state: ModeratedState; page: number }) {
  const store = useBlogStore();
  const list = { state, page };
  return (
    <AsyncBoundary
      resource={useResource(store.moderatedReviews, list)}
      name="Reviews"
      loading={<Skeleton shape="block" className={styles.place} />}
      isEmpty={({ results }) => results.length === 0}
      empty={<EmptyState {...emptyTexts[state]} tile={<ShieldCheck />} />}
      onRetry={() => void store.moderatedReviews.load(list)}
    >
      {({ results, totalPages }) => (
        <>
          <ul className="stack gap-4" aria-label={state === 'reported' ? 'Reported reviews' : 'Hidden reviews'}>
            {results.map((review) => (
              <ItemBoundary key={review.id}>
                <li>
                  <ReviewCard
                    review={review}
                    onSettled={() =>
                      store.moderatedReviews.change(
                        (loaded) => ({ ...loaded, results: withoutId(loaded.results, review.id) }),
                        list,
                      )
                    }
                  />
                </li>
              </ItemBoundary>
            ))}
          </ul>
          <Pagination page={page} totalPages={totalPages} hrefFor={(to) => moderationPath({ view: state, page: to })} />
        </>
      )}
    </AsyncBoundary>
  );
}
