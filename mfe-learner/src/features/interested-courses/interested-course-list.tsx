import { ItemBoundary } from '@kaksha/contract/host-context';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { useRef } from 'react';
import { focusNextToggle } from '../../focus-next-toggle';
import { InterestedCourseCard } from './interested-course-card';
import styles from './interested-courses-page.module.css';

export interface InterestedCourseListProps {
  courses: readonly CourseSummary[];
  now: Date;
  userId: number | null;
  onTakeBack: (course: CourseSummary) => void;
}

export function InterestedCourseList({ courses, now, userId, onTakeBack }: InterestedCourseListProps) {
  const list = useRef<HTMLUListElement>(null);

  const takeBack = (course: CourseSummary, index: number) => {
    focusNextToggle(list.current, index);
    onTakeBack(course);
  };

  return (
    <ul ref={list} className={styles.grid} aria-label="Interested courses">
      {courses.map((course, index) => (
        <ItemBoundary key={course.id}>
          <li>
            <InterestedCourseCard
              course={course}
              now={now}
              userId={userId}
              priority={index < 3}
              onTakeBack={() => takeBack(course, index)}
            />
          </li>
        </ItemBoundary>
      ))}
    </ul>
  );
}
