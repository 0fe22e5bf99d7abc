import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { Slot } from '@kaksha/contract/slots';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { CourseCard } from '@kaksha/ui/course-card';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { type ReactNode, useId, useMemo } from 'react';
import { addCourse, removeCourse } from '../../store/course-list-changes';
import { visibleCourses } from '../../store/course-lists';
import { useLearnerStore } from '../../store/store-context';
import styles from './home-page.module.css';

interface CourseRowProps {
  title: string;
  text?: string;
  action?: ReactNode;
  courses: readonly CourseSummary[];
  now: Date;
}

/** A few courses with save buttons under a heading; nothing without courses. */
export function CourseRow({ title, text, action, courses, now }: CourseRowProps) {
  const heading = useId();
  const store = useLearnerStore();
  const { data } = useResource(store.saved);
  const saved = useMemo(() => visibleCourses(data), [data]);
  if (courses.length === 0) return null;
  const isSaved = ({ id }: CourseSummary) => saved?.some((course) => course.id === id) ?? false;
  const toggle = (course: CourseSummary) =>
    void (isSaved(course) ? removeCourse : addCourse)(store.host, store.saved, course);
  return (
    <section aria-labelledby={heading} className={`stack gap-4 ${styles.section} ${styles.courseRow}`}>
      <SectionHeading id={heading} title={title} text={text} action={action} variant="rule" />
      <ul className={styles.cards} aria-label={title}>
        {courses.map((course) => (
          <ItemBoundary key={course.id}>
            <li>
              <CourseCard
                course={course}
                note={<Slot name="course-card.note" data={{ courseId: course.id }} />}
                now={now.toISOString()}
                saved={isSaved(course)}
                onToggleSave={saved ? toggle : undefined}
              />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </section>
  );
}
