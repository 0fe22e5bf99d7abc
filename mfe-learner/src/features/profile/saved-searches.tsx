import { useReadable } from '@kaksha/contract/host-context';
import { coursesPath, fromSearchParams } from '@kaksha/domain/course-query';
import type { SavedSearch } from '@kaksha/domain/profile';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { IconButton } from '@kaksha/ui/icon-button';
import { TextLink } from '@kaksha/ui/link';
import { Skeleton } from '@kaksha/ui/skeleton';
import { X } from 'lucide-react';
import { removeSearch } from '../../store/saved-searches';
import { useLearnerStore } from '../../store/store-context';
import styles from './profile-page.module.css';

/** Saved searches as links. */
export function SavedSearches() {
  const store = useLearnerStore();
  const searches = useReadable(store.searches.at());
  return (
    <section className={styles.card} aria-labelledby="saved-searches">
      <h2 id="saved-searches">Saved searches</h2>
      <AsyncBoundary
        resource={searches}
        name="Saved searches"
        onRetry={() => void store.searches.load()}
        loading={<Skeleton />}
        empty={
          <p className={styles.note}>
            None yet. <TextLink to="/live-courses">Search courses</TextLink> and save what you look for.
          </p>
        }
      >
        {(all) => (
          <ul className={styles.rows} aria-label="Saved searches">
            {all.map((search) => (
              <li key={search.id} className={styles.row}>
                <TextLink to={pathOf(search)}>{search.name}</TextLink>
                <IconButton
                  label={`Remove ${search.name}`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => void removeSearch(store, search)}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </section>
  );
}

/** Address of a search without parameters that are no longer valid. */
function pathOf({ query }: SavedSearch): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) parameters.append(name, value);
  }
  return coursesPath(fromSearchParams(parameters).query);
}
