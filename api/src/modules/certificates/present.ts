import type { CertificateRow } from './repo';
import type { BatchCertificatesWire, CertificateWire, VerifiedCertificateWire } from './schema';
import type { BatchCertificates, VerifiedCertificate } from './service';
import { ruleVersion } from './version';

export const presentCertificate = (row: CertificateRow): CertificateWire => ({
  id: row.id,
  learner_name: row.learnerName,
  course_id: row.courseId,
  course_name: row.courseName,
  trainer_id: row.trainerId,
  trainer_name: row.trainerName,
  batch_id: row.batchId,
  start_date: row.startDate,
  end_date: row.endDate,
  sessions: row.sessions,
  attended: row.attended,
  attended_minutes: row.attendedMinutes,
  trainer_verified: row.isTrainerVerified ?? false,
  issued_at: row.issuedAt.toISOString(),
  state: row.revokedAt ? 'revoked' : 'valid',
  revoked_at: row.revokedAt?.toISOString() ?? null,
  revoke_reason: row.revokeReason,
  replaces: row.replacesId,
  replaced_by: row.replacedById,
});

export const presentVerified = ({ row, isGenuine }: VerifiedCertificate): VerifiedCertificateWire => ({
  ...presentCertificate(row),
  is_genuine: isGenuine,
});

export const presentBatchCertificates = ({
  batchId,
  percent,
  isFinished,
  leastHours,
  isTrainerVerified,
  learners,
}: BatchCertificates): BatchCertificatesWire => ({
  batch_id: batchId,
  percent,
  is_finished: isFinished,
  least_hours: leastHours,
  trainer_verified: isTrainerVerified,
  version: ruleVersion({ percent }),
  learners: learners.map(({ userId, name, sessions, attended, attendedMinutes, certificate }) => ({
    user_id: userId,
    name,
    sessions,
    attended,
    attended_minutes: attendedMinutes,
    certificate: certificate && presentCertificate(certificate),
  })),
});
