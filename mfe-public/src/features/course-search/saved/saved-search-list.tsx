import type { SavedSearch } from '@kaksha/domain/profile';
import { savedSearchPath } from '@kaksha/domain/saved-search';
import { IconButton } from '@kaksha/ui/icon-button';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { removeSearch } from '../../../store/saved-searches';
import { usePublicStore } from '../../../store/store-context';
import styles from './saved-searches.module.css';

interface SavedSearchListProps {
  searches: readonly SavedSearch[];
}

export function SavedSearchList({ searches }: SavedSearchListProps) {
  const store = usePublicStore();
  const { pathname, search: here } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const remove = (search: SavedSearch, index: number) => {
    // Removing an entry removes the focused button, so the focus moves to the next one.
    const links = list.current?.querySelectorAll<HTMLElement>('a');
    (links?.[index + 1] ?? links?.[index - 1])?.focus();
    void removeSearch(store, search);
  };
  return (
    <ul ref={list} aria-label="Saved searches" className="cluster gap-2">
      {searches.map((search, index) => {
        const path = savedSearchPath(search);
        return (
          <li key={search.id} className={styles.item}>
            <Link
              to={path}
              className={styles.link}
              aria-current={path === pathname + here ? 'page' : undefined}
              dir="auto"
            >
              {search.name}
            </Link>
            <IconButton
              size="s"
              label={`Remove ${search.name}`}
              icon={<X aria-hidden="true" />}
              onClick={() => remove(search, index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
