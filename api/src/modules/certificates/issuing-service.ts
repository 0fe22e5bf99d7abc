import { brand } from '@kaksha/domain/brand';
import { attendanceOf, defaultCertificatePercent, hasMinimumAttendance, minutesOf } from '@kaksha/domain/certificates';
import { dayIn } from '@kaksha/domain/dates';
import { firstClassDay, lastClassDay } from '@kaksha/domain/timetable';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import { emit } from '../../platform/outbox/emit';
import { signCredential } from './credential';
import {
  addCertificate,
  type CertificateRow,
  findAttendees,
  findBatchesToCheck,
  findBatchesToCorrect,
  findNewest,
  findRule,
  findUnsigned,
  lockBatch,
  saveRule,
  setCredential,
} from './repo';

/** Batches of one transaction each, and certificates to sign, per run; the rest waits for the next run. */
const maxPerRun = 200;

/** Issues the certificates of batches that ended, and signs those that have no credential yet, e.g. of demo data. */
export async function issueDueCertificates(context: ServiceContext): Promise<void> {
  const { db, clock } = context;
  for (const batchId of await findBatchesToCheck(db, clock.now(), maxPerRun)) {
    await inTransaction(context, (tx) => issueForBatch(tx, batchId));
  }
  for (const row of await findUnsigned(db, maxPerRun)) {
    await addCredential(context, row);
  }
}

/** Signs a certificate that has no credential yet. */
export async function addCredential(context: ServiceContext, row: CertificateRow): Promise<CertificateRow> {
  const credential = await signCredential(context, row);
  await setCredential(context.db, row.id, credential);
  return { ...row, credential };
}

/**
 * Issues the certificates of a finished batch to the learners who reached its minimum attendance and the hours of the
 * settings. A learner gets one
 * certificate of a batch, and another one when it is revoked and the learner's name was corrected. Call it in a
 * transaction.
 */
export async function issueForBatch(tx: ServiceContext, batchId: number): Promise<void> {
  const now = tx.clock.now();
  const found = await lockBatch(tx.db, batchId, dayIn(brand.timeZone, now));
  if (!found || found.batch.state === 'cancelled' || !found.batch.endsAt || found.batch.endsAt > now) return;
  const { course, trainerName, isTrainerVerified } = found;
  const batch = batchOf(found.batch);
  const rule = await findRule(tx.db, batchId);
  const percent = rule ? rule.percent : defaultCertificatePercent;
  await saveRule(tx.db, { batchId, percent, examinedAt: now });
  if (percent === null) return;
  for (const learner of await findAttendees(tx.db, batchId)) {
    const counts = attendanceOf(batch, learner.days);
    // A certificate without a name proves nothing.
    if (learner.isFormer || !learner.name.trim() || !hasMinimumAttendance(counts, percent)) continue;
    const attendedMinutes = minutesOf(batch, counts.attended);
    if (attendedMinutes < tx.settings.certificateHours * 60) continue;
    const learnerName = learner.name.trim();
    const newest = await findNewest(tx.db, { userId: learner.userId, batchId });
    if (newest && (!newest.revokedAt || newest.learnerName === learnerName)) continue;
    const certificate = await addCertificate(tx.db, {
      userId: learner.userId,
      replacesId: newest?.id ?? null,
      batchId,
      courseId: course.id,
      trainerId: course.trainerId,
      learnerName,
      courseName: course.name,
      trainerName,
      startDate: firstClassDay(batch),
      endDate: lastClassDay(batch) ?? batch.startDate,
      ...counts,
      attendedMinutes,
      isTrainerVerified,
      credential: '',
      issuedAt: now,
    });
    if (!certificate) continue;
    await addCredential(tx, certificate);
    await emit(tx, {
      kind: 'certificate.issued',
      payload: { certificateId: certificate.id },
      key: `certificate ${certificate.id}`,
    });
  }
}

/** Replaces the user's revoked certificates after a change of the name. Call it in a transaction. */
export async function replaceCorrected(tx: ServiceContext, userId: number): Promise<void> {
  for (const batchId of await findBatchesToCorrect(tx.db, userId)) await issueForBatch(tx, batchId);
}
