import { useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { loadAuthoredCourse } from '../../store/authored-course';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { Wizard } from './wizard';
import { CourseFailure, CourseNotFound, NotYourCourse } from './wizard-faces';
import { WizardSkeleton } from './wizard-skeleton';

/** The wizard with a course that is there, or why it is not. */
export function EditedCourse({ courseId, userId }: { courseId: number; userId: number }) {
  const store = useTrainerStore();
  const { user } = useSession();
  const open = useTrainerState(({ wizard }) => wizard.open);
  const { data, status, error } = open.id === courseId ? open.course : { data: null, status: 'idle', error: null };
  useEffect(() => {
    if (status === 'idle') void loadAuthoredCourse(store, courseId);
  }, [store, status, courseId]);

  if (data) {
    // Published courses answer to everybody; to edit them is for their trainer.
    const isOwn = !user || user.isAdmin || data.trainer.id === user.trainerId;
    return isOwn ? <Wizard course={data} userId={userId} /> : <NotYourCourse />;
  }
  if (status !== 'failed') return <WizardSkeleton />;
  if (error?.status === 404) return <CourseNotFound />;
  if (error?.status === 403) return <NotYourCourse />;
  return <CourseFailure message={error?.message ?? ''} onRetry={() => void loadAuthoredCourse(store, courseId)} />;
}
