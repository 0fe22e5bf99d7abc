import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { FileX } from 'lucide-react';
import styles from './not-found.module.css';

/** Page for unknown addresses. */
export function NotFound() {
  usePage({ title: 'Page not found', status: 404, noindex: true });
  return (
    <div className="content">
      <EmptyState
        className={styles.page}
        level={1}
        tile={<FileX />}
        title="Page not found"
        text="The address may be mistyped, or the page has moved."
      >
        <ButtonLink to="/live-courses" variant="accent">
          Browse courses
        </ButtonLink>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </EmptyState>
    </div>
  );
}
