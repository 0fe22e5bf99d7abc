import { useReadable } from '@kaksha/contract/host-context';
import { type TrainerQuery, trainersPath } from '@kaksha/domain/trainer-query';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { usePublicStore } from '../../store/store-context';
import { TrainerListCard } from './trainer-list-card';
import styles from './trainer-results.module.css';

/** The results of a trainer search. */
export function TrainerResults({ query, onClear }: { query: TrainerQuery; onClear: () => void }) {
  const store = usePublicStore();
  const { data, status, error } = useReadable(store.trainerPages.at(query));

  if (!data && status === 'failed') {
    return (
      <RegionError
        title="Failed to fetch trainers"
        text={error?.message}
        onRetry={() => void store.trainerPages.load(query)}
      />
    );
  }
  if (!data) {
    return (
      <div className={styles.list} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} shape="block" className={styles.waiting} />
        ))}
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState
        tile={['No', 'one']}
        title="No trainer like that, yet"
        text="Try fewer words, another place or any experience. Trainers can be found by name and by what they teach."
      >
        <Button variant="ink" onClick={onClear}>
          Clear filters
        </Button>
        <ButtonLink to="/live-courses">Browse courses</ButtonLink>
      </EmptyState>
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState
        tile={['No', 'page']}
        title="The list ends before this page"
        text={`It has ${data.totalPages === 1 ? '1 page' : `${data.totalPages} pages`}.`}
      >
        <ButtonLink variant="ink" to={trainersPath({ ...query, page: 1 })}>
          First page
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Trainers" className={styles.list}>
        {data.results.map((trainer) => (
          <li key={trainer.id} className={styles.item}>
            <TrainerListCard trainer={trainer} />
          </li>
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
