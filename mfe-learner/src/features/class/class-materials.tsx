import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch } from '@kaksha/domain/catalogue';
import type { RoomRecording } from '@kaksha/domain/meetings';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Skeleton } from '@kaksha/ui/skeleton';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect } from 'react';
import { useLearnerStore } from '../../store/store-context';
import styles from './class-page.module.css';
import { MaterialList } from './material-list';

const none: readonly RoomRecording[] = [];

/** Materials and recordings of a batch: those of its trainer, and the recordings of the meetings that the site made. */
export function ClassMaterials({ batch }: { batch: Batch }) {
  const batchId = batch.id;
  const store = useLearnerStore();
  const materials = useResource(store.materials);
  const recordings = useResource(store.recordings, batchId);
  // In the browser only: the meeting server can be slow, and the page does not wait for it.
  useEffect(() => void store.recordings.load(batchId), [store, batchId]);
  const own = materials.data?.filter((each) => each.batchId === batchId) ?? null;
  const recorded = recordings.data ?? none;
  return (
    <>
      <AsyncBoundary
        resource={{ ...materials, data: own }}
        name="Materials and recordings"
        onRetry={() => void store.materials.load()}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        isEmpty={(list) => list.length + recorded.length === 0}
        empty={
          <p className={styles.none}>
            No materials yet. What your trainer gives to this class appears here, and stays after the course.
          </p>
        }
      >
        {(list) => (
          <>
            <MaterialList
              title="Recordings"
              batch={batch}
              materials={list.filter(({ kind }) => kind === 'recording')}
              recordings={recorded}
            />
            <MaterialList title="Materials" batch={batch} materials={list.filter(({ kind }) => kind === 'material')} />
          </>
        )}
      </AsyncBoundary>
      {recordings.status === 'failed' && (
        <p role="alert" className={styles.note}>
          The recordings of the meeting server did not load.{' '}
          <TextButton onClick={() => void store.recordings.load(batchId)}>Retry</TextButton>
        </p>
      )}
    </>
  );
}
