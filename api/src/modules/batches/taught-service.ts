import type { UserContext } from '../../platform/context/context';
import { mayTeach } from '../../platform/context/policy';
import { forbidden } from '../../platform/http/api-error';
import { batchNotFound } from '../../platform/http/common-errors';
import { findBatchWithTeacher } from './taught-repo';

/** A batch, and whether the caller teaches it. @throws ApiError BATCH_NOT_FOUND (404) */
export async function findTaughtBatch({ db, principal }: UserContext, { batchId }: { batchId: number }) {
  const found = await findBatchWithTeacher(db, batchId);
  if (!found) throw batchNotFound();
  return { ...found, mayTeach: mayTeach(principal, found) };
}

/**
 * A batch for those who teach it: the trainer of the course and of the batch, and admins.
 * @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403)
 */
export async function taughtBatch(context: UserContext, input: { batchId: number }) {
  const found = await findTaughtBatch(context, input);
  if (!found.mayTeach) throw forbidden();
  return found;
}
