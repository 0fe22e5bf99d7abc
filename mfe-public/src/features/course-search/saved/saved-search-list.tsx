import type { SavedSearch } from '@kaksha/domain/profile';
import { savedSearchPath } from '@kaksha/domain/saved-search';
import { IconButton } from '@kaksha/ui/icon-button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Bookmark, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { removeSearch } from '../../../store/saved-searches';
import { usePublicStore } from '../../../store/store-context';
import styles from './saved-searches.module.css';

const RemoveSearchDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "save-search" */ './remove-search-dialog')).RemoveSearchDialog,
);

interface SavedSearchListProps {
  searches: readonly SavedSearch[];
}

/** The saved searches as bookmarks. They are no filters of the results, so they do not look like them. */
export function SavedSearchList({ searches }: SavedSearchListProps) {
  const store = usePublicStore();
  const { pathname, search: here } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<SavedSearch | null>(null);
  const remove = (search: SavedSearch) => {
    setAsked(null);
    // Removing an entry removes the focused button, so the focus moves to the next one.
    const index = searches.indexOf(search);
    const links = list.current?.querySelectorAll<HTMLElement>('a');
    (links?.[index + 1] ?? links?.[index - 1])?.focus();
    void removeSearch(store, search);
  };
  return (
    <>
      <ul ref={list} aria-label="Saved searches" className="cluster gap-1 gap-x-4">
        {searches.map((search) => {
          const path = savedSearchPath(search);
          return (
            <li key={search.id} className={`row middle ${styles.item}`}>
              <Link to={path} className={styles.link} aria-current={path === pathname + here ? 'page' : undefined}>
                <Bookmark aria-hidden="true" />
                <span dir="auto">{search.name}</span>
              </Link>
              <IconButton
                size="s"
                label={`Remove ${search.name}`}
                icon={<X aria-hidden="true" />}
                onClick={() => setAsked(search)}
              />
            </li>
          );
        })}
      </ul>
      {asked && <RemoveSearchDialog search={asked} onRemove={() => remove(asked)} onClose={() => setAsked(null)} />}
    </>
  );
}
