import type { Certificate } from '@kaksha/domain/certificates';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
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
  trainerVerified: boolean;
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

const toBatchCertificates = ({ learners, ...wire }: BatchCertificatesWire): BatchCertificates => ({
  leastHours: 0,
  trainerVerified: true,
  ...toCamelCaseKeys(wire),
  learners: learners.map(({ certificate, ...learner }) => ({
    attendedMinutes: null,
    ...toCamelCaseKeys(learner),
    certificate: certificate && toCertificate(certificate),
  })),
});

/** An API of the version before does not answer all fields. */
const toCertificate = (wire: CertificateWire): Certificate => ({
  attendedMinutes: null,
  trainerVerified: false,
  ...toCamelCaseKeys(wire),
});
