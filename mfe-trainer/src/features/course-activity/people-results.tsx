import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListControls } from '../../list/list-controls';
import { paginate } from '../../list/paginate';
import { useListQuery } from '../../list/use-list-query';
import type { ActivityTab } from '../../paths';
import { findPeople, orderLabels, type PersonOf, personOrders } from './people-orders';
import styles from './people-results.module.css';

interface PeopleResultsProps<T extends ActivityTab> {
  tab: T;
  people: readonly PersonOf[T][];
  /** Of the list: 'Enrolled students'. */
  label: string;
  /** What one and several of them are called. */
  words: readonly [one: string, several: string];
  keyOf: (person: PersonOf[T]) => number;
  children: (person: PersonOf[T]) => ReactNode;
}

/** Three columns of eight. */
const pageSize = 24;

/** The people of a tab: what narrows and sorts them, a page of them, and the way to the others. */
export function PeopleResults<T extends ActivityTab>({
  tab,
  people,
  label,
  words,
  keyOf,
  children,
}: PeopleResultsProps<T>) {
  const query = useListQuery(personOrders);
  const found = findPeople(tab, people, query);
  const { items, page, totalPages } = paginate(found, query.page, pageSize);
  const all = `${people.length.toLocaleString('en-IN')} ${words[people.length === 1 ? 0 : 1]}`;
  const count = found.length === people.length ? all : `${found.length.toLocaleString('en-IN')} of ${all}`;
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <h2 className={styles.title}>{count}</h2>
        <p role="status" className="visually-hidden">
          {query.text.trim() && count}
        </p>
        <ListControls query={query} label={`Find a ${words[0]}`} sorts={orderLabels(tab)} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="Nobody matches"
          text={`No name, e-mail or phone number here has “${query.text.trim()}” in it.`}
          tile={<Search />}
        >
          <Button onClick={() => query.setText('')}>Show all</Button>
        </EmptyState>
      ) : (
        <ul className={styles.grid} aria-label={label}>
          {items.map((person) => (
            <li key={keyOf(person)}>{children(person)}</li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} hrefFor={query.hrefFor} />
    </div>
  );
}
