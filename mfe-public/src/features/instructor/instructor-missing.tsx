import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { UserX } from 'lucide-react';
import styles from './instructor-states.module.css';

export function InstructorMissing({ title }: { title: string }) {
  usePage({ title, status: 404, noindex: true });
  return (
    <div className={`content ${styles.state}`}>
      <EmptyState
        level={1}
        tile={<UserX />}
        title={title}
        text="The address may be mistyped, or the trainer no longer teaches here."
      >
        <ButtonLink variant="accent" to="/live-online-trainers">
          All trainers
        </ButtonLink>
        <ButtonLink to="/live-courses">Browse courses</ButtonLink>
      </EmptyState>
    </div>
  );
}
