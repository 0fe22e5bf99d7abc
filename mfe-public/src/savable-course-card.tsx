import { CourseCard, type CourseCardProps } from '@kaksha/ui/course-card';
import { useCourseAction } from './store/use-course-action';

/** A course card that saves and removes the course. A visitor is asked to sign in. */
export function SavableCourseCard(props: Omit<CourseCardProps, 'saved' | 'onToggleSave'>) {
  const { active, toggle } = useCourseAction(props.course, 'like');
  return <CourseCard {...props} saved={active} onToggleSave={toggle} />;
}
