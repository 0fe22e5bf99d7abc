import * as limits from '@kaksha/domain/limits';
import { reasonRules } from '@kaksha/domain/review-rules';
import { hourMs } from '@kaksha/domain/time-units';
import { expiryRules } from '@kaksha/domain/verification-rules';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { mayAs } from '../../platform/context/policy';
import { writeAudit } from '../../platform/database/audit';
import { forbidden } from '../../platform/http/api-error';
import { check } from '../../platform/http/form';
import { emit } from '../../platform/outbox/emit';
import { trainerNotFound } from '../trainers/errors';
import { alreadyDecided, ownVerification, verificationNotFound } from './errors';
import { findTrainer, type ListedRow, listTrainers } from './list-repo';
import { belongsTo, decide, deleteRequestsOf, findLatest, forgetFiles, lockTrainer, setVerifiedUntil } from './repo';
import type { DecisionBody, ListQuery } from './schema';
import { todayOf, withDocuments } from './service';

/** Trainers with their verification, those who wait first. @throws ApiError FORBIDDEN (403) */
export async function getTrainersToVerify(
  context: UserContext,
  { page, count, standing, search = '' }: ListQuery & { page: number; count: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  mustBeForPeople(context);
  const filters = { today: todayOf(context), standing, search: search.trim() };
  return listTrainers(context.db, filters, { offset: (page - 1) * count, limit: count });
}

/** A trainer with the latest request. @throws ApiError FORBIDDEN (403), TRAINER_NOT_FOUND (404) */
export async function examineTrainer(context: UserContext, trainerId: number) {
  mustBeForPeople(context);
  const [trainer, request, isOwn] = await Promise.all([
    findTrainer(context.db, { trainerId, today: todayOf(context) }),
    withDocuments(context, trainerId),
    isOwnTrainer(context, trainerId),
  ]);
  if (!trainer) throw trainerNotFound();
  return { ...trainer, canDecide: !isOwn, request };
}

const isOwnTrainer = async ({ db, principal }: UserContext, trainerId: number) =>
  principal.trainerId === trainerId || belongsTo(db, principal.id, trainerId);

/**
 * Accepts or refuses the request that waits, or ends a verification. The trainer is told.
 * @throws ApiError VALIDATION_FAILED (400) without a last day or reason, FORBIDDEN (403) also for the own verification,
 * VERIFICATION_NOT_FOUND (404), VERIFICATION_STATE (409) when it is not the latest one or was decided
 */
export async function decideVerification(
  context: UserContext,
  { trainerId, requestId, accepted, expiresOn = '', reason: given = '' }: { trainerId: number } & DecisionBody,
): Promise<void> {
  mustBeForPeople(context);
  const reason = given.trim();
  if (accepted) check(expiryRules(todayOf(context)), { expiresOn });
  else check(reasonRules, { reason });
  await inTransaction(context, async (tx) => {
    const { db, principal, clock } = tx;
    await lockTrainer(db, trainerId);
    if (await isOwnTrainer(tx, trainerId)) throw ownVerification();
    const request = await findLatest(db, trainerId);
    if (!request) throw verificationNotFound();
    const ends = request.state === 'verified' && !accepted;
    if (request.id !== requestId || !(request.state === 'waiting' || ends)) throw alreadyDecided();
    const decision = { decidedBy: principal.id, decidedAt: clock.now() };
    await decide(db, request, { ...decision, ...(accepted ? { expiresOn } : { reason }) });
    if (ends) await setVerifiedUntil(db, trainerId, null);
    await writeAudit(db, {
      actorId: principal.id,
      action: `verification.${accepted ? 'accept' : ends ? 'end' : 'refuse'}`,
      entityId: request.id,
      requestId: tx.requestId,
      client: tx.client,
      detail: { trainerId, ...(accepted ? { expiresOn } : { reason }) },
    });
    await emit(tx, { kind: 'verification.decided', payload: { verificationId: request.id, ends } });
  });
}

function mustBeForPeople({ principal }: UserContext): void {
  if (!mayAs(principal, 'people')) throw forbidden();
}

/** Removes documents some days after the decision; their rows stay. Returns their number. */
export async function removeOldDocuments(
  context: Pick<ServiceContext, 'db' | 'materialStorage' | 'clock' | 'log'>,
): Promise<number> {
  const { db, materialStorage, clock, log } = context;
  const before = new Date(clock.now().getTime() - limits.verification.keptDays * 24 * hourMs);
  const files = await db.transaction((tx) => forgetFiles(tx, before));
  for (const file of files) await materialStorage.remove(file);
  if (files.length > 0) log.info({ files: files.length }, 'removed documents of decided verifications');
  return files.length;
}

/**
 * Deletes the requests of a trainer whose account is deleted. Returns the names of the files, which the caller removes
 * after the transaction.
 */
export const deleteVerificationsOf = ({ db }: Pick<ServiceContext, 'db'>, trainerId: number): Promise<string[]> =>
  deleteRequestsOf(db, trainerId);
