import type { Resource } from '@kaksha/api-client/resource';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingsFacesProps<T> {
  resource: Resource<T>;
  /** Begins the sentences: 'Support links' are loading, 'Support links' did not load. */
  name: string;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** A form in the state that its data are in. What was there stays when asking again fails: it may be half filled in. */
export function SettingsFaces<T>({
  resource: { data, status, error },
  name,
  onRetry,
  children,
}: SettingsFacesProps<T>) {
  if (data !== null) return children(data);
  if (status === 'failed') {
    return <RegionError title={`${name} did not load`} text={error?.message} onRetry={onRetry} />;
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {name} are loading
      </p>
      <div className={styles.card} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={styles.place}>
            <Skeleton className={styles.placeLabel} />
            <Skeleton shape="block" className={styles.placeBox} />
          </div>
        ))}
      </div>
    </>
  );
}
