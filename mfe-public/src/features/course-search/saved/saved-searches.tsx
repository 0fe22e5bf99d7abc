import { useHost, useSession } from '@kaksha/contract/host-context';
import type { CourseQuery } from '@kaksha/domain/catalogue';
import { toSearchParams } from '@kaksha/domain/course-query';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { TextButton } from '@kaksha/ui/text-button';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadSavedSearches, savedSearchesKey } from '../../../store/saved-searches';
import { usePublicStore, useResource } from '../../../store/store-context';
import { SavedSearchList } from './saved-search-list';
import styles from './saved-searches.module.css';

const SaveSearchDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "save-search" */ './save-search-dialog')).SaveSearchDialog,
);

interface SavedSearchesProps {
  query: CourseQuery;
  suggestion: string;
}

/** The searches that a person saved, and the way to save the present one; a visitor signs in on the way. */
export function SavedSearches({ query, suggestion }: SavedSearchesProps) {
  const store = usePublicStore();
  const { session } = useHost();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const [naming, setNaming] = useState(false);
  const { data, status, error } = useResource('savedSearches', savedSearchesKey(userId));
  useEffect(() => {
    if (userId !== null) void loadSavedSearches(store, userId);
  }, [store, userId]);

  const { page: _page, ...asked } = query;
  const isSearch = toSearchParams(asked).size > 0;
  const save = async () => {
    if (await session.require({ message: 'We save your search right after this.', subject: suggestion })) {
      setNaming(true);
    }
  };

  if (!isSearch && !data?.length && status !== 'failed') return null;
  return (
    <div className={styles.saved}>
      {isSearch && (
        <TextButton className={styles.save} onClick={() => void save()}>
          <Bookmark aria-hidden="true" />
          Save this search
        </TextButton>
      )}
      {userId !== null && data && data.length > 0 && <SavedSearchList searches={data} userId={userId} />}
      {userId !== null && !data && status === 'failed' && (
        <p role="alert" className={styles.failure}>
          Your saved searches did not load. {error?.message}{' '}
          <TextButton tone="prose" onClick={() => void loadSavedSearches(store, userId)}>
            Retry
          </TextButton>
        </p>
      )}
      {naming && userId !== null && (
        <SaveSearchDialog userId={userId} query={asked} suggestion={suggestion} onClose={() => setNaming(false)} />
      )}
    </div>
  );
}
