import type { Certificate } from '@kaksha/domain/certificates';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { BatchCertificatesWire, CertificateWire, VerifiedCertificateWire } from './generated/wire';
import { savedRecord } from './saved-record';

/** A certificate with the result of its verification. */
export interface VerifiedCertificate extends Certificate {
  /** The signature is right, and the credential says the same. */
  isGenuine: boolean;
}

/** A learner of a batch, with the sessions attended so far. */
export interface AttendingLearner {
  userId: number;
  name: string;
  sessions: number;
  attended: number;
  /** Attended minutes; null from an API of the version before. */
  attendedMinutes: number | null;
  certificate: Certificate | null;
}

export interface BatchCertificates {
  batchId: number;
  /** Least attendance in percent; null gives no certificates. */
  percent: number | null;
  isFinished: boolean;
  /** Hours that a learner attends at least for a certificate. */
  leastHours: number;
  /** Whether the platform knows who the trainer is; certificates say so otherwise. */
  isTrainerVerified: boolean;
  /** Changes with `percent`; a save sends it back. */
  version: number;
  learners: AttendingLearner[];
}

/** The public address of a file of a certificate, for links. */
export const certificateFile = (apiHost: string, id: string, file: 'file' | 'picture' | 'credential') =>
  `${apiHost}/certificates/${id}/${file}`;

/** A certificate for everyone who has its id. Rejects with 404. */
export async function getCertificate(http: AxiosInstance, id: string): Promise<VerifiedCertificate> {
  const wire = resultOf<VerifiedCertificateWire>(await http.get(`/certificates/${id}`));
  return { ...toCertificate(wire), isGenuine: wire.is_genuine };
}

/** The certificates of the signed-in user, latest first. */
export async function getOwnCertificates(http: AxiosInstance): Promise<Certificate[]> {
  return resultOf<CertificateWire[]>(await http.get('/certificates')).map(toCertificate);
}

/** For the trainer of the batch. Rejects with 403 for others. */
export async function getBatchCertificates(http: AxiosInstance, batchId: number): Promise<BatchCertificates> {
  return toBatchCertificates(resultOf<BatchCertificatesWire>(await http.get(`/classes/${batchId}/certificates`)));
}

/**
 * Rejects with EDIT_CONFLICT (409) and what is stored for an outdated version.
 * @param percent  null gives no certificates
 */
export async function setMinimumAttendance(
  http: AxiosInstance,
  batchId: number,
  { percent, version }: { percent: number | null; version?: number },
): Promise<BatchCertificates> {
  return savedRecord(http.put(`/classes/${batchId}/certificates`, { percent, version }), toBatchCertificates);
}

/** For the trainer. Rejects with `CERTIFICATE_REVOKED` (409) the second time. */
export async function revokeCertificate(http: AxiosInstance, id: string, reason: string): Promise<Certificate> {
  return toCertificate(resultOf<CertificateWire>(await http.post(`/certificates/${id}/revoke`, { reason })));
}

const toBatchCertificates = (wire: BatchCertificatesWire): BatchCertificates => ({
  batchId: wire.batch_id,
  percent: wire.percent,
  isFinished: wire.is_finished,
  leastHours: wire.least_hours ?? 0,
  isTrainerVerified: wire.trainer_verified ?? true,
  version: wire.version,
  learners: wire.learners.map(({ user_id: userId, name, sessions, attended, attended_minutes, certificate }) => ({
    userId,
    name,
    sessions,
    attended,
    attendedMinutes: attended_minutes ?? null,
    certificate: certificate && toCertificate(certificate),
  })),
});

const toCertificate = (wire: CertificateWire): Certificate => ({
  id: wire.id,
  learnerName: wire.learner_name,
  courseId: wire.course_id,
  courseName: wire.course_name,
  trainerId: wire.trainer_id,
  trainerName: wire.trainer_name,
  batchId: wire.batch_id,
  startDate: wire.start_date,
  endDate: wire.end_date,
  sessions: wire.sessions,
  attended: wire.attended,
  attendedMinutes: wire.attended_minutes ?? null,
  isTrainerVerified: wire.trainer_verified ?? false,
  issuedAt: wire.issued_at,
  state: wire.state,
  revokedAt: wire.revoked_at,
  revokeReason: wire.revoke_reason,
  replaces: wire.replaces,
  replacedBy: wire.replaced_by,
});
