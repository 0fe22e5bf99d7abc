import type { CertificateState } from '@kaksha/domain/certificates';
import type { CertificateRow } from './repo';
import type { BatchCertificates, VerifiedCertificate } from './service';
import { ruleVersion } from './version';

export function presentCertificate(row: CertificateRow) {
  const state: CertificateState = row.revokedAt ? 'revoked' : 'valid';
  return { ...row, state, trainerVerified: row.isTrainerVerified ?? false, replaces: row.replacesId };
}

export const presentVerified = ({ row, isGenuine }: VerifiedCertificate) => ({ ...presentCertificate(row), isGenuine });

export const presentBatchCertificates = ({ learners, ...batch }: BatchCertificates) => ({
  ...batch,
  version: ruleVersion(batch),
  learners: learners.map(({ certificate, ...learner }) => ({
    ...learner,
    certificate: certificate && presentCertificate(certificate),
  })),
});
