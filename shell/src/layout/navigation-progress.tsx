import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A line along the upper edge while the next page is on its way; a page that comes at once is not preceded by it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} role="progressbar" aria-label="Loading page" />;
}
