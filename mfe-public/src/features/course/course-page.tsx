import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { idIn } from '@kaksha/domain/address-numbers';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import { CourseFailure } from './course-failure';
import { CourseMissing } from './course-missing';
import { CourseSkeleton } from './course-skeleton';
import { CourseView } from './course-view';
import { loadCoursePage } from './load-course-page';

/** One course. */
export function Page() {
  const store = usePublicStore();
  const { courseId } = useParams();
  const id = idIn(courseId);
  const course = useResource(store.courses, id ?? 0);
  const { status } = useSession();

  // Only its owner may read a draft, and the server renders for a visitor.
  const mayBeOwn = id !== null && course.error?.status === 404 && status === 'signed-in';
  useEffect(() => {
    if (mayBeOwn) void store.courses.load(id);
  }, [store, id, mayBeOwn]);

  if (id === null || course.error?.status === 404 || course.error?.status === 410) return <CourseMissing />;
  const retry = () => void loadCoursePage(store, id);
  return (
    <AsyncBoundary
      resource={course}
      name="The course"
      singular
      onRetry={retry}
      announce={false}
      loading={<CourseSkeleton />}
      failure={(failure) => <CourseFailure message={failure?.message} onRetry={retry} />}
      staleError="hidden"
    >
      {(loaded) => <CourseView key={loaded.id} course={loaded} />}
    </AsyncBoundary>
  );
}
