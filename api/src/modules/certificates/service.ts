import { gzipSync } from 'node:zlib';
import { brand } from '@kaksha/domain/brand';
import { attendanceOf, defaultCertificatePercent, minutesOf } from '@kaksha/domain/certificates';
import { dayIn } from '@kaksha/domain/dates';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { batchOf } from '../../platform/database/batch-of';
import { forbidden } from '../../platform/http/api-error';
import { requireVersion } from '../../platform/http/edit-conflict';
import { emit } from '../../platform/outbox/emit';
import { auditCoursePart } from '../authoring/audit/service';
import { editableBatch } from '../batches/service';
import { taughtBatch } from '../batches/taught-service';
import { isGenuine, signStatusList, statusListLength } from './credential';
import { alreadyRevoked, certificateNotFound } from './errors';
import { addCredential, issueForBatch, replaceCorrected } from './issuing-service';
import { mayRevoke } from './policy';
import {
  type CertificateRow,
  findAttendees,
  findCertificate,
  findCertificatesOfBatch,
  findCertificatesOfUser,
  findRevoked,
  findRule,
  hasVerifiedTrainer,
  lockCertificate,
  revoke,
  saveRule,
} from './repo';
import { ruleVersion } from './version';

/** A certificate, and whether its credential is signed by this site and unchanged. */
export interface VerifiedCertificate {
  row: CertificateRow;
  isGenuine: boolean;
}

/** A certificate for everyone who has its address. @throws ApiError CERTIFICATE_NOT_FOUND (404) */
export async function getCertificate(context: ServiceContext, { id }: { id: string }): Promise<VerifiedCertificate> {
  const row = await loadSignedCertificate(context, { id });
  return { row, isGenuine: await isGenuine(context, row) };
}

/** Loads a certificate, and signs it when it has no credential yet. @throws ApiError CERTIFICATE_NOT_FOUND (404) */
export async function loadSignedCertificate(context: ServiceContext, { id }: { id: string }): Promise<CertificateRow> {
  const row = await findCertificate(context.db, id);
  if (!row) throw certificateNotFound();
  return row.credential === '' ? addCredential(context, row) : row;
}

/** The signed credential of a certificate. @throws ApiError CERTIFICATE_NOT_FOUND (404) */
export async function getCredential(context: ServiceContext, input: { id: string }): Promise<string> {
  return (await loadSignedCertificate(context, input)).credential;
}

export const getOwnCertificates = ({ db, principal }: UserContext): Promise<CertificateRow[]> =>
  findCertificatesOfUser(db, principal.id);

/** The signed list of revoked certificates. */
export async function getCertificateStatus(context: ServiceContext, { list }: { list: number }): Promise<string> {
  const from = list * statusListLength;
  const bits = Buffer.alloc(statusListLength / 8);
  for (const index of await findRevoked(context.db, { from, to: from + statusListLength })) {
    const position = index - from;
    // The first bit of the list is the highest one of the first byte.
    bits[position >> 3] = (bits[position >> 3] ?? 0) | (0x80 >> (position & 7));
  }
  return signStatusList(context, list, gzipSync(bits).toString('base64url'));
}

/**
 * The minimum attendance of a batch and its learners, for the trainer.
 * @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403)
 */
export async function getBatchCertificates(context: UserContext, { batchId }: { batchId: number }) {
  const { batch: row } = await taughtBatch(context, { batchId });
  const { db, clock, settings } = context;
  const batch = batchOf(row);
  const [percent, learners, issued, trainerVerified] = await Promise.all([
    storedPercent(context, batchId),
    findAttendees(db, batchId),
    findCertificatesOfBatch(db, batchId),
    hasVerifiedTrainer(db, batchId, dayIn(brand.timeZone, clock.now())),
  ]);
  // The newest of a learner comes last.
  const certificates = new Map(issued.map((certificate) => [certificate.userId, certificate]));
  return {
    batchId,
    percent,
    leastHours: settings.certificateHours,
    trainerVerified,
    isFinished: row.state !== 'cancelled' && row.endsAt !== null && row.endsAt <= clock.now(),
    learners: learners.map(({ userId, name, days }) => {
      const counts = attendanceOf(batch, days);
      const attendedMinutes = minutesOf(batch, counts.attended);
      return { userId, name, ...counts, attendedMinutes, certificate: certificates.get(userId) ?? null };
    }),
  };
}

async function storedPercent({ db }: UserContext, batchId: number): Promise<number | null> {
  const rule = await findRule(db, batchId);
  return rule ? rule.percent : defaultCertificatePercent;
}

export type BatchCertificates = Awaited<ReturnType<typeof getBatchCertificates>>;

/**
 * Sets the least attendance for a certificate; null gives none. Learners of a finished batch who reach a lower minimum
 * get their certificate at once. @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403), EDIT_CONFLICT (409)
 */
export async function setMinimumAttendance(
  context: UserContext,
  { batchId, percent, version }: { batchId: number; percent: number | null; version?: number },
): Promise<BatchCertificates> {
  await inTransaction(context, async (tx) => {
    const { course } = await editableBatch(tx, batchId);
    const stored = ruleVersion({ percent: await storedPercent(tx, batchId) });
    const read = () => getBatchCertificates(context, { batchId });
    requireVersion({ given: version, stored }, { name: 'minimum', read });
    await saveRule(tx.db, { batchId, percent, examinedAt: null });
    await auditCoursePart(tx, { action: 'batch.set-minimum-attendance', course, id: batchId, detail: { percent } });
    await issueForBatch(tx, batchId);
  });
  return getBatchCertificates(context, { batchId });
}

/** @throws ApiError CERTIFICATE_NOT_FOUND (404), FORBIDDEN (403), CERTIFICATE_REVOKED (409) */
export function revokeCertificate(
  context: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<CertificateRow> {
  return inTransaction(context, async (tx) => {
    const { principal, requestId, clock } = tx;
    const row = await lockCertificate(tx.db, id);
    if (!row) throw certificateNotFound();
    if (!mayRevoke(principal, row)) throw forbidden();
    if (row.revokedAt) throw alreadyRevoked();
    const revoked = await revoke(tx.db, id, {
      revokedAt: clock.now(),
      revokedBy: principal.id,
      revokeReason: reason.trim(),
    });
    // Ids of audited records are integers, ids of certificates are UUIDs.
    await writeAudit(tx.db, {
      actorId: principal.id,
      action: 'certificate.revoke',
      entityId: row.statusIndex,
      detail: { batchId: row.batchId, courseId: row.courseId, trainerId: row.trainerId },
      requestId,
    });
    await emit(tx, { kind: 'certificate.revoked', payload: { certificateId: id } });
    if (!revoked) throw certificateNotFound();
    // The name may have been corrected before.
    await replaceCorrected(tx, row.userId);
    return (await findCertificate(tx.db, id)) ?? revoked;
  });
}
