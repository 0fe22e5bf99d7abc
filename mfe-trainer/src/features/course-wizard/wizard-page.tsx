import { useReadable, useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';
import { CourseFailure, CourseNotFound, NotYourCourse } from './course-errors';
import { courseIdOf } from './load-wizard';
import { Wizard } from './wizard';
import { WizardSkeleton } from './wizard-skeleton';

export function Page() {
  const { id } = useParams();
  const userId = useStoreUserId();
  if (userId === null) return <WizardSkeleton />;
  if (id === undefined) return <Wizard key={`new/${userId}`} course={null} userId={userId} />;
  const courseId = courseIdOf(id);
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
  const { data, status, error } = useReadable(store.authoredCourse.at(courseId));
  useEffect(() => {
    if (status === 'idle') void store.authoredCourse.load(courseId);
  }, [store, status, courseId]);

  if (data) {
    // The API serves published courses to every user; only their trainer and administrators may edit them.
    const isOwn = !user || user.isAdmin || data.trainer.id === user.trainerId;
    return isOwn ? <Wizard course={data} userId={userId} /> : <NotYourCourse />;
  }
  if (status !== 'failed') return <WizardSkeleton />;
  if (error?.status === 404) return <CourseNotFound />;
  if (error?.status === 403) return <NotYourCourse />;
  return <CourseFailure message={error?.message ?? ''} onRetry={() => void store.authoredCourse.load(courseId)} />;
}
