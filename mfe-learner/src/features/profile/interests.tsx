import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadOwn } from '../../store/own';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import { InterestsForm } from './interests-form';
import styles from './profile-page.module.css';

/** What the person would like to learn about; `#interests` in the address leads here. */
export function Interests() {
  const store = useLearnerStore();
  const userId = useLearnerState((state) => state.userId);
  const { data, status, error } = useLearnerState(({ interests }) => interests);
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const wanted = hash === '#interests' && data !== null;
  useEffect(() => {
    if (wanted) section.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);

  return (
    <section ref={section} id="interests" className={styles.card} aria-labelledby="interests-heading">
      <h2 id="interests-heading">Interests</h2>
      <p>Choose what you would like to learn about: a field first, then its parts if you like.</p>
      {data && <InterestsForm key={userId} choice={data} />}
      {!data && status === 'failed' && (
        <RegionError
          level={3}
          title="Interests did not load"
          text={error?.message}
          onRetry={() => void loadOwn(store, 'interests')}
        />
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.chipsWaiting} />}
    </section>
  );
}
