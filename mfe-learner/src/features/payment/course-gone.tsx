import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import styles from './checkout-view.module.css';

export function CourseGone() {
  usePage({ title: 'Course not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.face}`}>
      <EmptyState
        level={1}
        tile={['No', 'date']}
        title="This course is not here"
        text="It may have been taken down, or the address is mistyped. Nothing was charged."
      >
        <ButtonLink variant="accent" to="/live-courses">
          Browse courses
        </ButtonLink>
        <ButtonLink to="/user-dashboard/payments">Payments</ButtonLink>
      </EmptyState>
    </div>
  );
}
