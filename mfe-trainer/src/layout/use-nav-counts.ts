import { useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { openQuestions } from '../store/open-questions';
import { loadEnquiries } from '../store/overview';
import { courseCount } from '../store/own-courses';
import { useTrainerState, useTrainerStore } from '../store/store-context';
import { loadCourses } from '../store/trainer-store';

/** The numbers beside the links, on every page of the area; what a page asks for by itself is not asked for twice. */
export function useNavCounts(): { courses: number | undefined; questions: number | undefined } {
  const store = useTrainerStore();
  const { user } = useSession();
  useEffect(() => {
    if (user?.trainerId == null) return;
    const { userId, courses, area } = store.state.getState();
    const isIdle = (resource: { status: string } | undefined) =>
      userId !== user.id || !resource || resource.status === 'idle';
    if (isIdle(courses.published)) void loadCourses(store, 'published');
    if (isIdle(courses.draft)) void loadCourses(store, 'draft');
    if (isIdle(area.enquiries[''])) void loadEnquiries(store);
  }, [store, user]);
  return { courses: useTrainerState(courseCount), questions: useTrainerState(openQuestions) };
}
