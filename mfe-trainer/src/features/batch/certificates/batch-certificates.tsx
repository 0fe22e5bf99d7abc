import { revokeCertificate } from '@kaksha/api-client/certificates';
import { useResource } from '@kaksha/api-client/use-resource';
import type { Certificate } from '@kaksha/domain/certificates';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect, useState } from 'react';
import { CertificateRule } from '../../../certificate-rule/certificate-rule';
import { useTrainerStore } from '../../../store/store-context';
import styles from './batch-certificates.module.css';
import { LearnerTable } from './learner-table';
import { SessionAttendance } from './session-attendance';

const RevokeDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "revoke-certificate" */ './revoke-dialog')).RevokeDialog,
);

/** The attendance that a batch asks for, and the certificates of its learners. */
export function BatchCertificates({ batchId, timeZone }: { batchId: number; timeZone: string }) {
  const { host, certificates } = useTrainerStore();
  const resource = useResource(certificates, batchId);
  const [revoking, setRevoking] = useState<Certificate | null>(null);
  useEffect(() => void certificates.load(batchId), [certificates, batchId]);
  return (
    <>
      <AsyncBoundary
        resource={resource}
        name="The certificates"
        onRetry={() => void certificates.load(batchId)}
        loading={<Skeleton shape="block" className={styles.waiting} />}
      >
        {(data) => (
          <div className={`stack gap-4 ${styles.panel}`}>
            <CertificateRule batchId={batchId} data={data} />
            <LearnerTable data={data} timeZone={timeZone} onRevoke={setRevoking} />
          </div>
        )}
      </AsyncBoundary>
      <SessionAttendance batchId={batchId} onCorrected={() => void certificates.reload(batchId)} />
      {revoking && (
        <RevokeDialog
          learnerName={revoking.learnerName}
          onRevoke={async (reason) => {
            await revokeCertificate(host.http, revoking.id, reason);
            host.notify.success('The certificate is revoked', { description: revoking.learnerName });
            await certificates.reload(batchId);
          }}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  );
}
