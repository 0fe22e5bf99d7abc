import { inTransaction, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { forbidden, notFound } from '../../platform/http/api-error';
import { deadLetterQueue } from '../../platform/jobs/queue';
import { findQueueFigures, findQueueNames } from '../../platform/jobs/repo';
import { mayOperateJobs } from './policy';
import { findDeadLetters, takeDeadLetter } from './repo';
import { maxDeadLetters } from './schema';

/** The queues with their figures, and the jobs that failed for good. @throws ApiError FORBIDDEN (403) */
export async function getJobs({ db, principal }: UserContext) {
  if (!mayOperateJobs(principal)) throw forbidden();
  const [queues, deadLetters] = await Promise.all([
    findQueueFigures(db, deadLetterQueue),
    findDeadLetters(db, { queue: deadLetterQueue, max: maxDeadLetters }),
  ]);
  return { queues, deadLetters };
}

/**
 * Puts a job that failed for good into its queue again, with all its attempts.
 * @throws ApiError FORBIDDEN (403), NOT_FOUND (404) when it was retried before or its queue does not exist any more
 */
export async function retryJob(context: UserContext, { id }: { id: string }): Promise<void> {
  if (!mayOperateJobs(context.principal)) throw forbidden();
  await inTransaction(context, async ({ db, queue, principal, requestId, client }) => {
    const data = await takeDeadLetter(db, { queue: deadLetterQueue, id });
    const target = data?.queue;
    if (typeof target !== 'string' || !(await findQueueNames(db)).includes(target)) {
      throw notFound('This job was retried already, or its queue does not exist any more.');
    }
    await queue.add(db, [{ queue: target, data: { ...data } }]);
    const detail = { jobId: id, queue: target };
    await writeAudit(db, { actorId: principal.id, action: 'job.retry', entityId: 0, detail, requestId, client });
  });
}
