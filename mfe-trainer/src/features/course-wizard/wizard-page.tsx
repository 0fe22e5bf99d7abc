import { useParams } from 'react-router-dom';
import { useTrainerState } from '../../store/store-context';
import { EditedCourse } from './edited-course';
import { courseIdOf } from './load-wizard';
import { Wizard } from './wizard';
import { CourseNotFound } from './wizard-faces';
import { WizardSkeleton } from './wizard-skeleton';

export function Page() {
  const { id } = useParams();
  const userId = useTrainerState((state) => state.userId);
  if (userId === null) return <WizardSkeleton />;
  if (id === undefined) return <Wizard key={`new/${userId}`} course={null} userId={userId} />;
  const courseId = courseIdOf(id);
  return courseId === null ? (
    <CourseNotFound />
  ) : (
    <EditedCourse key={`${courseId}/${userId}`} courseId={courseId} userId={userId} />
  );
}
