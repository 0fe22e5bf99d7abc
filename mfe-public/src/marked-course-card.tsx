import { CourseCard, type CourseCardProps } from '@kaksha/ui/course-card';
import { useMark } from './store/use-mark';

/** A course card whose heart is the signed-in person's; a visitor's press asks them to sign in. */
export function MarkedCourseCard(props: Omit<CourseCardProps, 'saved' | 'onToggleSave'>) {
  const { marked, toggle } = useMark(props.course, 'like');
  return <CourseCard {...props} saved={marked} onToggleSave={toggle} />;
}
