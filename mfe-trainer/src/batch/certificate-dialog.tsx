import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch } from '@kaksha/domain/catalogue';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect } from 'react';
import { CertificateRule } from '../certificate-rule/certificate-rule';
import { useTrainerStore } from '../store/store-context';
import styles from './change-dialog.module.css';

export interface CertificateDialogProps {
  batch: Batch;
  /** Names the batch. */
  schedule: string;
  onClose: () => void;
}

/** The attendance that a batch asks for a certificate. */
export function CertificateDialog({ batch, schedule, onClose }: CertificateDialogProps) {
  const { certificates } = useTrainerStore();
  const resource = useResource(certificates, batch.id);
  const load = () => certificates.load(batch.id);
  useEffect(() => void certificates.load(batch.id), [certificates, batch.id]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Certificate"
      description="Learners who attend enough of the sessions get a signed certificate, which everyone can verify."
    >
      <div className="stack gap-4">
        <p className={styles.schedule}>{schedule}</p>
        <AsyncBoundary
          resource={resource}
          name="Certificate details"
          onRetry={load}
          loading={<Skeleton className={styles.pending} />}
        >
          {(data) => <CertificateRule batchId={batch.id} data={data} />}
        </AsyncBoundary>
        <div className="cluster gap-2 end">
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}
