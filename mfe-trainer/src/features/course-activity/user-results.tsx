import { ItemBoundary } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListControls } from '../../list/list-controls';
import { paginate } from '../../list/paginate';
import { useListQuery } from '../../list/use-list-query';
import type { ActivityTab } from '../../paths';
import styles from './user-results.module.css';
import { batchChoices, countText, findUsers, sortingLabels, type UserOf, userSortings } from './user-sorting';

interface UserResultsProps<T extends ActivityTab> {
  tab: T;
  users: readonly UserOf[T][];
  /** Of the course. */
  batches: readonly Batch[];
  /** Label of the list, e.g. 'Enrolled students'. */
  label: string;
  /** E.g. 'learner' and 'learners'. */
  nouns: readonly [singular: string, plural: string];
  keyOf: (user: UserOf[T]) => number;
  /** `batchId` is the batch that the list is limited to. */
  children: (user: UserOf[T], batchId: number | null) => ReactNode;
}

/** Fills three columns with eight rows. */
const pageSize = 24;

/** A page of a tab's users, with search, sorting and pagination. */
export function UserResults<T extends ActivityTab>({
  tab,
  users,
  batches,
  label,
  nouns,
  keyOf,
  children,
}: UserResultsProps<T>) {
  const now = useNow();
  const query = useListQuery(userSortings);
  const found = findUsers(tab, users, query);
  const { items, page, totalPages } = paginate(found, query.page, pageSize);
  const count = countText(users, found, nouns);
  return (
    <div className="stack gap-4">
      <div className={`cluster gap-3 gap-x-5 middle between ${styles.head}`}>
        <h2 className={styles.title}>{count}</h2>
        <p role="status" className="visually-hidden">
          {(query.text.trim() || query.batchId !== null) && count}
        </p>
        <ListControls
          query={query}
          label={`Find a ${nouns[0]}`}
          sorts={sortingLabels(tab)}
          batches={batchChoices(users, batches, now)}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No one matches"
          text={
            query.text.trim()
              ? `No name, e-mail or phone number here has “${query.text.trim()}” in it.`
              : 'This list has no one of the batch.'
          }
          tile={<Search />}
        >
          <Button onClick={() => (query.text.trim() ? query.setText('') : query.setBatch(null))}>Show all</Button>
        </EmptyState>
      ) : (
        <ul className={styles.grid} aria-label={label}>
          {items.map((user) => (
            <ItemBoundary key={keyOf(user)}>
              <li>{children(user, query.batchId)}</li>
            </ItemBoundary>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} hrefFor={query.hrefFor} />
    </div>
  );
}
