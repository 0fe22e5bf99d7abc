import { useReadable, useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import { CourseFailure } from './course-failure';
import { CourseMissing } from './course-missing';
import { CourseSkeleton } from './course-skeleton';
import { CourseView } from './course-view';
import { courseIdOf, loadCoursePage } from './load-course-page';

/** One course. */
export function Page() {
  const store = usePublicStore();
  const { courseId } = useParams();
  const id = courseIdOf(courseId);
  const { data, error } = useReadable(store.courses.at(id ?? 0));
  const { status } = useSession();

  // Only its owner may read a draft, and the server renders for a visitor.
  const mayBeOwn = id !== null && error?.status === 404 && status === 'signed-in';
  useEffect(() => {
    if (mayBeOwn) void store.courses.load(id);
  }, [store, id, mayBeOwn]);

  if (id === null || error?.status === 404 || error?.status === 410) return <CourseMissing />;
  if (data) return <CourseView key={data.id} course={data} />;
  if (error) return <CourseFailure message={error.message} onRetry={() => void loadCoursePage(store, id)} />;
  return <CourseSkeleton />;
}
