import { useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { loadCourse } from '../../store/catalogue';
import { usePublicStore, useResource } from '../../store/store-context';
import { CourseFailure } from './course-failure';
import { CourseMissing } from './course-missing';
import { CourseSkeleton } from './course-skeleton';
import { CourseView } from './course-view';
import { courseIdOf, loadCoursePage } from './load-course-page';

/** One course, in all of its faces. */
export function Page() {
  const store = usePublicStore();
  const { courseId } = useParams();
  const id = courseIdOf(courseId);
  const { data, error } = useResource('courses', String(id));
  const { status } = useSession();

  // A draft answers to its owner only, and the server asked as a visitor.
  const mayBeOwn = id !== null && error?.status === 404 && status === 'signed-in';
  useEffect(() => {
    if (mayBeOwn) void loadCourse(store, id);
  }, [store, id, mayBeOwn]);

  if (id === null || error?.status === 404 || error?.status === 410) return <CourseMissing />;
  if (data) return <CourseView key={data.id} course={data} />;
  if (error) return <CourseFailure message={error.message} onRetry={() => void loadCoursePage(store, id)} />;
  return <CourseSkeleton />;
}
