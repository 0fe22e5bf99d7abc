import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { CourseNotFound } from '@kaksha/ui/course-not-found';
import styles from './checkout-view.module.css';

export function CourseMissing() {
  usePage({ title: 'Course not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.message}`}>
      <CourseNotFound
        consequence="Nothing was charged."
        action={<ButtonLink to="/user-dashboard/purchased-course">Purchased Courses</ButtonLink>}
      />
    </div>
  );
}
