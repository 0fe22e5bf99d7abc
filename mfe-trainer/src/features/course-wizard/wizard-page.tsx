import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { idIn } from '@kaksha/domain/address-numbers';
import { AsyncBoundary, type LoadFailure } from '@kaksha/ui/async-boundary';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';
import { CourseFailure, CourseNotFound, NotYourCourse } from './course-errors';
import { Wizard } from './wizard';
import { WizardSkeleton } from './wizard-skeleton';

export function Page() {
  const { id } = useParams();
  const userId = useStoreUserId();
  if (userId === null) return <WizardSkeleton />;
  if (id === undefined) return <Wizard key={`new/${userId}`} course={null} userId={userId} />;
  const courseId = idIn(id);
  return courseId === null ? (
    <CourseNotFound />
  ) : (
    <EditedCourse key={`${courseId}/${userId}`} courseId={courseId} userId={userId} />
  );
}

/** The wizard for a stored course, or the reason why it cannot be shown. */
function EditedCourse({ courseId, userId }: { courseId: number; userId: number }) {
  const store = useTrainerStore();
  const { user } = useSession();
  const course = useResource(store.authoredCourse, courseId);
  const load = () => void store.authoredCourse.load(courseId);
  useEffect(() => {
    if (course.status === 'idle') void store.authoredCourse.load(courseId);
  }, [store, course.status, courseId]);

  // The API serves published courses to every user; only their trainer and administrators may edit them.
  const isOwn = (trainerId: number) => !user || user.isAdmin || trainerId === user.trainerId;
  return (
    <AsyncBoundary
      resource={course}
      name="The course"
      singular
      onRetry={load}
      loading={<WizardSkeleton />}
      announce={false}
      staleError="hidden"
      failure={(failure) => <EditFailure failure={failure} onRetry={load} />}
    >
      {(data) => (isOwn(data.trainer.id) ? <Wizard course={data} userId={userId} /> : <NotYourCourse />)}
    </AsyncBoundary>
  );
}

function EditFailure({ failure, onRetry }: { failure: LoadFailure | null; onRetry: () => void }) {
  if (failure?.status === 404) return <CourseNotFound />;
  if (failure?.status === 403) return <NotYourCourse />;
  return <CourseFailure message={failure?.message ?? ''} onRetry={onRetry} />;
}
