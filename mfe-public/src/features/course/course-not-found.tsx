import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import styles from './course-faces.module.css';

export function CourseNotFound() {
  usePage({ title: 'Course not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.face}`}>
      <EmptyState
        level={1}
        tile={['No', 'date']}
        title="This course is not here"
        text="It may have been taken down, or the address is mistyped. There are others that start soon."
      >
        <ButtonLink variant="accent" to="/live-courses">
          Browse courses
        </ButtonLink>
        <ButtonLink to="/">Home</ButtonLink>
      </EmptyState>
    </div>
  );
}
