import { useNavigationHistory } from '@kaksha/contract/host-context';
import { TextButton } from '@kaksha/ui/text-button';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './back-to-results.module.css';

/** Shown when the user came from the course search: returns to it with its query, page and scroll position. */
export function BackToResults() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const visit = useNavigationHistory().findLast(({ path }) => path === pathname);
  if (visit?.sourcePage !== '/live-courses') return null;
  return (
    <p className={styles.back}>
      <TextButton tone="quiet" onClick={() => void navigate(-1)}>
        <ArrowLeft aria-hidden="true" />
        Back to results
      </TextButton>
    </p>
  );
}
