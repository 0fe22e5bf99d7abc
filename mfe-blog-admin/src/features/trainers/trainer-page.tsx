import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import { idIn } from '@kaksha/domain/address-numbers';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useParams } from 'react-router-dom';
import { useBlogStore } from '../../store/store-context';
import { TrainerView } from './trainer-view';
import styles from './trainers.module.css';
import { trainersPath } from './trainers-view';

/** One trainer with the latest request for verification. */
export function Page() {
  const store = useBlogStore();
  const id = idIn(useParams().id) ?? 0;
  const trainer = useResource(store.examinedTrainer, id);
  const name = trainer.data?.name ?? 'Trainer';
  usePage({ title: name, noindex: true });
  return (
    <div className={`stack gap-5 ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Trainers', to: trainersPath }, { label: name }]} />
      <AsyncBoundary
        resource={trainer}
        name="The trainer"
        singular
        loading={<Skeleton shape="block" className={styles.place} />}
        onRetry={() => void store.examinedTrainer.load(id)}
      >
        {(loaded) => <TrainerView key={loaded.id} trainer={loaded} />}
      </AsyncBoundary>
    </div>
  );
}
