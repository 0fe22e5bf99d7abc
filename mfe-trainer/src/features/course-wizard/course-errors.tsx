import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { RegionError } from '@kaksha/ui/region-error';
import { BookX, Lock } from 'lucide-react';
import { courseListPath, createCoursePath } from '../../paths';
import styles from './course-errors.module.css';

const toCourses = <ButtonLink to={courseListPath('pending')}>View All Courses</ButtonLink>;

export function CourseNotFound() {
  usePage({ title: 'Course not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.page}`}>
      <EmptyState
        level={1}
        tile={<BookX />}
        title="Course not found"
        text="It may have been deleted, or the address is mistyped."
      >
        {toCourses}
        <ButtonLink to={createCoursePath}>Create New Course</ButtonLink>
      </EmptyState>
    </div>
  );
}

export function NotYourCourse() {
  usePage({ title: 'Not your course', noindex: true });
  return (
    <div className={`content ${styles.page}`}>
      <EmptyState
        level={1}
        tile={<Lock />}
        title="This is the course of another trainer"
        text="Only the trainer of a course can change it. If it should be yours, sign in with the account that created it."
      >
        {toCourses}
      </EmptyState>
    </div>
  );
}

export function CourseFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  usePage({ title: 'Edit course', status: 503, noindex: true });
  return (
    <div className={`content ${styles.page}`}>
      <RegionError
        variant="route"
        title="The course did not load"
        text={message}
        onRetry={onRetry}
        action={toCourses}
      />
    </div>
  );
}
