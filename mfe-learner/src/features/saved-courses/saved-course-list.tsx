import type { CourseSummary } from '@kaksha/domain/catalogue';
import { CourseCard } from '@kaksha/ui/course-card';
import { useRef } from 'react';
import styles from './saved-courses-page.module.css';

export interface SavedCourseListProps {
  courses: readonly CourseSummary[];
  now: Date;
  onUnsave: (course: CourseSummary) => void;
}

export function SavedCourseList({ courses, now, onUnsave }: SavedCourseListProps) {
  const list = useRef<HTMLUListElement>(null);

  const remove = (course: CourseSummary, index: number) => {
    // The pressed heart goes with its card: the focus moves on to the next one, so that nobody is thrown to the top.
    const hearts = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]');
    (hearts?.[index + 1] ?? hearts?.[index - 1])?.focus();
    onUnsave(course);
  };

  return (
    <ul ref={list} className={styles.list} aria-label="Saved courses">
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard
            variant="row"
            level={2}
            course={course}
            now={now.toISOString()}
            priority={index < 3}
            saved
            onToggleSave={() => remove(course, index)}
          />
        </li>
      ))}
    </ul>
  );
}
