import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch } from '@kaksha/domain/catalogue';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect } from 'react';
import styles from '../../../batch/change-dialog.module.css';
import { useTrainerStore } from '../../../store/store-context';
import { BatchForm, type BatchFormProps } from './batch-form';

/** The form of a stored batch, with its meeting link. */
export function EditBatch({ batch, onSaved, ...props }: BatchFormProps & { batch: Batch }) {
  const { meeting } = useTrainerStore();
  const resource = useResource(meeting, batch.id);
  useEffect(() => void meeting.load(batch.id), [meeting, batch.id]);
  return (
    <AsyncBoundary
      resource={resource}
      name="Meeting details"
      onRetry={() => void meeting.load(batch.id)}
      staleError="hidden"
      loading={<Skeleton className={styles.pending} />}
    >
      {({ url }) => (
        <BatchForm
          {...props}
          batch={batch}
          meetingUrl={url ?? ''}
          onSaved={(complete) => {
            void meeting.reload(batch.id);
            onSaved(complete);
          }}
        />
      )}
    </AsyncBoundary>
  );
}
