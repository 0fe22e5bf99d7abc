import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { toSearchParams } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { TextButton } from '@kaksha/ui/text-button';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePublicStore } from '../../../store/store-context';
import { SavedSearchList } from './saved-search-list';
import styles from './saved-searches.module.css';

const SaveSearchDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "save-search" */ './save-search-dialog')).SaveSearchDialog,
);

interface SavedSearchesProps {
  query: CourseQuery;
  suggestion: string;
}

/** The user's saved searches, and the button that saves the current one. A visitor signs in first. */
export function SavedSearches({ query, suggestion }: SavedSearchesProps) {
  const store = usePublicStore();
  const { session } = useHost();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const [naming, setNaming] = useState(false);
  const { data, status, error } = useResource(store.savedSearches);
  useEffect(() => {
    if (userId !== null) void store.savedSearches.load();
  }, [store, userId]);

  const { page: _page, ...requested } = query;
  const isSearch = toSearchParams(requested).size > 0;
  const save = async () => {
    if (await session.require({ message: 'We save your search right after this.', subject: suggestion })) {
      setNaming(true);
    }
  };

  if (!isSearch && !data?.length && status !== 'failed') return null;
  return (
    <div className={`cluster gap-2 gap-x-4 middle ${styles.saved}`}>
      {isSearch && (
        <TextButton className={styles.save} onClick={() => void save()}>
          <Bookmark aria-hidden="true" />
          Save this search
        </TextButton>
      )}
      {userId !== null && data && data.length > 0 && <SavedSearchList searches={data} />}
      {userId !== null && !data && status === 'failed' && (
        <p role="alert" className={styles.failure}>
          <span>{`Your saved searches did not load. ${error?.message ?? ''} `}</span>
          <TextButton tone="prose" onClick={() => void store.savedSearches.load()}>
            Retry
          </TextButton>
        </p>
      )}
      {naming && userId !== null && (
        <SaveSearchDialog query={requested} suggestion={suggestion} onClose={() => setNaming(false)} />
      )}
    </div>
  );
}
