import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { CourseNotFound } from '@kaksha/ui/course-not-found';
import styles from './course-states.module.css';

export function CourseMissing() {
  usePage({ title: 'Course not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.state}`}>
      <CourseNotFound consequence="Other courses start soon." action={<ButtonLink to="/">Home</ButtonLink>} />
    </div>
  );
}
