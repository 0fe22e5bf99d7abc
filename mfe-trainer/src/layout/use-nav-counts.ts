import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { useOwnCourses } from '../store/own-courses';
import { useTrainerStore } from '../store/store-context';
import { loadOnce } from '../store/trainer-store';

/** Counts in the side navigation: all courses, and enquiries without an answer. Undefined until loaded, or for none. */
export function useNavCounts(): { courses: number | undefined; questions: number | undefined } {
  const store = useTrainerStore();
  const { user } = useSession();
  useEffect(() => {
    if (user?.trainerId == null) return;
    void loadOnce(store, store.courses, 'published');
    void loadOnce(store, store.courses, 'draft');
    void loadOnce(store, store.enquiries, undefined);
  }, [store, user]);

  const [published, drafts] = [useOwnCourses('published').data, useOwnCourses('draft').data];
  const enquiries = useResource(store.enquiries).data;
  return {
    courses: published && drafts ? published.length + drafts.length : undefined,
    questions: enquiries?.filter(({ status }) => status === 'new').length || undefined,
  };
}
