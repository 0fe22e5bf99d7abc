import { Slot } from '@kaksha/contract/slots';
import { CourseCard, type CourseCardProps } from '@kaksha/ui/course-card';
import { useCompared } from './store/use-compared';
import { useCourseAction } from './store/use-course-action';

type ListedCourseCardProps = Omit<CourseCardProps, 'saved' | 'onToggleSave' | 'compared' | 'onToggleCompare'>;

/** A course card with Save and Compare. A visitor is asked to sign in to save. */
export function ListedCourseCard(props: ListedCourseCardProps) {
  const saved = useCourseAction(props.course, 'like');
  const compared = useCompared(props.course);
  return (
    <CourseCard
      {...props}
      note={<Slot name="course-card.note" data={{ courseId: props.course.id }} />}
      saved={saved.active}
      onToggleSave={saved.toggle}
      compared={compared.active}
      onToggleCompare={compared.toggle}
    />
  );
}
