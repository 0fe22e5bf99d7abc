import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import type { Page, TrainerSummary } from '@kaksha/domain/catalogue';
import { type TrainerQuery, trainersPath } from '@kaksha/domain/trainer-query';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Search } from 'lucide-react';
import { PastLastPage } from '../../past-last-page';
import { usePublicStore } from '../../store/store-context';
import { TrainerListCard } from './trainer-list-card';
import styles from './trainer-results.module.css';

/** The results of a trainer search. */
export function TrainerResults({ query, onClear }: { query: TrainerQuery; onClear: () => void }) {
  const store = usePublicStore();
  return (
    <AsyncBoundary
      resource={useResource(store.trainerPages, query)}
      name="Trainers"
      announce={false}
      loading={
        <div className={`stack gap-4 ${styles.list}`} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} shape="block" className={styles.waiting} />
          ))}
        </div>
      }
      empty={
        <EmptyState
          tile={<Search />}
          title="No trainers match"
          text="Try fewer words, another place or any experience. Trainers can be found by name and by what they teach."
        >
          <Button variant="ink" onClick={onClear}>
            Clear filters
          </Button>
          <ButtonLink to="/live-courses">Browse courses</ButtonLink>
        </EmptyState>
      }
      isEmpty={({ total }) => total === 0}
      error={{ title: 'Failed to fetch trainers' }}
      staleError="hidden"
      onRetry={() => void store.trainerPages.load(query)}
    >
      {(page) => <TrainerPage page={page} query={query} />}
    </AsyncBoundary>
  );
}

function TrainerPage({ page: data, query }: { page: Page<TrainerSummary>; query: TrainerQuery }) {
  if (data.results.length === 0) {
    return <PastLastPage totalPages={data.totalPages} first={trainersPath({ ...query, page: 1 })} />;
  }
  return (
    <>
      <ul aria-label="Trainers" className={`stack gap-4 ${styles.list}`}>
        {data.results.map((trainer) => (
          <ItemBoundary key={trainer.id}>
            <li className={styles.item}>
              <TrainerListCard trainer={trainer} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
      <Pagination
        className={styles.pages}
        page={data.page}
        totalPages={data.totalPages}
        hrefFor={(page) => trainersPath({ ...query, page })}
      />
    </>
  );
}
