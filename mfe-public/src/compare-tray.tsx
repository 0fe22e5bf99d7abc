import { comparePath } from '@kaksha/domain/comparison';
import * as limits from '@kaksha/domain/limits';
import { Button, ButtonLink } from '@kaksha/ui/button';
import clsx from 'clsx';
import { Scale } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import styles from './compare-tray.module.css';
import { usePublicStore } from './store/store-context';

/** The courses chosen for comparison and the way to compare them; at the end of every page but the comparison. */
export function CompareTray() {
  const { compared } = usePublicStore();
  const { pathname } = useLocation();
  const chosen = useStore(compared.chosen);
  if (chosen.length === 0 || pathname === comparePath()) return null;
  return (
    <section
      aria-label="Comparison"
      className={clsx('screen-only', styles.tray, pathname.startsWith('/course/') && styles.aboveBar)}
    >
      <div className={`cluster gap-2 gap-x-3 middle end ${styles.bar}`}>
        <Scale className={styles.icon} aria-hidden="true" />
        <p className={styles.text}>
          <span role="status">{`${chosen.length} of ${limits.comparedCourses} to compare`}</span>
          <span className={`meta ${styles.names}`}>{chosen.map(({ name }) => name).join(', ')}</span>
        </p>
        <Button size="s" onClick={() => compared.replace([])}>
          Clear
        </Button>
        <ButtonLink size="s" variant="ink" to={comparePath(chosen.map(({ id }) => id))}>
          Compare courses
        </ButtonLink>
      </div>
    </section>
  );
}
