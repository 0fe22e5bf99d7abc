import type { AttendingLearner, BatchCertificates } from '@kaksha/api-client/certificates';
import { type Certificate, certificateAddress } from '@kaksha/domain/certificates';
import { countText } from '@kaksha/domain/count-text';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { percentText } from '@kaksha/domain/percent';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { Link } from 'react-router-dom';
import styles from './batch-certificates.module.css';

interface LearnerTableProps {
  data: BatchCertificates;
  /** IANA. */
  timeZone: string;
  onRevoke: (certificate: Certificate) => void;
}

/** The learners of a batch with their attendance and certificates. */
export function LearnerTable({ data, timeZone, onRevoke }: LearnerTableProps) {
  if (data.learners.length === 0) return <p className={`note ${styles.note}`}>No learner has a seat in this batch.</p>;
  return (
    <div className={styles.scroll}>
      <table className={`figures ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            <th scope="col">Attended</th>
            <th scope="col">Certificate</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.learners.map((learner) => (
            <tr key={learner.userId}>
              <th scope="row">
                <span dir="auto">{learner.name || 'Without a name'}</span>
              </th>
              <td>{attendedText(learner)}</td>
              <td>
                <CertificateState learner={learner} data={data} timeZone={timeZone} />
              </td>
              <td className={styles.action}>
                {learner.certificate?.state === 'valid' && (
                  <Button
                    size="s"
                    variant="ghost"
                    aria-label={`Revoke the certificate of ${learner.name}`}
                    onClick={() => learner.certificate && onRevoke(learner.certificate)}
                  >
                    Revoke
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function CertificateState({
  learner,
  data,
  timeZone,
}: {
  learner: AttendingLearner;
  data: BatchCertificates;
  timeZone: string;
}) {
  const { certificate } = learner;
  if (certificate) {
    const isRevoked = certificate.state === 'revoked';
    const day = formatDate(dayIn(timeZone, new Date(certificate.revokedAt ?? certificate.issuedAt)));
    return (
      <Link to={certificateAddress(certificate.id)} className={styles.link}>
        <Badge tone={isRevoked ? 'bad' : 'good'}>{isRevoked ? 'Revoked' : 'Issued'}</Badge>
        <span>{` ${day}`}</span>
        <span className="visually-hidden">{`, certificate of ${learner.name}`}</span>
        {certificate.replaces && <span className={styles.replaces}>Replaces one with another name</span>}
      </Link>
    );
  }
  if (data.percent === null) return <span>None</span>;
  if (!data.isFinished) return <span>After the last class</span>;
  if (!learner.name) return <span>Needs a name on the profile</span>;
  const lacksHours = learner.attendedMinutes !== null && learner.attendedMinutes < data.leastHours * 60;
  return <span>{lacksHours ? `Fewer than ${countText(data.leastHours, 'hour')}` : 'Below the minimum'}</span>;
}

const attendedText = ({ attended, sessions }: AttendingLearner) =>
  sessions === 0
    ? `${attended}`
    : `${attended} of ${sessions} (${percentText(Math.floor((attended * 100) / sessions))})`;
