import { Skeleton } from '@kaksha/ui/skeleton';
import styles from './settings.module.css';

/** Placeholder of a settings form while its values load. */
export function SettingsSkeleton() {
  return (
    <div className={`stack gap-5 top card ${styles.form}`} aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton className={styles.placeLabel} />
          <Skeleton shape="block" className={styles.placeBox} />
        </div>
      ))}
    </div>
  );
}
