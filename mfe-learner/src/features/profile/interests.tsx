import { useResource } from '@kaksha/api-client/use-resource';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useStore } from 'zustand';
import { useLearnerStore } from '../../store/store-context';
import { InterestsForm } from './interests-form';
import styles from './profile-page.module.css';

/** The learner's fields of interest. */
export function Interests() {
  const store = useLearnerStore();
  const userId = useStore(store.state, ({ userId }) => userId);
  const interests = useResource(store.interests);

  return (
    <section className={`stack gap-5 top card ${styles.card}`} aria-labelledby="interests-heading">
      <h2 id="interests-heading">Interests</h2>
      <p>Choose what you would like to learn about: a field first, then its parts if you like.</p>
      <AsyncBoundary
        resource={interests}
        name="Interests"
        announce={false}
        loading={<Skeleton shape="block" className={styles.chipsWaiting} />}
        error={{ level: 3 }}
        staleError="hidden"
        onRetry={() => void store.interests.load()}
      >
        {(choice) => <InterestsForm key={userId} choice={choice} />}
      </AsyncBoundary>
    </section>
  );
}
