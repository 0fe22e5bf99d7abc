import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import styles from './not-found.module.css';

/** Page for unknown addresses. */
export function NotFound() {
  usePage({ title: 'Page not found', status: 404, noindex: true });
  return (
    <div className="content">
      <EmptyState
        className={styles.page}
        level={1}
        tile={['Room', '404']}
        title="Page not found"
        text="There is no class in this room. The address may have a typing mistake in it, or the page has moved."
      >
        <ButtonLink to="/live-courses" variant="accent">
          Browse courses
        </ButtonLink>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </EmptyState>
    </div>
  );
}
