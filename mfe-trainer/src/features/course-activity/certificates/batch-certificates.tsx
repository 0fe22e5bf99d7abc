import {
  type BatchCertificates as Data,
  revokeCertificate,
  setMinimumAttendance,
} from '@kaksha/api-client/certificates';
import { messageOf } from '@kaksha/api-client/errors';
import { useReadable } from '@kaksha/contract/host-context';
import { type Certificate, certificatePercents } from '@kaksha/domain/certificates';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Disclosure } from '@kaksha/ui/disclosure';
import { Select } from '@kaksha/ui/field';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect, useState } from 'react';
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
  const resource = useReadable(certificates.at(batchId));
  const [revoking, setRevoking] = useState<Certificate | null>(null);
  useEffect(() => void certificates.load(batchId), [certificates, batchId]);
  const setPercent = async (percent: number | null) => {
    try {
      certificates.put(await setMinimumAttendance(host.http, batchId, percent), batchId);
      host.notify.success('The rule for certificates is saved');
    } catch (error) {
      host.notify.error('The rule was not saved', { description: messageOf(error, 'Please try again.') });
    }
  };
  return (
    <Disclosure level={2} title="Attendance and certificates of this batch">
      <AsyncBoundary
        resource={resource}
        name="The certificates"
        onRetry={() => void certificates.load(batchId)}
        loading={<Skeleton shape="block" className={styles.waiting} />}
      >
        {(data) => (
          <div className={styles.panel}>
            <Rule data={data} onChange={(percent) => void setPercent(percent)} />
            <LearnerTable data={data} timeZone={timeZone} onRevoke={setRevoking} />
          </div>
        )}
      </AsyncBoundary>
      <SessionAttendance batchId={batchId} onCorrected={() => void certificates.load(batchId, { force: true })} />
      {revoking && (
        <RevokeDialog
          learnerName={revoking.learnerName}
          onRevoke={async (reason) => {
            await revokeCertificate(host.http, revoking.id, reason);
            host.notify.success('The certificate is revoked', { description: revoking.learnerName });
            await certificates.load(batchId, { force: true });
          }}
          onClose={() => setRevoking(null)}
        />
      )}
    </Disclosure>
  );
}

function Rule({ data, onChange }: { data: Data; onChange: (percent: number | null) => void }) {
  const { percent, isFinished } = data;
  const choices =
    percent === null ? certificatePercents : [...new Set([...certificatePercents, percent])].sort(byValue);
  const when = isFinished
    ? 'A lower minimum gives certificates to more learners at once. Certificates that were given stay.'
    : 'Learners get it when the last class is over.';
  return (
    <div className={styles.rule}>
      <Select
        aria-label="Attendance for a certificate"
        prefix="Certificate from"
        boxSize="s"
        className={styles.select}
        value={percent ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>{`${choice} % of the sessions`}</option>
        ))}
        <option value="">no certificates</option>
      </Select>
      <p className={styles.note}>{percent === null ? 'Learners of this batch get no certificates.' : when}</p>
    </div>
  );
}

const byValue = (one: number, other: number) => one - other;
