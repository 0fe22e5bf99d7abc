import type { CourseSummary } from '@kaksha/domain/catalogue';
import { CourseCard } from '@kaksha/ui/course-card';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { type ReactNode, useId, useMemo } from 'react';
import { coursesOf } from '../../store/course-lists';
import { putOn, takeOff } from '../../store/list-changes';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import styles from './home-page.module.css';

interface CourseRowProps {
  title: string;
  text?: string;
  action?: ReactNode;
  courses: readonly CourseSummary[];
  now: Date;
}

/** A few courses under a heading, each to be saved; nothing when there are none. */
export function CourseRow({ title, text, action, courses, now }: CourseRowProps) {
  const heading = useId();
  const store = useLearnerStore();
  const state = useLearnerState((all) => all);
  const saved = useMemo(() => coursesOf(state, 'saved'), [state]);
  if (courses.length === 0) return null;
  const isSaved = ({ id }: CourseSummary) => saved?.some((course) => course.id === id) ?? false;
  const toggle = (course: CourseSummary) => void (isSaved(course) ? takeOff : putOn)(store, 'saved', course);
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <SectionHeading id={heading} title={title} text={text} action={action} variant="rule" />
      <ul className={styles.cards} aria-label={title}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard
              course={course}
              now={now.toISOString()}
              saved={isSaved(course)}
              onToggleSave={saved ? toggle : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
