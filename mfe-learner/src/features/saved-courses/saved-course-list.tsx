import { ItemBoundary } from '@kaksha/contract/host-context';
import { Slot } from '@kaksha/contract/slots';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { CourseCard } from '@kaksha/ui/course-card';
import { useRef } from 'react';
import { focusNextToggle } from '../../focus-next-toggle';

export interface SavedCourseListProps {
  courses: readonly CourseSummary[];
  now: Date;
  onUnsave: (course: CourseSummary) => void;
}

export function SavedCourseList({ courses, now, onUnsave }: SavedCourseListProps) {
  const list = useRef<HTMLUListElement>(null);

  const remove = (course: CourseSummary, index: number) => {
    focusNextToggle(list.current, index);
    onUnsave(course);
  };

  return (
    <ul ref={list} className="stack gap-3" aria-label="Saved courses">
      {courses.map((course, index) => (
        <ItemBoundary key={course.id}>
          <li>
            <CourseCard
              variant="row"
              level={2}
              course={course}
              note={<Slot name="course-card.note" data={{ courseId: course.id }} />}
              now={now.toISOString()}
              priority={index < 3}
              saved
              onToggleSave={() => remove(course, index)}
            />
          </li>
        </ItemBoundary>
      ))}
    </ul>
  );
}
