import { useReadable, useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { useOwnCourses } from '../store/own-courses';
import { useTrainerStore } from '../store/store-context';
import { loadIfMissing } from '../store/trainer-store';

/** Counts in the side navigation: all courses, and enquiries without an answer. Undefined until loaded, or for none. */
export function useNavCounts(): { courses: number | undefined; questions: number | undefined } {
  const store = useTrainerStore();
  const { user } = useSession();
  useEffect(() => {
    if (user?.trainerId == null) return;
    void loadIfMissing(store, store.courses, 'published');
    void loadIfMissing(store, store.courses, 'draft');
    void loadIfMissing(store, store.enquiries, undefined);
  }, [store, user]);

  const [published, drafts] = [useOwnCourses('published').data, useOwnCourses('draft').data];
  const enquiries = useReadable(store.enquiries.at()).data;
  return {
    courses: published && drafts ? published.length + drafts.length : undefined,
    questions: enquiries?.filter(({ status }) => status === 'new').length || undefined,
  };
}
